import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { DeleteDialogProps } from './DeleteDialog.tsx';
import { privacyMessages } from './messages.ts';
import { PrivacyRight } from './PrivacyRight.tsx';

export type DeleteAccountProps = Omit<DeleteDialogProps, 'open' | 'onOpenChange'>;

const loadDialog = () => import('./DeleteDialog.tsx').then((module) => module.DeleteDialog);

/** A button that opens the dialog in which the member deletes the account. */
export function DeleteAccount({ loadDeletion, onDelete, onDeleted, onSignInAgain }: DeleteAccountProps) {
  const texts = useMessages('Privacy', privacyMessages);
  const dialog = useLazyDialog<DeleteDialogProps>(loadDialog);
  return (
    <PrivacyRight title={texts.deleteTitle}>
      <p className="nu:mt-1 nu:text-muted">{texts.deleteText}</p>
      <Button variant="secondary" className="nu:mt-4" pending={dialog.pending} onClick={dialog.show}>
        {texts.deleteMine}
      </Button>
      {dialog.Dialog && (
        <dialog.Dialog
          open={dialog.open}
          onOpenChange={dialog.setOpen}
          loadDeletion={loadDeletion}
          onDelete={onDelete}
          onDeleted={onDeleted}
          onSignInAgain={onSignInAgain}
        />
      )}
    </PrivacyRight>
  );
}
