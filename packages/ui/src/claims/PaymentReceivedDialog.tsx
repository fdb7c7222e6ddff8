import { formatRupiah } from '@naungan/domain/money';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';
import { claimDialogsMessages } from './messages.ts';

/** A dialog in which the claimant confirms that the payment has arrived or the repair is finished. The confirmation closes the claim. */
export function PaymentReceivedDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { runAction } = useClaimAction({ open, close: () => onOpenChange(false), refresh });
  const { approvedAmount, replacement } = claim.payment;
  const isRepair = replacement.selectedMethod === 'workshop';
  const reminder = isRepair ? texts.repairReminder : texts.paymentReminder(formatRupiah(approvedAmount ?? 0));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isRepair ? texts.repairDone : texts.paymentReceived}
      description={texts.endsClaim(reminder)}
      confirmLabel={isRepair ? texts.repairConfirm : texts.paymentConfirm}
      onConfirm={() => runAction(actions.confirmPayment, texts.ended)}
    />
  );
}
