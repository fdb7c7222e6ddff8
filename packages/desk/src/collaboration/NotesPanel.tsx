import type { Input } from '@naungan/api/client';
import { MAX_NOTE_LENGTH } from '@naungan/api/desk-tasks';
import { formatDateTime } from '@naungan/domain/dates';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useResource } from '../desk/use-resource.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

export type NotesPanelProps = {
  subject: Input<'deskNotes'>['params']['subject'];
  id: string;
};

/** Internal notes about a record, the newest first. Notes cannot be changed; customers never see them. */
export function NotesPanel({ subject, id }: NotesPanelProps) {
  const { call } = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, clear] = useDraft(`note.${subject}.${id}`, '');
  const [error, setError] = useState<string | undefined>();
  const decision = useDecision(() => undefined);
  const params = { subject, id };
  const { resource, refresh, reload } = useResource(
    `${subject}.${id}`,
    async () => (await call('deskNotes', { params })).response,
  );
  useShortcuts('Catatan', [{ keys: 'i', label: 'Tulis catatan', run: () => field.current?.focus() }]);

  async function submit() {
    const trimmed = text.trim();
    setError(trimmed === '' ? 'Tulis catatannya' : undefined);
    if (trimmed === '') return;
    const isDone = await decision.send(() => call('deskAddNote', { params, body: { text: trimmed } }));
    if (!isDone) return;
    clear();
    decision.reset();
    await refresh();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    void submit();
  }
  return (
    <section aria-label="Catatan internal" className="nu:grid nu:gap-2 nu:border-b nu:border-line nu:p-4">
      <h2 className="nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
        Catatan internal
      </h2>
      <TextArea
        ref={field}
        label="Catatan baru"
        hint="Pelanggan tidak melihat catatan ini."
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={error ?? decision.problem?.message}
        aria-keyshortcuts="i"
        onKeyDown={handleKey}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <DeskButton
        pending={decision.isPending}
        className="nu:justify-self-start"
        onClick={() => void submit()}
      >
        Simpan catatan
      </DeskButton>
      {resource.state === 'loading' && <p className="nu:text-sm nu:text-muted">Memuat catatan…</p>}
      {resource.state === 'failed' && (
        <div className="nu:grid nu:justify-items-start nu:gap-2">
          <p role="alert" className="nu:text-sm nu:text-bad">
            {resource.problem.message}
          </p>
          <DeskButton onClick={() => void reload()}>Muat ulang catatan</DeskButton>
        </div>
      )}
      {resource.state === 'ready' && resource.value.length === 0 && (
        <p className="nu:text-sm nu:text-muted">Belum ada catatan.</p>
      )}
      {resource.state === 'ready' && (
        <ol className="nu:grid nu:gap-3 nu:text-sm">
          {resource.value.map((note) => (
            <li key={note.id} className="nu:border-s-2 nu:border-line nu:ps-3">
              <p className="nu:break-words nu:whitespace-pre-line">{note.text}</p>
              <p className="nu:text-xs nu:text-muted">
                <time dateTime={note.at}>{formatDateTime(note.at)}</time> · {note.author.fullName}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
