import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

type Recipient = { email: string; fullName: string };

/**
 * Mails a new member a link that confirms the address. `token` may include the parameters that follow it; it
 * is used in the link only.
 */
export function mailVerification(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
  token: string,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    account: true,
    subject: `Verifikasi alamat email akun ${config.BRAND.name} Anda`,
    heading: `Selamat datang di ${config.BRAND.name}`,
    lines: [
      `Halo ${fullName}, terima kasih telah mendaftar.`,
      'Silakan klik tombol di bawah ini untuk memverifikasi alamat email Anda. Tautan berlaku selama 48 jam dan hanya dapat digunakan satu kali.',
      'Bila Anda tidak merasa mendaftar, abaikan email ini.',
    ],
    action: { label: 'Verifikasi Email', url: `${config.PUBLIC_URL}/verify/${token}` },
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
    account: true,
    subject: `Atur ulang password akun ${config.BRAND.name} Anda`,
    heading: 'Atur ulang password Anda',
    lines: [
      `Halo ${fullName}, kami menerima permintaan untuk mengatur ulang password akun Anda.`,
      'Silakan klik tombol di bawah ini untuk membuat password baru. Tautan berlaku selama 60 menit, hanya dapat digunakan satu kali, dan tidak berlaku lagi bila Anda meminta tautan yang baru.',
      'Bila Anda tidak merasa memintanya, abaikan email ini. Password Anda tidak berubah.',
    ],
    action: { label: 'Buat Password Baru', url: `${config.PUBLIC_URL}/auth/reset/${token}` },
  });
}

/** Notifies the owner of a changed password, in case another person changed it. */
export function mailPasswordChanged(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    account: true,
    subject: `Password akun ${config.BRAND.name} Anda telah diubah`,
    heading: 'Password Anda telah diubah',
    lines: [
      `Halo ${fullName}, password akun Anda baru saja diubah dan semua perangkat yang sedang masuk telah dikeluarkan.`,
      `Bila bukan Anda yang mengubahnya, segera atur ulang password Anda dan hubungi kami di ${config.BRAND.phone}.`,
    ],
    action: { label: 'Atur Ulang Password', url: `${config.PUBLIC_URL}/recovery` },
  });
}

/** Welcomes a member whose address Google has verified, so without a confirmation link. */
export function mailWelcome({ mail, config }: Deps, tx: Tx, { email, fullName }: Recipient): Promise<void> {
  return mail.queue(tx, {
    to: email,
    account: true,
    subject: `Selamat datang di ${config.BRAND.name}`,
    heading: `Selamat datang di ${config.BRAND.name}`,
    lines: [
      `Halo ${fullName}, terima kasih telah mendaftar dengan akun Google Anda. Akun Anda sudah aktif.`,
      'Lengkapi profil Anda agar dapat memesan asuransi.',
    ],
    action: { label: 'Lengkapi Profil', url: `${config.PUBLIC_URL}/account?tab=profile` },
  });
}

/** Notifies the owner that the account can now be opened with Google. */
export function mailGoogleLinked(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName, passwordHash }: Recipient & { passwordHash: string | null },
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    account: true,
    subject: `Akun ${config.BRAND.name} Anda terhubung dengan Google`,
    heading: 'Akun Anda terhubung dengan Google',
    lines: [
      `Halo ${fullName}, mulai sekarang Anda dapat masuk dengan akun Google yang memakai email ini.`,
      passwordHash
        ? 'Password Anda tetap berlaku.'
        : 'Karena email akun ini belum pernah diverifikasi, password yang dibuat sebelumnya kami hapus demi keamanan. Anda dapat membuat password baru kapan saja.',
      `Bila bukan Anda yang melakukannya, hubungi kami di ${config.BRAND.phone}.`,
    ],
  });
}
