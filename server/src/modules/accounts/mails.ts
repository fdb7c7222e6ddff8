import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

type Recipient = { email: string; fullName: string };

/**
 * Mails a new member a link that confirms the address. `token` is the end of the link's URL and may include query
 * parameters.
 */
export function mailVerification(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
  token: string,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Verifikasi alamat email akun ${config.BRAND.name} Anda`,
    heading: `Selamat datang di ${config.BRAND.name}`,
    lines: [
      `Halo ${fullName},`,
      'Terima kasih telah mendaftar. Silakan buka tautan di bawah ini dalam 48 jam untuk memverifikasi alamat email Anda.',
      'Tautan hanya dapat digunakan satu kali, dan tidak berlaku lagi bila Anda meminta tautan yang baru. Bila Anda tidak merasa mendaftar, abaikan email ini.',
    ],
    action: { label: 'Verifikasi email', url: `${config.PUBLIC_URL}/verify/${token}` },
  });
}

/** Mails the link for setting a new password. */
export function mailReset(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
  token: string,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Atur ulang kata sandi akun ${config.BRAND.name} Anda`,
    heading: 'Atur ulang kata sandi Anda',
    lines: [
      `Halo ${fullName},`,
      'Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Silakan buka tautan di bawah ini dalam 60 menit untuk membuat kata sandi baru.',
      'Tautan hanya dapat digunakan satu kali, dan tidak berlaku lagi bila Anda meminta tautan yang baru.',
      'Bila Anda tidak merasa memintanya, abaikan email ini. Kata sandi Anda tidak berubah.',
    ],
    action: { label: 'Buat kata sandi baru', url: `${config.PUBLIC_URL}/auth/reset/${token}` },
  });
}

/** Notifies the account's owner of a changed password, because another person may have changed it. */
export function mailPasswordChanged(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Kata sandi akun ${config.BRAND.name} Anda telah diubah`,
    heading: 'Kata sandi Anda telah diubah',
    lines: [
      `Halo ${fullName},`,
      'Kata sandi akun Anda baru saja diubah. Demi keamanan, semua perangkat telah dikeluarkan dari akun Anda.',
      `Bila bukan Anda yang mengubahnya, segera atur ulang kata sandi Anda dan hubungi kami di ${config.BRAND.phone}.`,
    ],
    action: { label: 'Atur ulang kata sandi', url: `${config.PUBLIC_URL}/recovery` },
  });
}

/** Welcomes a member who has registered with Google. The mail has no confirmation link: Google has verified the address. */
export function mailWelcome({ mail, config }: Deps, tx: Tx, { email, fullName }: Recipient): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Selamat datang di ${config.BRAND.name}`,
    heading: `Selamat datang di ${config.BRAND.name}`,
    lines: [
      `Halo ${fullName},`,
      `Terima kasih telah mendaftar dengan akun Google Anda. Akun Anda sudah aktif.`,
      'Lengkapi profil Anda agar dapat memesan asuransi.',
    ],
    action: { label: 'Lengkapi profil', url: `${config.PUBLIC_URL}/account?tab=profile` },
  });
}

/** Notifies the account's owner that the account can now be opened with Google. */
export function mailGoogleLinked(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName, passwordHash }: Recipient & { passwordHash: string | null },
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Akun ${config.BRAND.name} Anda terhubung dengan Google`,
    heading: 'Akun Anda terhubung dengan Google',
    lines: [
      `Halo ${fullName},`,
      `Mulai sekarang Anda dapat masuk dengan akun Google yang memakai email ini.`,
      passwordHash
        ? 'Kata sandi Anda tetap berlaku.'
        : 'Karena email akun ini belum pernah diverifikasi, kata sandi yang dibuat sebelumnya kami hapus demi keamanan. Anda dapat membuat kata sandi baru kapan saja.',
      `Bila bukan Anda yang melakukannya, segera hubungi kami di ${config.BRAND.phone}.`,
    ],
    action: passwordHash
      ? undefined
      : { label: 'Buat kata sandi baru', url: `${config.PUBLIC_URL}/recovery` },
  });
}
