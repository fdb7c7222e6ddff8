import type { DeskContact } from '@naungan/api/desk-queues';
import { RadioGroup } from '@naungan/ui/primitives/radio-group';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionProblem } from '../parts/DecisionProblem.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';

type Status = DeskContact['status'];

const OPTIONS: readonly { value: Status; label: string }[] = [
  { value: 'contacted', label: 'Sudah dihubungi' },
  { value: 'invalid', label: 'Tidak valid' },
  { value: 'new', label: 'Belum dihubungi' },
];
const MAX_LENGTH = 4_000;

export type FollowUpFormProps = {
  contact: Pick<DeskContact, 'kind' | 'id' | 'status'>;
  /** Called after the result is stored. */
  onDone: () => void;
};

/** Records the result of a contact. What is typed stays until it is stored; Ctrl+Enter stores it, too. */
export function FollowUpForm({ contact, onDone }: FollowUpFormProps) {
  const { kind, id, status: storedStatus } = contact;
  const { call } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const decision = useDecision(() => undefined);
  const initial = { status: storedStatus === 'new' ? ('contacted' as const) : storedStatus, note: '' };
  const [draft, setDraft, clear] = useDraft<{ status: Status; note: string }>(
    `contact.${kind}.${id}`,
    initial,
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { status: draft.status, note: draft.note.trim() };
    const isDone = await decision.send(() => call('deskFollowUp', { params: { kind, id }, body }));
    if (!isDone) return;
    clear();
    onDone();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }
  return (
    <section aria-label="Hasil kontak" className="nu:border-b nu:border-line nu:p-4">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={handleKey}
        className="nu:grid nu:gap-3"
      >
        <DecisionProblem decision={decision} changes={[]} />
        <RadioGroup
          label="Hasil kontak"
          options={OPTIONS}
          orientation="vertical"
          value={draft.status}
          hint={
            kind === 'guest' && draft.status === 'invalid'
              ? 'Daftar produk lengkap tidak lagi terbuka bagi pengunjung ini.'
              : undefined
          }
          onValueChange={(value) =>
            setDraft({ ...draft, status: OPTIONS.find((option) => option.value === value)?.value ?? 'new' })
          }
        />
        <TextArea
          label="Catatan"
          requirement="optional"
          rows={3}
          maxLength={MAX_LENGTH}
          value={draft.note}
          onChange={(event) => setDraft({ ...draft, note: event.target.value })}
        />
        <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-2">
          <DeskButton type="submit" variant="primary" pending={decision.isPending}>
            Simpan hasil
          </DeskButton>
          <p className="nu:text-xs nu:text-muted">Ctrl+Enter untuk menyimpan</p>
        </div>
      </form>
    </section>
  );
}
