import { DESK_ROLE_LABELS, type DeskRole } from '@naungan/domain/desk-roles';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { queueAccountMail, type Recipient } from '../account-mail.ts';

const roleNames = (roles: readonly DeskRole[]) =>
  new Intl.ListFormat('id').format(roles.map((role) => DESK_ROLE_LABELS[role]));
const peopleAction = ({ config }: Deps) => ({
  label: 'Buka daftar staf',
  url: `${config.PUBLIC_URL}/desk/people`,
});

/** Mails the link with which a person sets a password and a second factor. */
export function mailInvitation(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  { token, roles, hours }: { token: string; roles: readonly DeskRole[]; hours: number },
): Promise<void> {
  const { name } = deps.config.BRAND;
  return queueAccountMail(deps, tx, recipient, {
    subject: `Undangan ke meja kerja ${name}`,
    heading: `Undangan ke meja kerja ${name}`,
    lines: [
      `Anda diundang bekerja di meja kerja ${name} sebagai ${roleNames(roles)}. Buka tautan di bawah ini dalam ${hours} jam untuk membuat kata sandi dan memasang verifikasi dua langkah.`,
      'Siapkan aplikasi autentikator di ponsel Anda, atau perangkat yang mendukung passkey. Tautan hanya dapat digunakan satu kali.',
      'Bila Anda tidak mengenal undangan ini, abaikan email ini.',
    ],
    action: { label: 'Terima undangan', url: `${deps.config.PUBLIC_URL}/desk/invitation#${token}` },
  });
}

/** Notifies a person of new roles. */
export function mailRolesChanged(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  roles: readonly DeskRole[],
): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Peran Anda di meja kerja ${deps.config.BRAND.name} telah diubah`,
    heading: 'Peran Anda telah diubah',
    lines: [`Mulai sekarang peran Anda: ${roleNames(roles)}.`, 'Hubungi supervisor bila ini tidak sesuai.'],
  });
}

/** Asks the other supervisors to confirm a change of roles. */
export async function mailRoleProposal(
  deps: Deps,
  tx: Tx,
  recipients: readonly Recipient[],
  { proposer, person, roles }: { proposer: string; person: Recipient; roles: readonly DeskRole[] },
): Promise<void> {
  for (const recipient of recipients)
    await queueAccountMail(deps, tx, recipient, {
      subject: 'Perubahan peran menunggu persetujuan Anda',
      heading: 'Perubahan peran menunggu persetujuan',
      lines: [
        `${proposer} mengusulkan peran ${roleNames(roles)} untuk ${person.fullName} (${person.email}).`,
        'Perubahan berlaku setelah disetujui supervisor lain.',
      ],
      action: peopleAction(deps),
    });
}

/** Notifies the broker's office of a change that a sole supervisor made without a second person. */
export function mailSoleDecision(
  deps: Deps,
  tx: Tx,
  { proposer, person, roles }: { proposer: string; person: Recipient; roles: readonly DeskRole[] },
): Promise<void> {
  const { email, name } = deps.config.BRAND;
  return queueAccountMail(
    deps,
    tx,
    { email, fullName: name },
    {
      subject: 'Peran staf diubah tanpa persetujuan kedua',
      heading: 'Peran staf diubah oleh satu-satunya supervisor',
      lines: [
        `${proposer} memberi peran ${roleNames(roles)} kepada ${person.fullName} (${person.email}). Karena belum ada supervisor lain, perubahan ini langsung berlaku.`,
        'Tunjuk supervisor kedua agar perubahan berikutnya diperiksa dua orang.',
      ],
      action: peopleAction(deps),
    },
  );
}

/** Notifies the owner of a used recovery code, because another person may have used it. */
export function mailRecoveryCodeUsed(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  codesLeft: number,
): Promise<void> {
  return queueAccountMail(deps, tx, recipient, {
    subject: `Kode pemulihan dipakai untuk masuk ke meja kerja ${deps.config.BRAND.name}`,
    heading: 'Kode pemulihan Anda dipakai',
    lines: [
      `Seseorang baru saja masuk dengan kata sandi dan kode pemulihan Anda. Kode itu tidak berlaku lagi; sisa kode Anda: ${codesLeft}.`,
      'Bila bukan Anda, segera hubungi supervisor agar akun Anda dinonaktifkan.',
    ],
  });
}
