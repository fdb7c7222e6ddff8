import { useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { claimDialogsMessages } from '../messages.ts';
import { AccountInputs } from './AccountInputs.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSaveAccount } from './use-save-account.ts';

/** A dialog to change the bank account for the payment, until the claim is paid [Q43]. */
export function AccountDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const form = useAccountForm(claim, actions);
  const content = useRef<HTMLDivElement>(null);
  const { save, pending, error } = useSaveAccount({
    actions,
    form,
    open,
    close: () => onOpenChange(false),
    refresh,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      title={texts.account}
      description={texts.accountText}
      footer={
        <Button
          className="nu:w-full nu:@tablet:w-auto"
          pending={pending}
          onClick={() => content.current && void save(content.current)}
        >
          {texts.saveAccount}
        </Button>
      }
    >
      <div ref={content}>
        <ClaimActionProblem error={error} />
        <AccountInputs
          account={form.account}
          errors={form.errors}
          onChange={form.changeAccount}
          loadBanks={actions.loadBanks}
        />
      </div>
    </Dialog>
  );
}
