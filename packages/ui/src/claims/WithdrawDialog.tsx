import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { formatRupiah } from '@naungan/domain/money';
import { LIMITS } from '@naungan/domain/text';
import { useState } from 'react';
import { Button } from '../primitives/button/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { TextArea } from '../primitives/text-area/index.ts';
import { ClaimActionProblem } from './claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';
import { claimDialogsMessages } from './messages.ts';

/** A dialog to withdraw the claim, with an optional reason. A withdrawal cannot be undone. */
export function WithdrawDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const [reason, setReason] = useState('');
  const { runAction, pending, error } = useClaimAction({
    open,
    close: () => onOpenChange(false),
    refresh,
    failureMessage: texts.withdrawFailed,
  });
  const { approvedAmount } = claim.payment;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      size="sm"
      title={CLAIM_MESSAGES.withdrawConfirm}
      description={texts.withdrawText}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            pending={pending}
            onClick={() => void runAction(() => actions.withdraw(reason), texts.withdrawn)}
          >
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <ClaimActionProblem error={error} />
      {approvedAmount !== null && (
        <p className="nu:mb-4">
          {texts.approvedAmount} <strong>{formatRupiah(approvedAmount)}</strong>
          {texts.notPaid}
        </p>
      )}
      <TextArea
        label={texts.reason}
        requirement="optional"
        value={reason}
        maxLength={LIMITS.message}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
