import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CLAIM_MESSAGES, checkLetterFile } from '@naungan/domain/claim';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { FileLink } from './claim-progress/FileLink.tsx';
import { SendLetterDialog } from './letter-upload/SendLetterDialog.tsx';

const SPEC: AttachmentSpec = {
  code: 'documentLod',
  name: 'Surat pernyataan yang sudah ditandatangani',
  extention: 'pdf_image',
  required: true,
  limit: 5,
};
const TEXTS = {
  title: 'Surat pernyataan',
  send: 'Kirim surat',
  missing: CLAIM_MESSAGES.letterMissing,
  failed: 'Surat belum terkirim, silakan coba lagi',
  done: 'Surat pernyataan Anda sudah kami terima',
  question: {
    title: 'Kirim surat pernyataan?',
    description: 'Setelah surat terkirim, keputusan klaim ini tidak dapat diajukan banding lagi.',
    confirmLabel: 'Ya, kirim',
  },
};

/** The discharge letter: downloaded, signed, and uploaded as a PDF or a photo [3 §5]. */
export function LetterDialog({ claim, ...dialog }: ClaimDialogProps) {
  const { lodUrl } = claim.payment.replacement;
  return (
    <SendLetterDialog
      {...dialog}
      form="letter"
      send={dialog.actions.sendLetter}
      spec={SPEC}
      check={checkLetterFile}
      texts={TEXTS}
      before={
        <div className="nu:mb-3">
          <ol className="nu:mb-4 nu:list-decimal nu:ps-5">
            <li>Unduh surat pernyataan, lalu periksa jumlah dan rekeningnya.</li>
            <li>Tanda tangani di atas meterai.</li>
            <li>Foto atau pindai, lalu kirim di sini.</li>
          </ol>
          {lodUrl && <FileLink href={lodUrl}>Unduh surat pernyataan</FileLink>}
        </div>
      }
    />
  );
}
