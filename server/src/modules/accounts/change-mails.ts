import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueAccountMail, type Recipient } from './account-mail.ts';

/** Mails the link that confirms the new address to that address. */
export function mailEmailConfirmation(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  token: string,
): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Konfirmasi email baru untuk akun ${deps.config.BRAND.name} Anda`,
    heading: 'Konfirmasi email baru Anda',
    lines: [
      'Buka tautan di bawah ini dalam 24 jam untuk memakai alamat ini sebagai email akun Anda.',
      'Bila Anda tidak merasa memintanya, abaikan email ini. Tidak ada yang berubah.',
    ],
    action: { label: 'Konfirmasi email', url: `${deps.config.PUBLIC_URL}/auth/email#${token}` },
  });
}

/** The subject, the first sentence and the further paragraphs of each notice. */
const NOTICES = {
  password: {
    subject: 'Kata sandi akun Anda telah diubah',
    opening:
      'Kata sandi akun Anda baru saja diubah. Demi keamanan, semua perangkat lain telah dikeluarkan dari akun Anda.',
  },
  'email-requested': {
    subject: 'Permintaan penggantian email akun Anda',
    opening:
      'Kami menerima permintaan untuk mengganti email akun Anda. Email akun baru berganti setelah alamat yang baru dikonfirmasi.',
  },
  email: {
    subject: 'Email akun Anda telah diganti',
    opening:
      'Email akun Anda baru saja diganti. Email dari kami selanjutnya dikirim ke alamat yang baru, dan Anda masuk dengan alamat itu.',
  },
  phone: {
    subject: 'Nomor HP akun Anda telah diubah',
    opening: 'Nomor HP di akun Anda baru saja diubah.',
  },
  'bank-account': {
    subject: 'Rekening di akun Anda telah diubah',
    opening: 'Rekening bank di akun Anda baru saja diubah.',
  },
  'passkey-added': {
    subject: 'Passkey ditambahkan ke akun Anda',
    opening:
      'Sebuah passkey baru saja ditambahkan. Passkey dapat dipakai untuk masuk ke akun Anda tanpa kata sandi.',
  },
  'passkey-removed': {
    subject: 'Passkey dihapus dari akun Anda',
    opening: 'Sebuah passkey baru saja dihapus dari akun Anda dan tidak dapat dipakai lagi untuk masuk.',
  },
  'signed-out': {
    subject: 'Semua perangkat dikeluarkan dari akun Anda',
    opening:
      'Semua perangkat baru saja dikeluarkan dari akun Anda. Silakan masuk kembali di perangkat yang Anda pakai.',
  },
} as const;
export type AccountChange = keyof typeof NOTICES;

/** Notifies the account's owner of a change, because another person may have made it. */
export function mailAccountChanged(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  change: AccountChange,
): Promise<void> {
  const { subject, opening } = NOTICES[change];
  return queueAccountMail(deps, tx, recipient, {
    subject,
    heading: subject,
    lines: [
      opening,
      `Bila bukan Anda yang melakukannya, segera atur ulang kata sandi Anda dan hubungi kami di ${deps.config.BRAND.phone}.`,
    ],
    action: { label: 'Atur ulang kata sandi', url: `${deps.config.PUBLIC_URL}/recovery` },
  });
}
