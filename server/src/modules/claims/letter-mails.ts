import type { ClaimMail, MailedClaim } from './claimant-mail.ts';
import { shortAccount } from './payout-account.ts';
import type { ClaimCore } from './record.ts';

type SignedClaim = MailedClaim & Pick<ClaimCore, 'account' | 'letter' | 'replacementMethod'>;

type LetterContext = {
  /** The workshop that repairs the vehicle; `null` before one is appointed, and for a payment in cash. */
  workshop: string | null;
  /** True if the bank account sent with the letter replaces an earlier account. */
  isAccountReplaced: boolean;
  phone: string;
};

const contactSentence = (phone: string): string =>
  `Bila bukan Anda yang mengubahnya, segera hubungi kami di ${phone}.`;

export const letterMail = (
  { claimNumber, account, replacementMethod }: SignedClaim,
  { workshop, isAccountReplaced, phone }: LetterContext,
): ClaimMail => ({
  subject: `Surat pernyataan klaim ${claimNumber} kami terima${isAccountReplaced ? ', rekening penerima diubah' : ''}`,
  heading: 'Surat pernyataan Anda sudah kami terima',
  lines: [
    ...(replacementMethod === 'workshop'
      ? [
          workshop === null
            ? 'Perusahaan asuransi akan menunjuk bengkel untuk kendaraan Anda. Kami kabarkan melalui email.'
            : `Bawa kendaraan Anda ke ${workshop}. Alamat dan nomor teleponnya ada di halaman klaim.`,
        ]
      : ['Pembayaran klaim Anda sedang disiapkan. Kami kabarkan begitu dibayarkan.']),
    `Rekening penerima: ${shortAccount(account)}. Rekening ini dapat Anda ubah di halaman klaim sampai klaim dibayarkan.`,
    ...(isAccountReplaced
      ? [`Rekening penerima ini berbeda dari yang sebelumnya. ${contactSentence(phone)}`]
      : []),
  ],
  label: 'Lihat perkembangan klaim',
});

/** Sent after each change of the bank account, so that the claimant notices a change by another person. */
export const accountMail = ({ claimNumber, account, letter }: SignedClaim, phone: string): ClaimMail => ({
  subject: `Rekening penerima klaim ${claimNumber} diubah`,
  heading: 'Rekening penerima klaim Anda diubah',
  lines: [
    `Rekening penerima yang sekarang: ${shortAccount(account)}.`,
    ...(letter ? ['Surat pernyataan yang sudah Anda kirim tetap berlaku.'] : []),
    contactSentence(phone),
  ],
  label: 'Periksa rekening',
});

export const returnedLetterMail = ({ claimNumber }: MailedClaim, reason: string): ClaimMail => ({
  subject: `Surat pernyataan klaim ${claimNumber} perlu dikirim ulang`,
  heading: 'Mohon kirim ulang surat pernyataan',
  lines: [
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Tanda tangani kembali surat pernyataan di halaman klaim, lalu unggah.',
  ],
  label: 'Kirim surat pernyataan',
});
