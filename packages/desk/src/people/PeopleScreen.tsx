import type { DeskPerson } from '@naungan/api/desk-people';
import { Alert } from '@naungan/ui/primitives/alert';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useResource } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { notifyStored } from '../parts/notify.ts';
import { ScreenHeader } from '../parts/screen-header/ScreenHeader.tsx';
import { TableSkeleton } from '../parts/TableSkeleton.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { OpenChanges } from './OpenChanges.tsx';
import { PeopleTable, type PersonAction } from './PeopleTable.tsx';
import { DisableDialog, InviteDialog, RolesDialog } from './PersonDialogs.tsx';

type OpenDialog = { kind: 'invite' } | { kind: 'roles' | 'disable'; person: DeskPerson };

/** The accounts of staff: invitations, roles, and changes of roles that wait for a second supervisor. */
export function PeopleScreen() {
  const { call } = useDesk();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [resendingId, setResendingId] = useState<string | null>(null);
  const { resource, refresh, reload } = useResource(
    'people',
    async () => (await call('deskPeople', {})).response,
  );
  const resending = useDecision(() => void refresh());
  useShortcuts('Staf', [{ keys: 'u', label: 'Undang staf', run: () => setDialog({ kind: 'invite' }) }]);

  function finish(message: string) {
    setDialog(null);
    notifyStored(message);
    void refresh();
  }
  async function resend({ id, email }: DeskPerson) {
    setResendingId(id);
    const isSent = await resending.send(() => call('deskResendInvitation', { params: { id } }));
    setResendingId(null);
    if (!isSent) return;
    resending.reset();
    finish(`Undangan baru sudah dikirim ke ${email}. Tautan lama tidak berlaku lagi.`);
  }
  function act(action: PersonAction, person: DeskPerson) {
    if (action === 'resend') void resend(person);
    else setDialog({ kind: action, person });
  }
  const dialogProps = {
    onClose: () => setDialog(null),
    onDone: finish,
    onReload: () => void refresh(),
  };
  const value = resource.state === 'ready' ? resource.value : null;
  return (
    <>
      <ScreenHeader
        title="Staf"
        detail={value && <span className="nu:text-sm nu:text-muted">{value.people.length} akun</span>}
        actions={
          <DeskButton variant="primary" keys="u" onClick={() => setDialog({ kind: 'invite' })}>
            Undang staf
          </DeskButton>
        }
      />
      {resending.problem && (
        <Alert tone="danger" title="Undangan belum dikirim" className="nu:m-5 nu:mb-0">
          {resending.problem.message}
        </Alert>
      )}
      {resource.state === 'loading' && <TableSkeleton />}
      {resource.state === 'failed' && (
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      )}
      {value && (
        <>
          <OpenChanges changes={value.changes} onDone={finish} onReload={dialogProps.onReload} />
          <PeopleTable people={value.people} resendingId={resendingId} onAction={act} />
          {dialog?.kind === 'invite' && <InviteDialog {...value} {...dialogProps} />}
          {dialog?.kind === 'roles' && (
            <RolesDialog person={dialog.person} insurers={value.insurers} {...dialogProps} />
          )}
          {dialog?.kind === 'disable' && <DisableDialog person={dialog.person} {...dialogProps} />}
        </>
      )}
    </>
  );
}
