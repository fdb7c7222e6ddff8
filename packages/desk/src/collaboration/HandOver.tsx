import { MAX_NOTE_LENGTH, NOTES_OF_TASK } from '@naungan/api/desk-tasks';
import type { DeskColleague } from '@naungan/api/desk-work';
import { DESK_ROLE_LABELS } from '@naungan/domain/desk-roles';
import { Select } from '@naungan/ui/primitives/select';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useResource } from '../desk/use-resource.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import type { TaskProps } from './task-props.ts';

export type HandOverProps = TaskProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (owner: TaskProps['owner']) => void;
};

/** Returns 'DEWI LESTARI (Klaim, Keuangan)'. */
const colleagueText = ({ fullName, roles }: DeskColleague): string =>
  roles.length === 0 ? fullName : `${fullName} (${roles.map((role) => DESK_ROLE_LABELS[role]).join(', ')})`;

/** Gives a task to a colleague, with a note for the colleague. The colleagues load when the dialog opens. */
export function HandOver({ subject, id, owner, open, onOpenChange, onDone }: HandOverProps) {
  const { call, me } = useDesk();
  const decision = useDecision(() => undefined);
  const field = useRef<HTMLSelectElement>(null);
  const [to, setTo] = useState('');
  const [note, setNote, clearNote] = useDraft(`hand-over.${subject}.${id}`, '');
  const [error, setError] = useState<string | undefined>();
  const { resource, reload } = useResource(open ? 'open' : 'closed', async () =>
    open ? (await call('deskColleagues', { params: { subject, id } })).response : [],
  );
  const colleagues =
    resource.state === 'ready' ? resource.value.filter((person) => person.id !== (owner?.id ?? me.id)) : [];

  const isLoaded = resource.state === 'ready' && colleagues.length > 0;
  // While the colleagues load, the field is disabled and cannot have the focus.
  useEffect(() => {
    if (open && isLoaded) field.current?.focus();
  }, [open, isLoaded]);

  async function submit() {
    if (to === '') {
      setError('Pilih rekan kerja');
      return;
    }
    const isDone = await decision.send(async () => {
      const task = await call('deskHandOverTask', {
        params: { subject, id },
        body: { to, note: note.trim() || undefined },
      });
      onDone(task.response.owner);
    });
    if (!isDone) return;
    setTo('');
    clearNote();
    onOpenChange(false);
    notifyStored('Tugas sudah diserahkan.');
  }
  return (
    <DecisionDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Serahkan tugas"
      confirmLabel="Serahkan tugas"
      size="sm"
      decision={decision}
      changes={[]}
      onSubmit={() => void submit()}
    >
      {resource.state === 'failed' ? (
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      ) : (
        <>
          <Select
            ref={field}
            label="Rekan kerja"
            placeholder="Pilih rekan kerja"
            hint="Hanya rekan yang boleh mengerjakan tugas ini."
            pending={resource.state === 'loading'}
            options={colleagues.map((person) => ({ value: person.id, label: colleagueText(person) }))}
            value={to}
            error={error}
            onValueChange={(value) => {
              setTo(value);
              setError(undefined);
            }}
          />
          {NOTES_OF_TASK[subject] !== null && (
            <TextArea
              label="Pesan untuk rekan"
              requirement="optional"
              hint="Disimpan sebagai catatan internal. Pelanggan tidak melihatnya."
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </>
      )}
    </DecisionDialog>
  );
}
