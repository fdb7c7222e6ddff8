import { CLAIM_MESSAGES, claimPath, REPAIR_LABELS, type RepairStep } from '@naungan/domain/claim';
import { formatLongDate, type IsoDate } from '@naungan/domain/dates';
import { lineOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { mailMember } from '../accounts/service.ts';
import { heirLink, heirSecretHash } from './heir-link.ts';
import { type ClaimCore, isKnownAccount } from './record.ts';
import { changeClaim } from './repository.ts';

export type ClaimMail = {
  subject: string;
  heading: string;
  /** A sentence before the facts of the claim. */
  opening?: string;
  lines: string[];
  label: string;
  /** The tab of the page that the link opens. */
  view?: 'messages';
};
export type MailedClaim = Pick<
  ClaimCore,
  | 'id'
  | 'userId'
  | 'heir'
  | 'heirSecretHash'
  | 'heirLinkVersion'
  | 'heirLinkRevokedAt'
  | 'claimNumber'
  | 'policyNumber'
  | 'productType'
>;

/** Queues a mail to the claimant, in the transaction of the change. */
export async function mailClaimant(
  tx: Tx,
  deps: Deps,
  claim: MailedClaim,
  { label, opening, lines, view, ...mail }: ClaimMail,
): Promise<void> {
  const { heir, id } = claim;
  const query = view === undefined ? '' : `?view=${view}`;
  const paragraphs = [...(opening === undefined ? [] : [opening]), about(claim), ...lines];
  if (!heir) {
    const action = { label, path: claimPath(id) + query };
    return mailMember(tx, deps, claim.userId, { ...mail, lines: paragraphs, action });
  }
  const isRevoked = claim.heirLinkRevokedAt !== null;
  // The server's secret has changed, so this mail's link replaces earlier ones.
  const hash = heirSecretHash(deps, claim);
  if (!isRevoked && claim.heirSecretHash !== hash)
    await changeClaim(tx, id, { heirSecretHash: hash }, deps.clock());
  return deps.mail.queue(tx, {
    ...mail,
    to: heir.email,
    lines: [`Halo ${heir.fullName},`, ...paragraphs],
    ...(!isRevoked && { action: { label, url: heirLink(deps, claim) + query } }),
  });
}

const about = ({ claimNumber, policyNumber, productType }: MailedClaim): string =>
  `Nomor klaim: ${claimNumber}. Polis ${lineOf(productType).label} nomor ${policyNumber}.`;

export const submittedMail = ({ claimNumber, heir }: MailedClaim): ClaimMail => ({
  subject: `Klaim ${claimNumber} kami terima`,
  heading: 'Klaim Anda sudah kami terima',
  ...(heir && { opening: CLAIM_MESSAGES.condolence }),
  lines: [
    'Perusahaan asuransi akan memeriksa data dan berkas Anda. Setiap perkembangannya kami kabarkan melalui email.',
    'Simpan dokumen asli sampai klaim selesai, karena dapat diminta kembali.',
  ],
  label: 'Lihat perkembangan klaim',
});

/** A mail to the policyholder, who may not know of the claim. */
export const heirClaimMail = ({ claimNumber, policyNumber }: MailedClaim, phone: string) => ({
  subject: `Klaim ahli waris atas polis ${policyNumber}`,
  heading: 'Ada klaim ahli waris atas polis Anda',
  lines: [
    `Seseorang mengajukan klaim ${claimNumber} sebagai ahli waris atas polis ${policyNumber}.`,
    `Bila Anda tidak mengetahuinya, segera hubungi kami di ${phone} agar klaim tersebut tidak kami proses.`,
  ],
});

export const takenUpMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Klaim ${claimNumber} sedang diverifikasi`,
  heading: 'Klaim Anda sedang diverifikasi',
  lines: ['Perusahaan asuransi mulai memeriksa klaim Anda. Saat ini tidak ada yang perlu Anda lakukan.'],
  label: 'Lihat perkembangan klaim',
});

export const documentsMail = (
  { claimNumber }: MailedClaim,
  titles: readonly string[],
  feedback: string,
): ClaimMail => ({
  subject: `Klaim ${claimNumber} membutuhkan kelengkapan berkas`,
  heading: 'Mohon lengkapi berkas klaim Anda',
  lines: [
    `Catatan dari perusahaan asuransi: ${feedback}`,
    `Berkas yang harus dikirim kembali: ${titles.join(', ')}.`,
    'Klaim dilanjutkan setelah semua berkas tersebut kami terima.',
  ],
  label: 'Kirim berkas',
});

export const receivedDocumentsMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Berkas klaim ${claimNumber} kami terima`,
  heading: 'Berkas Anda sudah kami terima',
  lines: ['Perusahaan asuransi akan memeriksanya kembali. Hasilnya kami kabarkan melalui email.'],
  label: 'Lihat perkembangan klaim',
});

export const approvedMail = (
  { claimNumber, account }: MailedClaim & Pick<ClaimCore, 'account'>,
  amount: number,
  reason: string,
): ClaimMail => ({
  subject: `Klaim ${claimNumber} disetujui`,
  heading: 'Klaim Anda disetujui',
  lines: [
    `Jumlah yang disetujui: ${formatRupiah(amount)}. Rinciannya dapat Anda lihat di halaman klaim.`,
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Unduh surat pernyataan, tanda tangani, lalu unggah kembali agar klaim dapat dilanjutkan.',
    ...(isKnownAccount(account) ? [] : ['Rekening penerima Anda isikan bersama surat tersebut.']),
    'Bila tidak setuju dengan jumlah ini, Anda dapat mengajukan banding sebelum mengirim surat pernyataan.',
  ],
  label: 'Kirim surat pernyataan',
});

export const rejectedMail = ({ claimNumber }: MailedClaim, reason: string): ClaimMail => ({
  subject: `Klaim ${claimNumber} belum dapat disetujui`,
  heading: 'Mohon maaf, klaim Anda belum dapat disetujui',
  lines: [
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Bila tidak setuju dengan keputusan ini, Anda dapat mengajukan banding dari halaman klaim.',
  ],
  label: 'Lihat klaim',
});

export const recalledMail = ({ claimNumber }: MailedClaim, reason: string): ClaimMail => ({
  subject: `Persetujuan klaim ${claimNumber} ditinjau kembali`,
  heading: 'Persetujuan klaim Anda ditinjau kembali',
  lines: [
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Mohon tidak menandatangani surat pernyataan sebelumnya. Keputusan yang baru kami kabarkan melalui email.',
  ],
  label: 'Lihat klaim',
});

export const appealedMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Banding klaim ${claimNumber} kami terima`,
  heading: 'Banding Anda sudah kami terima',
  lines: ['Perusahaan asuransi akan memeriksa banding Anda. Jawabannya kami kabarkan melalui email.'],
  label: 'Lihat banding',
});

export type AppealResult = 'grantAppeal' | 'keepOffer' | 'denyAppeal' | 'reopen';
const APPEAL_RESULT_TEXTS: Record<AppealResult, (amount: number) => string> = {
  grantAppeal: (amount) =>
    `Banding Anda diterima. Jumlah yang disetujui: ${formatRupiah(amount)}. Kirim surat pernyataan yang sudah ditandatangani agar dapat dibayarkan.`,
  keepOffer: (amount) =>
    `Banding Anda belum dapat diterima. Jumlah yang disetujui tetap ${formatRupiah(amount)}.`,
  denyAppeal: () => 'Banding Anda belum dapat diterima, sehingga keputusan sebelumnya tetap berlaku.',
  reopen: () => 'Banding Anda diterima, dan klaim Anda diperiksa kembali.',
};

export const answeredMail = (
  { claimNumber }: MailedClaim,
  result: AppealResult,
  { amount, reason }: { amount: number; reason: string },
): ClaimMail => ({
  subject: `Jawaban banding klaim ${claimNumber}`,
  heading: 'Banding Anda sudah dijawab',
  lines: [
    APPEAL_RESULT_TEXTS[result](amount),
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Surat balasannya dapat Anda unduh di halaman klaim.',
  ],
  label: 'Lihat jawaban',
});

export const repairMail = (
  { claimNumber }: MailedClaim,
  step: RepairStep,
  workshop: string,
  note: string,
): ClaimMail => ({
  subject: `Perbaikan kendaraan klaim ${claimNumber}: ${REPAIR_LABELS[step]}`,
  heading: REPAIR_LABELS[step],
  lines: [`Bengkel: ${workshop}.`, ...(note === '' ? [] : [`Catatan: ${note}`])],
  label: 'Lihat perbaikan',
});

export const paidMail = (
  { claimNumber }: MailedClaim,
  { amount, bankName, accountNumber }: { amount: number; bankName: string; accountNumber: string },
): ClaimMail => ({
  subject: `Klaim ${claimNumber} sudah dibayarkan`,
  heading: 'Klaim Anda sudah dibayarkan',
  lines: [
    bankName === ''
      ? `Sebesar ${formatRupiah(amount)} dibayarkan kepada bengkel yang memperbaiki kendaraan Anda.`
      : `Sebesar ${formatRupiah(amount)} dikirim ke rekening ${bankName} yang berakhir dengan ${accountNumber.slice(-4)}.`,
    'Bukti bayarnya dapat Anda unduh di halaman klaim. Setelah menerimanya, mohon tekan tombol Pembayaran Diterima.',
  ],
  label: 'Konfirmasi pembayaran',
});

export const finishedMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Klaim ${claimNumber} selesai`,
  heading: 'Klaim Anda selesai',
  lines: ['Terima kasih atas kepercayaan Anda. Berkas klaim tetap dapat Anda lihat di halaman klaim.'],
  label: 'Lihat klaim',
});

export const closedMail = ({ claimNumber }: MailedClaim, phone: string): ClaimMail => ({
  subject: `Klaim ${claimNumber} ditutup`,
  heading: 'Klaim Anda ditutup',
  lines: [
    'Klaim ini ditutup karena ditolak dan tidak ada banding yang diajukan.',
    `Bila ada pertanyaan, silakan hubungi kami di ${phone}.`,
  ],
  label: 'Lihat klaim',
});

/** The reminder of a deadline, a week before it. */
const DEADLINE_REMINDERS: Partial<
  Record<ClaimCore['state'], { heading: string; text: (day: string) => string; label: string }>
> = {
  incomplete: {
    heading: 'Berkas klaim Anda masih kami tunggu',
    text: (day) => `Bila berkas belum kami terima sampai ${day}, klaim ini ditolak.`,
    label: 'Kirim berkas',
  },
  rejected: {
    heading: 'Masa pengajuan banding segera berakhir',
    text: (day) => `Banding dapat diajukan sampai ${day}. Setelah itu klaim ini ditutup.`,
    label: 'Ajukan banding',
  },
  payment: {
    heading: 'Mohon konfirmasi pembayaran klaim Anda',
    text: (day) => `Tanpa konfirmasi, pembayaran kami anggap diterima pada ${day}.`,
    label: 'Konfirmasi pembayaran',
  },
};

/** `null` for a state without a deadline. */
export function reminderMail(
  { claimNumber, state }: MailedClaim & Pick<ClaimCore, 'state'>,
  on: IsoDate,
): ClaimMail | null {
  const row = DEADLINE_REMINDERS[state];
  if (!row) return null;
  return {
    subject: `Pengingat klaim ${claimNumber}`,
    heading: row.heading,
    lines: [row.text(formatLongDate(on))],
    label: row.label,
  };
}
