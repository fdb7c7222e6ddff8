import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

type Recipient = { email: string; fullName: string };

/** Asks a new member to confirm the address. `token` goes into the link and nowhere else. */
export function mailVerification(
  { mail, config }: Deps,
  tx: Tx,
  { email, fullName }: Recipient,
  token: string,
): Promise<void> {
  return mail.queue(tx, {
    to: email,
    subject: `Verifikasi alamat email akun ${config.BRAND.name} Anda`,
    heading: `Selamat datang di ${config.BRAND.name}`,
    lines: [
      `Halo ${fullName}, terima kasih telah mendaftar.`,
      'Silahkan klik tombol di bawah ini untuk memverifikasi alamat email Anda. Tautan berlaku selama 48 jam dan hanya dapat digunakan satu kali.',
      'Bila Anda tidak merasa mendaftar, abaikan email ini.',
    ],
    action: { label: 'Verifikasi Email', url: `${config.PUBLIC_URL}/verify/${token}` },
  });
}
