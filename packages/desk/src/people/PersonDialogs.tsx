import type { DeskPeople, DeskPerson } from '@naungan/api/desk-people';
import { TextField } from '@naungan/ui/primitives/text-field';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { resultText, roleNames } from './person-facts.ts';
import { type RolesDraft, RolesFields } from './RolesFields.tsx';

type DialogProps = {
  onClose: () => void;
  /** Called with the message of success. */
  onDone: (message: string) => void;
  /** Loads the list again after a conflict. */
  onReload: () => void;
};

const dialogState = (onClose: () => void) => ({
  open: true,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) onClose();
  },
  changes: [],
});

/** Invites a person. What is typed stays until the invitation is stored. */
export function InviteDialog({
  insurers,
  needsSecondPerson,
  onClose,
  onDone,
  onReload,
}: DialogProps & Pick<DeskPeople, 'insurers' | 'needsSecondPerson'>) {
  const { call } = useDesk();
  const decision = useDecision(onReload);
  const [draft, setDraft, clear] = useDraft<RolesDraft & { email: string; fullName: string }>(
    'people.invite',
    { email: '', fullName: '', roles: [], insurer: null },
  );
  async function submit() {
    let message = '';
    const isStored = await decision.send(async () => {
      const { change } = (await call('deskInvitePerson', { body: draft })).response;
      message = resultText(change, 'Undangan sudah dikirim.');
    });
    if (!isStored) return;
    clear();
    onDone(message);
  }
  return (
    <DecisionDialog
      {...dialogState(onClose)}
      title="Undang staf"
      description={
        needsSecondPerson
          ? 'Undangan dikirim setelah supervisor lain menyetujui perannya.'
          : 'Undangan langsung dikirim ke alamat email ini.'
      }
      confirmLabel="Undang"
      decision={decision}
      onSubmit={() => void submit()}
    >
      <TextField
        label="Nama lengkap"
        name="fullName"
        autoComplete="off"
        value={draft.fullName}
        onChange={(event) => setDraft({ ...draft, fullName: event.target.value })}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="off"
        value={draft.email}
        onChange={(event) => setDraft({ ...draft, email: event.target.value })}
      />
      <RolesFields
        value={draft}
        insurers={insurers}
        onValueChange={(roles) => setDraft({ ...draft, ...roles })}
      />
    </DecisionDialog>
  );
}

/** Proposes other roles for a person; a disabled person is invited again. */
export function RolesDialog({
  person,
  insurers,
  onClose,
  onDone,
  onReload,
}: DialogProps & Pick<DeskPeople, 'insurers'> & { person: DeskPerson }) {
  const { id, fullName, status, roles, insurer } = person;
  const { call } = useDesk();
  const decision = useDecision(onReload);
  const [draft, setDraft, clear] = useDraft<RolesDraft>(`people.roles.${id}`, {
    roles,
    insurer: insurer?.code ?? null,
  });
  async function submit() {
    let message = '';
    const isStored = await decision.send(async () => {
      const { change } = (await call('deskChangeRoles', { params: { id }, body: draft })).response;
      message = resultText(change, `Peran ${fullName} sudah diubah.`);
    });
    if (!isStored) return;
    clear();
    onDone(message);
  }
  return (
    <DecisionDialog
      {...dialogState(onClose)}
      title={`Ubah peran ${fullName}`}
      description={
        status === 'inactive'
          ? 'Akun ini nonaktif. Dengan peran baru, orang ini diundang kembali.'
          : `Peran sekarang: ${roleNames(roles)}.`
      }
      confirmLabel="Simpan peran"
      decision={decision}
      onSubmit={() => void submit()}
    >
      <RolesFields value={draft} insurers={insurers} onValueChange={setDraft} />
    </DecisionDialog>
  );
}

/** Confirms that an account is disabled at once. */
export function DisableDialog({ person, onClose, onDone, onReload }: DialogProps & { person: DeskPerson }) {
  const { id, fullName } = person;
  const { call } = useDesk();
  const decision = useDecision(onReload);
  async function submit() {
    if (await decision.send(() => call('deskDisablePerson', { params: { id } })))
      onDone(`Akun ${fullName} sudah dinonaktifkan.`);
  }
  return (
    <DecisionDialog
      {...dialogState(onClose)}
      title={`Nonaktifkan akun ${fullName}?`}
      description="Sesi, tautan, dan verifikasi dua langkah orang ini langsung berakhir. Untuk kembali bekerja, orang ini perlu diundang lagi."
      confirmLabel="Nonaktifkan"
      tone="danger"
      decision={decision}
      onSubmit={() => void submit()}
    />
  );
}
