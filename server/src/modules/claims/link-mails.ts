import type { ClaimMail, MailedClaim } from './claimant-mail.ts';

export const linkMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Tautan klaim ${claimNumber}`,
  heading: 'Tautan untuk mengikuti klaim Anda',
  lines: [
    'Gunakan tautan ini untuk melihat perkembangan klaim, mengirim berkas, dan berkirim pesan dengan petugas kami.',
    'Jangan berikan tautan ini kepada orang lain: siapa pun yang memilikinya dapat membuka klaim ini.',
  ],
  label: 'Buka klaim',
});

export const replacedLinkMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Tautan baru klaim ${claimNumber}`,
  heading: 'Tautan klaim Anda sudah diganti',
  lines: [
    'Tautan dalam email kami sebelumnya tidak berlaku lagi. Mulai sekarang, gunakan tautan ini.',
    'Jangan berikan tautan ini kepada orang lain: siapa pun yang memilikinya dapat membuka klaim ini.',
  ],
  label: 'Buka klaim',
});

/** After a revocation, `mailClaimant` omits the button and adds how to get a new link. */
export const revokedLinkMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Tautan klaim ${claimNumber} dicabut`,
  heading: 'Tautan klaim Anda kami cabut',
  lines: [
    'Demi keamanan, tautan dalam email kami sebelumnya tidak berlaku lagi. Klaim Anda tetap kami proses.',
  ],
  label: 'Buka klaim',
});
