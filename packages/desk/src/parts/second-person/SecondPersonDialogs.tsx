import { TextArea } from '@naungan/ui/primitives/text-area';
import { type ReactNode, useState } from 'react';
import { useDecision } from '../../desk/use-decision.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { DecisionDialog, type DecisionDialogProps } from '../DecisionDialog.tsx';
import { reasonProblem } from '../reason.ts';

type Shared = Pick<DecisionDialogProps, 'open' | 'onOpenChange' | 'title' | 'confirmLabel'> & {
  description?: ReactNode;
  children?: ReactNode;
  /** What changed meanwhile, after a conflict; default: the changes in the server's response. */
  changes?: readonly string[];
  onConflict: () => void;
  onDone: () => void;
};

/** Returns what changed meanwhile, as the server's response to a refused decision lists it. */
function changesIn({ problem }: ReturnType<typeof useDecision>): string[] {
  const changes = problem?.record?.changes ?? [];
  return changes.map(({ actorName, reason, to }) => [actorName, reason ?? to].join(': '));
}

/** Confirms what another person has proposed. */
export function ConfirmProposal({
  send,
  changes,
  onConflict,
  onDone,
  ...dialog
}: Shared & { send: () => Promise<unknown> }) {
  const decision = useDecision(onConflict);
  async function submit() {
    if (await decision.send(send)) onDone();
  }
  return (
    <DecisionDialog
      {...dialog}
      changes={changes ?? changesIn(decision)}
      decision={decision}
      onSubmit={() => void submit()}
    />
  );
}

export type ReasonDialogProps = Shared & {
  /** The name under which the typed reason is stored. */
  draftName: string;
  /** Default: 'Alasan untuk rekan'. */
  label?: string;
  send: (reason: string) => Promise<unknown>;
};

/** A decision with a reason: the refusal of a proposal, or the end of a change. */
export function ReasonDialog({
  draftName,
  label = 'Alasan untuk rekan',
  send,
  changes,
  onConflict,
  onDone,
  ...dialog
}: ReasonDialogProps) {
  const decision = useDecision(onConflict);
  const [reason, setReason, clear] = useDraft(draftName, '');
  const [error, setError] = useState<string | undefined>();
  async function submit() {
    const problem = reasonProblem(reason);
    setError(problem);
    if (problem || !(await decision.send(() => send(reason.trim())))) return;
    clear();
    onDone();
  }
  return (
    <DecisionDialog
      {...dialog}
      tone="danger"
      changes={changes ?? changesIn(decision)}
      decision={decision}
      onSubmit={() => void submit()}
    >
      <TextArea
        label={label}
        value={reason}
        error={error}
        maxLength={1000}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
    </DecisionDialog>
  );
}
