import type { ViewList } from '@naungan/api/desk-filters';
import type { DeskView } from '@naungan/api/desk-views';
import { TextField } from '@naungan/ui/primitives/text-field';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';

type DialogProps = {
  onClose: () => void;
  /** Called with the message of success. */
  onDone: (message: string) => void;
};

const dialogState = (onClose: () => void) => ({
  open: true,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) onClose();
  },
  changes: [],
});

type NameFieldProps = { value: string; onValueChange: (name: string) => void };

const NameField = ({ value, onValueChange }: NameFieldProps) => (
  <TextField
    label="Nama tampilan"
    name="name"
    autoComplete="off"
    maxLength={40}
    value={value}
    onChange={(event) => onValueChange(event.target.value)}
  />
);

/** Saves the current filters. The typed name stays until the view is stored. */
export function SaveViewDialog({
  queue,
  filters,
  onClose,
  onDone,
}: DialogProps & { queue: ViewList; filters: Record<string, string> }) {
  const { call } = useDesk();
  const decision = useDecision(() => undefined);
  const [name, setName, clear] = useDraft(`views.save.${queue}`, '');
  async function submit() {
    if (!(await decision.send(() => call('deskSaveView', { body: { queue, name, filters } })))) return;
    clear();
    onDone('Tampilan sudah disimpan.');
  }
  return (
    <DecisionDialog
      {...dialogState(onClose)}
      title="Simpan tampilan"
      description="Filter yang sedang dipakai tersimpan dengan nama ini, hanya untuk Anda."
      confirmLabel="Simpan"
      size="sm"
      decision={decision}
      onSubmit={() => void submit()}
    >
      <NameField value={name} onValueChange={setName} />
    </DecisionDialog>
  );
}

export function RenameViewDialog({ view, onClose, onDone }: DialogProps & { view: DeskView }) {
  const { call } = useDesk();
  const decision = useDecision(() => undefined);
  const [name, setName] = useState(view.name);
  async function submit() {
    const params = { id: view.id };
    if (await decision.send(() => call('deskRenameView', { params, body: { name } })))
      onDone('Nama tampilan sudah diubah.');
  }
  return (
    <DecisionDialog
      {...dialogState(onClose)}
      title={`Ubah nama ${view.name}`}
      confirmLabel="Simpan"
      size="sm"
      decision={decision}
      onSubmit={() => void submit()}
    >
      <NameField value={name} onValueChange={setName} />
    </DecisionDialog>
  );
}

export function DeleteViewDialog({ view, onClose, onDone }: DialogProps & { view: DeskView }) {
  const { call } = useDesk();
  const decision = useDecision(() => undefined);
  async function submit() {
    if (await decision.send(() => call('deskDeleteView', { params: { id: view.id } })))
      onDone('Tampilan sudah dihapus.');
  }
  return (
    <DecisionDialog
      {...dialogState(onClose)}
      title={`Hapus tampilan ${view.name}?`}
      description="Data di antrean tidak berubah."
      confirmLabel="Hapus"
      tone="danger"
      size="sm"
      decision={decision}
      onSubmit={() => void submit()}
    />
  );
}
