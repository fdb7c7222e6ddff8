import { AsyncContent } from '../../flow/async-content/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { accountFormsMessages } from '../messages.ts';
import { DeleteForm } from './DeleteForm.tsx';
import { DeletionFacts } from './DeletionFacts.tsx';
import { privacyMessages } from './messages.ts';
import type { DeletionPreview } from './privacy-records.ts';

export type DeleteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  loadDeletion: () => Promise<DeletionPreview>;
  /** Deletes the account; `password` is '' for an account without a password. Rejects with an `ApiProblem`. */
  onDelete: (password: string) => Promise<unknown>;
  /** Called after the deletion; the parent component then leaves the page. */
  onDeleted: () => void;
  /** Navigates a member without password to the login, which returns here. */
  onSignInAgain: () => void;
};

type DeletionStepProps = Pick<DeleteDialogProps, 'onDelete' | 'onDeleted' | 'onSignInAgain'> & {
  preview: DeletionPreview;
  onClose: () => void;
};

/** Shows why the account cannot be deleted, the request for a recent login, or the form that deletes the account. */
function DeletionStep({ preview, onClose, onDelete, onDeleted, onSignInAgain }: DeletionStepProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('Privacy', privacyMessages);
  if (preview.hindrance)
    return (
      <>
        <Alert tone="warning" title={texts.notYet}>
          {preview.hindrance}
        </Alert>
        <Button onClick={onClose}>{shared.close}</Button>
      </>
    );
  if (preview.confirmBy === 'session' && !preview.fresh)
    return (
      <>
        <Alert tone="info" title={texts.loginAgainTitle}>
          {texts.loginAgainText}
        </Alert>
        <Button onClick={onSignInAgain}>{texts.loginAgain}</Button>
      </>
    );
  return (
    <DeleteForm
      hasPassword={preview.confirmBy === 'password'}
      onCancel={onClose}
      onDelete={onDelete}
      onDeleted={onDeleted}
    />
  );
}

/**
 * Lists the data that is deleted and the data that the law requires the broker to retain. The member must
 * type a confirmation word and, if the account has one, the password.
 */
export function DeleteDialog({ open, onOpenChange, loadDeletion, ...stepProps }: DeleteDialogProps) {
  const texts = useMessages('Privacy', privacyMessages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.deleteTitle}>
      <AsyncContent load={loadDeletion} skeleton={<Skeleton lines={8} />}>
        {(preview) => (
          <div className="nu:grid nu:gap-5">
            <DeletionFacts {...preview} />
            <DeletionStep preview={preview} onClose={() => onOpenChange(false)} {...stepProps} />
          </div>
        )}
      </AsyncContent>
    </Dialog>
  );
}
