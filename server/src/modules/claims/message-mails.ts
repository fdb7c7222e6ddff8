import type { ClaimMail, MailedClaim } from './claimant-mail.ts';

/** A mail to the claimant with a message of the desk. It contains the text, so that the claimant need not open the page. */
export const deskReplyMail = ({ claimNumber }: MailedClaim, text: string): ClaimMail => ({
  subject: `Pesan tentang klaim ${claimNumber}`,
  heading: 'Petugas klaim mengirim pesan kepada Anda',
  preview: text,
  lines: [`Isi pesan:\n${text}`, 'Anda dapat membalas pesan ini di halaman klaim.'],
  label: 'Balas pesan',
  view: 'messages',
});

/** A mail to the desk with the claimant's message. */
export const claimantMessageMail = (
  { claimNumber, policyNumber }: MailedClaim,
  { claimant, text }: { claimant: string; text: string },
) => ({
  subject: `Pesan baru untuk klaim ${claimNumber}`,
  heading: 'Pesan baru dari pengaju klaim',
  preview: text,
  lines: [
    `Nomor klaim: ${claimNumber}. Nomor polis: ${policyNumber}. Pengirim: ${claimant}.`,
    `Isi pesan:\n${text}`,
    `Balas dengan perintah: npm run desk -- claims reply ${claimNumber} --text "…"`,
  ],
});

/** A mail to the claimant: the server received a document that the claimant added. */
export const addedDocumentMail = ({ claimNumber }: MailedClaim, title: string): ClaimMail => ({
  subject: `Berkas tambahan klaim ${claimNumber} kami terima`,
  heading: 'Berkas tambahan Anda sudah kami terima',
  lines: [`Berkas: ${title}. Perusahaan asuransi memeriksanya bersama berkas lain.`],
  label: 'Lihat klaim',
});

/** A mail to the claimant: the claim is withdrawn. */
export const withdrawalMail = ({ claimNumber }: MailedClaim, phone: string): ClaimMail => ({
  subject: `Klaim ${claimNumber} ditarik`,
  heading: 'Klaim Anda sudah ditarik',
  lines: [
    'Sesuai permintaan Anda, klaim ini tidak diproses lagi. Anda tetap dapat mengajukan klaim baru.',
    `Bila bukan Anda yang menarik klaim ini, segera hubungi kami di ${phone}.`,
  ],
  label: 'Lihat klaim',
});
