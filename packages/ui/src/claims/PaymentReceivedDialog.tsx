import { formatRupiah } from '@naungan/domain/money';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';

/** A dialog in which the claimant confirms that the payment has arrived or the repair is finished. The confirmation closes the claim. */
export function PaymentReceivedDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const { runAction } = useClaimAction({ open, close: () => onOpenChange(false), refresh });
  const { approvedAmount, replacement } = claim.payment;
  const isRepair = replacement.selectedMethod === 'workshop';
  const reminder = isRepair
    ? 'Pastikan kendaraan sudah Anda ambil dan hasil perbaikannya baik.'
    : `Pastikan ${formatRupiah(approvedAmount ?? 0)} sudah masuk ke rekening Anda.`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isRepair ? 'Perbaikan sudah selesai?' : 'Pembayaran sudah Anda terima?'}
      description={`${reminder} Setelah dikonfirmasi, klaim ini selesai.`}
      confirmLabel={isRepair ? 'Ya, sudah selesai' : 'Ya, sudah diterima'}
      onConfirm={() => runAction(actions.confirmPayment, 'Terima kasih, klaim Anda selesai')}
    />
  );
}
