import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueAccountMail, type Recipient } from './account-mail.ts';

/**
 * Mails a new member a link that confirms the address. `token` is the end of the link's URL and may include query
 * parameters.
 */
export function mailVerification(deps: Deps, tx: Tx, recipient: Recipient, token: string): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Verifikasi alamat email akun ${deps.config.BRAND.name} Anda`,
    heading: `Selamat datang di ${deps.config.BRAND.name}`,
    lines: [
      'Terima kasih telah mendaftar. Silakan buka tautan di bawah ini dalam 48 jam untuk memverifikasi alamat email Anda.',
      'Tautan hanya dapat digunakan satu kali, dan tidak berlaku lagi bila Anda meminta tautan yang baru. Bila Anda tidak merasa mendaftar, abaikan email ini.',
    ],
    action: { label: 'Verifikasi email', url: `${deps.config.PUBLIC_URL}/verify/${token}` },
  });
}

/** Mails the link for setting a new password. */
export function mailReset(deps: Deps, tx: Tx, recipient: Recipient, token: string): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Atur ulang kata sandi akun ${deps.config.BRAND.name} Anda`,
    heading: 'Atur ulang kata sandi Anda',
    lines: [
      'Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Silakan buka tautan di bawah ini dalam 60 menit untuk membuat kata sandi baru.',
      'Tautan hanya dapat digunakan satu kali, dan tidak berlaku lagi bila Anda meminta tautan yang baru.',
      'Bila Anda tidak merasa memintanya, abaikan email ini. Kata sandi Anda tidak berubah.',
    ],
    action: { label: 'Buat kata sandi baru', url: `${deps.config.PUBLIC_URL}/auth/reset/${token}` },
  });
}

/** Notifies the account's owner of a changed password, because another person may have changed it. */
export function mailPasswordChanged(deps: Deps, tx: Tx, recipient: Recipient): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Kata sandi akun ${deps.config.BRAND.name} Anda telah diubah`,
    heading: 'Kata sandi Anda telah diubah',
    lines: [
      'Kata sandi akun Anda baru saja diubah. Demi keamanan, semua perangkat telah dikeluarkan dari akun Anda.',
      `Bila bukan Anda yang mengubahnya, segera atur ulang kata sandi Anda dan hubungi kami di ${deps.config.BRAND.phone}.`,
    ],
    action: { label: 'Atur ulang kata sandi', url: `${deps.config.PUBLIC_URL}/recovery` },
  });
}

/** Notifies the owner of failed sign-ins. The mail is sent at most once a day. */
export function mailFailedSignIns(
  deps: Deps,
  tx: Tx,
  recipient: Recipient & { role: string },
): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Percobaan masuk yang gagal ke akun ${deps.config.BRAND.name} Anda`,
    heading: 'Beberapa percobaan masuk gagal',
    lines: [
      'Ada beberapa percobaan masuk ke akun Anda dengan kata sandi yang salah. Akun Anda tidak dikunci, dan perangkat yang pernah Anda pakai tetap dapat masuk.',
      'Bila Anda sendiri yang mencoba dan lupa kata sandi, silakan buat kata sandi baru. Bila bukan Anda, kata sandi Anda belum berhasil ditebak. Pastikan kata sandi Anda sulit ditebak dan tidak dipakai di tempat lain.',
    ],
    action:
      recipient.role === 'member'
        ? { label: 'Buat kata sandi baru', url: `${deps.config.PUBLIC_URL}/recovery` }
        : undefined,
  });
}

/** Mails the link that makes a browser a known device, after the right password on a new device. */
export function mailNewDevice(deps: Deps, tx: Tx, recipient: Recipient, token: string): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Konfirmasi perangkat baru untuk akun ${deps.config.BRAND.name} Anda`,
    heading: 'Konfirmasi perangkat baru',
    lines: [
      'Kata sandi Anda baru saja dipakai untuk masuk dari perangkat baru. Karena hari ini banyak percobaan masuk yang gagal ke akun Anda, perangkat baru perlu dikonfirmasi.',
      'Bila itu Anda, buka tautan di bawah ini dalam 10 menit di browser tempat Anda mencoba masuk, lalu masuk kembali.',
      `Bila bukan Anda, jangan buka tautan ini. Segera ganti kata sandi Anda dan hubungi kami di ${deps.config.BRAND.phone}.`,
    ],
    action: { label: 'Konfirmasi perangkat', url: `${deps.config.PUBLIC_URL}/auth/device#${token}` },
  });
}

/** Welcomes a member who has registered with Google. The mail has no confirmation link: Google has verified the address. */
export function mailWelcome(deps: Deps, tx: Tx, recipient: Recipient): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Selamat datang di ${deps.config.BRAND.name}`,
    heading: `Selamat datang di ${deps.config.BRAND.name}`,
    lines: [
      `Terima kasih telah mendaftar dengan akun Google Anda. Akun Anda sudah aktif.`,
      'Lengkapi profil Anda agar dapat memesan asuransi.',
    ],
    action: { label: 'Lengkapi profil', url: `${deps.config.PUBLIC_URL}/account?tab=profile` },
  });
}

/** Notifies the account's owner that the account can now be opened with Google. */
export function mailGoogleLinked(
  deps: Deps,
  tx: Tx,
  recipient: Recipient & { passwordHash: string | null },
): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Akun ${deps.config.BRAND.name} Anda terhubung dengan Google`,
    heading: 'Akun Anda terhubung dengan Google',
    lines: [
      `Mulai sekarang Anda dapat masuk dengan akun Google yang memakai email ini.`,
      recipient.passwordHash
        ? 'Kata sandi Anda tetap berlaku.'
        : 'Karena email akun ini belum pernah diverifikasi, kata sandi yang dibuat sebelumnya kami hapus demi keamanan. Anda dapat membuat kata sandi baru kapan saja.',
      `Bila bukan Anda yang melakukannya, segera hubungi kami di ${deps.config.BRAND.phone}.`,
    ],
    action: recipient.passwordHash
      ? undefined
      : { label: 'Buat kata sandi baru', url: `${deps.config.PUBLIC_URL}/recovery` },
  });
}
