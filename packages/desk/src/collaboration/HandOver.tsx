import { Select } from '@naungan/ui/primitives/select';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useResource } from '../desk/use-resource.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import type { TaskProps } from './task-props.ts';

export type HandOverProps = TaskProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (owner: TaskProps['owner']) => void;
};

/** Gives a task to a colleague. The colleagues load when the dialog opens. */
export function HandOver({ subject, id, owner, open, onOpenChange, onDone }: HandOverProps) {
  const { call, me } = useDesk();
  const decision = useDecision(() => undefined);
  const field = useRef<HTMLSelectElement>(null);
  const [to, setTo] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { resource, reload } = useResource(open ? 'open' : 'closed', async () =>
    open ? (await call('deskColleagues', {})).response : [],
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
      const task = await call('deskHandOverTask', { params: { subject, id }, body: { to } });
      onDone(task.response.owner);
    });
    if (!isDone) return;
    setTo('');
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
        <Select
          ref={field}
          label="Rekan kerja"
          placeholder="Pilih rekan kerja"
          pending={resource.state === 'loading'}
          options={colleagues.map((person) => ({ value: person.id, label: person.fullName }))}
          value={to}
          error={error}
          onValueChange={(value) => {
            setTo(value);
            setError(undefined);
          }}
        />
      )}
    </DecisionDialog>
  );
}
