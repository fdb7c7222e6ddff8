import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { problemOf } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { HandOver } from './HandOver.tsx';
import type { TaskProps } from './task-props.ts';

export type TaskPanelProps = TaskProps & {
  /** Called after the task was given to a colleague, perhaps with a note. */
  onHandedOver?: (() => void) | undefined;
};

/** Who works on a record: take the task, release it, or give it to a colleague. */
export function TaskPanel({ subject, id, owner: loadedOwner, onHandedOver }: TaskPanelProps) {
  const { call, me } = useDesk();
  const [owner, setOwner] = useState(loadedOwner);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const decision = useDecision(() => undefined);
  const isMine = owner?.id === me.id;
  const params = { subject, id };
  const canHandOver = owner === null || isMine || me.roles.includes('supervisor');

  // Dependencies: another owner after a reload of the record
  const [lastLoaded, setLastLoaded] = useState(loadedOwner?.id);
  if (lastLoaded !== loadedOwner?.id) {
    setLastLoaded(loadedOwner?.id);
    setOwner(loadedOwner);
  }

  /** Takes or releases the task. A refused call names the colleague who has it meanwhile. */
  async function change(name: 'deskTakeTask' | 'deskReleaseTask') {
    const isDone = await decision.send(async () => {
      try {
        setOwner((await call(name, { params })).response.owner);
      } catch (error) {
        const { owner: colleague } = problemOf(error);
        if (colleague) setOwner(colleague);
        throw error;
      }
    });
    if (isDone) decision.reset();
  }
  const actions = [
    ...(owner === null ? [{ keys: 'a', label: 'Ambil tugas', run: () => void change('deskTakeTask') }] : []),
    ...(isMine ? [{ keys: 'a', label: 'Lepas tugas', run: () => void change('deskReleaseTask') }] : []),
    ...(canHandOver ? [{ keys: 'h', label: 'Serahkan', run: () => setIsHandingOver(true) }] : []),
  ];
  useShortcuts('Tugas', actions);
  return (
    <section aria-label="Tugas" className="nu:border-b nu:border-line nu:p-4">
      <h2 className="nu:mb-1 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Tugas</h2>
      <p role="status" className="nu:text-sm nu:break-words">
        {owner === null && 'Belum ada petugas'}
        {owner !== null && (isMine ? 'Anda menangani data ini' : `Ditangani ${owner.fullName}`)}
      </p>
      {decision.problem && (
        <p role="alert" className="nu:mt-1 nu:text-sm nu:text-bad">
          {decision.problem.message}
        </p>
      )}
      {actions.length > 0 && (
        <div className="nu:mt-2 nu:flex nu:flex-wrap nu:gap-2">
          {actions.map(({ keys, label, run }) => (
            <DeskButton key={label} keys={keys} pending={decision.isPending} onClick={run}>
              {label}
            </DeskButton>
          ))}
        </div>
      )}
      <HandOver
        subject={subject}
        id={id}
        owner={owner}
        open={isHandingOver}
        onOpenChange={setIsHandingOver}
        onDone={(newOwner) => {
          setOwner(newOwner);
          onHandedOver?.();
        }}
      />
    </section>
  );
}
