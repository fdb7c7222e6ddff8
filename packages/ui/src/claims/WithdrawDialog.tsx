import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { formatRupiah } from '@naungan/domain/money';
import { LIMITS } from '@naungan/domain/text';
import { useState } from 'react';
import { Button } from '../primitives/button/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { TextArea } from '../primitives/text-area/index.ts';
import { ClaimActionProblem } from './claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';

/** A dialog to withdraw the claim, with an optional reason. A withdrawal cannot be undone. */
export function WithdrawDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const [reason, setReason] = useState('');
  const { runAction, pending, error } = useClaimAction({
    open,
    close: () => onOpenChange(false),
    refresh,
    failureMessage: 'Klaim belum ditarik, silakan coba lagi',
  });
  const { approvedAmount } = claim.payment;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      size="sm"
      title={CLAIM_MESSAGES.withdrawConfirm}
      description="Klaim yang ditarik tidak diproses lagi dan tidak dapat dilanjutkan."
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
            Batal
          </Button>
          <Button
            variant="danger"
            pending={pending}
            onClick={() => void runAction(() => actions.withdraw(reason), 'Klaim Anda sudah ditarik')}
          >
            Ya, tarik klaim
          </Button>
        </>
      }
    >
      <ClaimActionProblem error={error} />
      {approvedAmount !== null && (
        <p className="nu:mb-4">
          Jumlah yang disetujui, <strong>{formatRupiah(approvedAmount)}</strong>, tidak dibayarkan.
        </p>
      )}
      <TextArea
        label="Alasan"
        requirement="optional"
        value={reason}
        maxLength={LIMITS.message}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
