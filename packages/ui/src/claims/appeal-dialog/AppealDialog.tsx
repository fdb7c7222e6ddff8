import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CLAIM_MESSAGES, checkAppealFile } from '@naungan/domain/claim';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { SendLetterDialog } from '../letter-upload/SendLetterDialog.tsx';
import { AppealHistory } from './AppealHistory.tsx';

/** The limit is in megabytes. */
const SPEC: AttachmentSpec = {
  code: 'appeal',
  name: 'Surat pengajuan banding',
  extention: 'pdf',
  required: true,
  limit: 2,
};
const TEXTS = {
  title: 'Banding',
  description:
    'Tidak setuju dengan keputusan klaim ini? Tulis alasan Anda dalam surat, lalu kirim suratnya di sini.',
  sendLabel: 'Ajukan Banding',
  missingMessage: CLAIM_MESSAGES.appealMissing,
  failedMessage: 'Banding belum terkirim, silakan coba lagi',
  sentMessage: 'Banding Anda sudah kami terima',
  question: {
    title: CLAIM_MESSAGES.appealConfirm,
    description: 'Surat Anda diperiksa perusahaan asuransi, dan keputusannya kami kirim melalui email.',
    confirmLabel: 'Ya, ajukan',
  },
};

/** A dialog to send an appeal letter. Also shows earlier appeals with their responses [3 §2]. */
export function AppealDialog({ claim, ...dialogProps }: ClaimDialogProps) {
  const { histories } = claim.appeal;
  const { task, also: otherTasks } = claim.next;
  const canAppeal = task === 'appeal' || otherTasks.includes('appeal');
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <SendLetterDialog
      {...dialogProps}
      form="appeal"
      send={dialogProps.actions.appeal}
      spec={SPEC}
      check={checkAppealFile}
      canSend={canAppeal}
      texts={TEXTS}
    >
      {canAppeal && histories.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="nu:mt-4"
          aria-expanded={isHistoryOpen}
          onClick={() => setIsHistoryOpen(!isHistoryOpen)}
        >
          Riwayat ({histories.length})
        </Button>
      )}
      {(isHistoryOpen || !canAppeal) && <AppealHistory appeals={histories} />}
    </SendLetterDialog>
  );
}
