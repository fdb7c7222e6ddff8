import { TextArea } from '@naungan/ui/primitives/text-area';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionProblem } from '../parts/DecisionProblem.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';

/** Limits of the note, as in the contract of the API. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 4_000;
const MISSING_NOTE = 'Tulis apa yang sudah dilakukan, paling sedikit 3 huruf!';

export type HandledFormProps = {
  /** The id of the payment. */
  id: string;
  /** Called after the note is stored. */
  onDone: () => void;
};

/** Records what was done about a payment, which then leaves the queue. What is typed stays until it is stored. */
export function HandledForm({ id, onDone }: HandledFormProps) {
  const { call } = useDesk();
  const decision = useDecision(() => undefined);
  const [note, setNote, clear] = useDraft(`payment.${id}`, '');
  const [error, setError] = useState<string | undefined>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { note: note.trim() };
    const problem = body.note.length < MIN_LENGTH ? MISSING_NOTE : undefined;
    setError(problem);
    if (problem) return;
    const isDone = await decision.send(() => call('deskHandlePayment', { params: { id }, body }));
    if (!isDone) return;
    clear();
    onDone();
  }
  return (
    <section aria-label="Penanganan" className="nu:border-b nu:border-line nu:p-4">
      <form noValidate onSubmit={(event) => void submit(event)} className="nu:grid nu:gap-3">
        <DecisionProblem decision={decision} changes={[]} />
        <TextArea
          label="Apa yang sudah dilakukan"
          hint="Misalnya nomor pengembalian dana dan tanggalnya."
          rows={4}
          maxLength={MAX_LENGTH}
          value={note}
          error={error}
          onChange={(event) => {
            setNote(event.target.value);
            setError(undefined);
          }}
        />
        <div>
          <DeskButton type="submit" variant="primary" pending={decision.isPending}>
            Tandai sudah ditangani
          </DeskButton>
        </div>
      </form>
    </section>
  );
}
