import type { ClaimAccount } from '@naungan/domain/claim/record';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { claimDialogsMessages } from '../messages.ts';
import { AccountText } from './AccountText.tsx';

export type PayoutAccountProps = Pick<ClaimDialogProps, 'claim' | 'actions' | 'refresh'> & {
  account: ClaimAccount;
};

/** The account that a claim is paid to, with a button to change the account until the payment [Q43]. */
export function PayoutAccount({ account, claim, actions, refresh }: PayoutAccountProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { Dialog, open, setOpen, pending, show } = useLazyDialog<ClaimDialogProps>(() =>
    import('./AccountDialog.tsx').then((module) => module.AccountDialog),
  );
  const isChangeable = claim.next.also.includes('account');
  return (
    <>
      <AccountText account={account} />
      {isChangeable && (
        <Button
          variant="secondary"
          size="sm"
          className="nu:mt-2 nu:block"
          pending={pending}
          onClick={() => void show()}
        >
          {texts.changeAccount}
        </Button>
      )}
      {Dialog && (
        <Dialog
          claim={claim}
          actions={actions}
          open={open && isChangeable}
          onOpenChange={setOpen}
          refresh={refresh}
        />
      )}
    </>
  );
}
