import { greeting } from '../../core/greeting.ts';
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
      greeting(fullName),
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
      greeting(fullName),
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
      greeting(fullName),
      'Kata sandi akun Anda baru saja diubah. Demi keamanan, semua perangkat telah dikeluarkan dari akun Anda.',
      `Bila bukan Anda yang mengubahnya, segera atur ulang kata sandi Anda dan hubungi kami di ${config.BRAND.phone}.`,
    ],
    action: { label: 'Atur ulang kata sandi', url: `${config.PUBLIC_URL}/recovery` },
  });
}

/** Notifies the owner of failed sign-ins. The mail is sent at most once a day. */
export function mailFailedSignIns(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName, role }: Recipient & { role: string },
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Percobaan masuk yang gagal ke akun ${config.BRAND.name} Anda`,
    heading: 'Beberapa percobaan masuk gagal',
    lines: [
      greeting(fullName),
      'Ada beberapa percobaan masuk ke akun Anda dengan kata sandi yang salah. Akun Anda tidak dikunci, dan perangkat yang pernah Anda pakai tetap dapat masuk.',
      'Bila Anda sendiri yang mencoba dan lupa kata sandi, silakan buat kata sandi baru. Bila bukan Anda, kata sandi Anda belum berhasil ditebak. Pastikan kata sandi Anda sulit ditebak dan tidak dipakai di tempat lain.',
    ],
    action:
      role === 'member' ? { label: 'Buat kata sandi baru', url: `${config.PUBLIC_URL}/recovery` } : undefined,
  });
}

/** Mails the link that makes a browser a known device, after the right password on a new device. */
export function mailNewDevice(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
  token: string,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    isAccountMail: true,
    subject: `Konfirmasi perangkat baru untuk akun ${config.BRAND.name} Anda`,
    heading: 'Konfirmasi perangkat baru',
    lines: [
      greeting(fullName),
      'Kata sandi Anda baru saja dipakai untuk masuk dari perangkat baru. Karena hari ini banyak percobaan masuk yang gagal ke akun Anda, perangkat baru perlu dikonfirmasi.',
      'Bila itu Anda, buka tautan di bawah ini dalam 60 menit di perangkat yang ingin Anda pakai, lalu masuk kembali.',
      `Bila bukan Anda, jangan buka tautan ini. Segera ganti kata sandi Anda dan hubungi kami di ${config.BRAND.phone}.`,
    ],
    action: { label: 'Konfirmasi perangkat', url: `${config.PUBLIC_URL}/auth/device/${token}` },
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
      greeting(fullName),
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
      greeting(fullName),
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
