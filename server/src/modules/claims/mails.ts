import {
  CLAIM_MESSAGES,
  type ClaimFacts,
  deadlineText,
  nextClaimStep,
  type StateWithDeadline,
} from '@naungan/domain/claim';
import type { IsoDate } from '@naungan/domain/dates';
import { policyPath } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { MemberMail } from '../accounts/service.ts';
import type { ClaimMail, MailedClaim } from './claimant-mail.ts';
import { type ClaimCore, isCompleteAccount } from './record.ts';

export const submittedMail = ({ claimNumber, heir }: MailedClaim, phone: string): ClaimMail => ({
  subject: `Klaim ${claimNumber} kami terima`,
  heading: 'Klaim Anda sudah kami terima',
  ...(heir && { opening: CLAIM_MESSAGES.condolence }),
  lines: [
    'Perusahaan asuransi akan memeriksa data dan berkas Anda. Setiap perkembangannya kami kabarkan melalui email.',
    'Simpan dokumen asli sampai klaim selesai, karena dapat diminta kembali.',
    // An heir enters the address and has no member account, so the address may belong to another person.
    ...(heir ? [`Bila bukan Anda yang mengajukan klaim ini, segera hubungi kami di ${phone}.`] : []),
  ],
  label: 'Lihat perkembangan klaim',
});

/** A mail to the policyholder, who may not know of the claim. */
export const heirClaimMail = (
  { claimNumber, policyId, policyNumber }: MailedClaim,
  phone: string,
): MemberMail => ({
  subject: `Klaim ahli waris atas polis ${policyNumber}`,
  heading: 'Ada klaim ahli waris atas polis Anda',
  lines: [
    `Seseorang mengajukan klaim ${claimNumber} sebagai ahli waris atas polis ${policyNumber}.`,
    `Bila Anda tidak mengetahuinya, segera hubungi kami di ${phone} agar klaim tersebut tidak kami proses.`,
  ],
  // Only the heir can open the claim.
  action: { label: 'Lihat polis', path: policyPath(policyId) },
});

export const takenUpMail = ({ claimNumber }: MailedClaim): ClaimMail => ({
  subject: `Klaim ${claimNumber} sedang diverifikasi`,
  heading: 'Klaim Anda sedang diverifikasi',
  lines: ['Perusahaan asuransi mulai memeriksa klaim Anda. Saat ini tidak ada yang perlu Anda lakukan.'],
  label: 'Lihat perkembangan klaim',
});

export const documentsMail = (
  { claimNumber }: MailedClaim,
  { titles, feedback, deadline }: { titles: readonly string[]; feedback: string; deadline: IsoDate },
): ClaimMail => ({
  subject: `Klaim ${claimNumber} membutuhkan kelengkapan berkas`,
  heading: 'Mohon lengkapi berkas klaim Anda',
  opening: deadlineText('incomplete', deadline),
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

const REPLACEMENT_TITLE = 'Tentukan bentuk penggantian';

/** Returns whether the claimant must choose the replacement before sending the letter. */
const mustChooseReplacement = (facts: ClaimFacts): boolean => nextClaimStep(facts).task === 'replacement';

/** `facts` describe the claim after the approval. */
export const approvedMail = (
  { claimNumber, account }: MailedClaim & Pick<ClaimCore, 'account'>,
  { facts, amount, reason }: { facts: ClaimFacts; amount: number; reason: string },
): ClaimMail => ({
  subject: `Klaim ${claimNumber} disetujui`,
  heading: 'Klaim Anda disetujui',
  ...(mustChooseReplacement(facts) && {
    opening: `${REPLACEMENT_TITLE}, lalu kirim surat pernyataan yang sudah ditandatangani.`,
  }),
  lines: [
    `Jumlah yang disetujui: ${formatRupiah(amount)}. Rinciannya dapat Anda lihat di halaman klaim.`,
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Unduh surat pernyataan, tanda tangani, lalu unggah kembali agar klaim dapat dilanjutkan.',
    ...(isCompleteAccount(account) ? [] : ['Isi juga rekening penerima saat mengirim surat tersebut.']),
    'Bila tidak setuju dengan jumlah ini, Anda dapat mengajukan banding sebelum mengirim surat pernyataan.',
  ],
  label: mustChooseReplacement(facts) ? REPLACEMENT_TITLE : 'Kirim surat pernyataan',
});

/** `deadline` is the deadline for an appeal. */
export const rejectedMail = (
  { claimNumber }: MailedClaim,
  { reason, deadline }: { reason: string; deadline: IsoDate },
): ClaimMail => ({
  subject: `Klaim ${claimNumber} belum dapat disetujui`,
  heading: 'Mohon maaf, klaim Anda belum dapat disetujui',
  opening: deadlineText('rejected', deadline),
  lines: [
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Surat banding dapat Anda unggah di halaman klaim.',
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
  grantAppeal: (amount) => `Banding Anda diterima. Jumlah yang disetujui: ${formatRupiah(amount)}.`,
  keepOffer: (amount) =>
    `Banding Anda belum dapat diterima. Jumlah yang disetujui tetap ${formatRupiah(amount)}.`,
  denyAppeal: () => 'Banding Anda belum dapat diterima, sehingga keputusan sebelumnya tetap berlaku.',
  reopen: () => 'Banding Anda diterima, dan klaim Anda diperiksa kembali.',
};

/** Returns the claimant's next step for an approved claim; an empty list for another state. */
function approvalSteps(facts: ClaimFacts): string[] {
  if (facts.state !== 'approved') return [];
  return [
    mustChooseReplacement(facts)
      ? `${REPLACEMENT_TITLE} di halaman klaim, lalu kirim surat pernyataan yang sudah ditandatangani.`
      : 'Kirim surat pernyataan yang sudah ditandatangani dari halaman klaim.',
  ];
}

/** `facts` describe the claim after the answer. If the claim stays rejected, the next appeal must be sent by `deadline`. */
type AppealAnswerContent = { facts: ClaimFacts; amount: number; reason: string; deadline: IsoDate };

export const appealAnswerMail = (
  { claimNumber }: MailedClaim,
  result: AppealResult,
  { facts, amount, reason, deadline }: AppealAnswerContent,
): ClaimMail => ({
  subject: `Jawaban banding klaim ${claimNumber}`,
  heading: 'Banding Anda sudah dijawab',
  ...(facts.state === 'rejected' && { opening: deadlineText('rejected', deadline) }),
  lines: [
    APPEAL_RESULT_TEXTS[result](amount),
    ...approvalSteps(facts),
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Surat balasannya dapat Anda unduh di halaman klaim.',
  ],
  label: 'Lihat jawaban',
});

/** The bank account is empty for a repair, because the workshop is paid. */
export const paidMail = (
  { claimNumber }: MailedClaim,
  payment: { amount: number; bankName: string; accountNumber: string; deadline: IsoDate },
): ClaimMail => ({
  subject: `Klaim ${claimNumber} sudah dibayarkan`,
  heading: 'Klaim Anda sudah dibayarkan',
  opening: deadlineText('payment', payment.deadline),
  lines: [
    ...(payment.bankName === ''
      ? [
          `Sebesar ${formatRupiah(payment.amount)} dibayarkan kepada bengkel yang memperbaiki kendaraan Anda.`,
          'Bukti bayarnya dapat Anda unduh di halaman klaim. Periksa hasil perbaikannya, lalu konfirmasi di sana.',
        ]
      : [
          `Sebesar ${formatRupiah(payment.amount)} dikirim ke rekening ${payment.bankName} yang berakhir dengan ${payment.accountNumber.slice(-4)}.`,
          'Bukti bayarnya dapat Anda unduh di halaman klaim. Setelah uangnya diterima, mohon tekan tombol Pembayaran Diterima.',
        ]),
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
    'Klaim ini kami tutup karena ditolak dan tidak ada banding yang menunggu jawaban.',
    `Bila ada pertanyaan, silakan hubungi kami di ${phone}.`,
  ],
  label: 'Lihat klaim',
});

const REMINDERS: Readonly<Record<StateWithDeadline, Pick<ClaimMail, 'heading' | 'label'>>> = {
  incomplete: { heading: 'Berkas klaim Anda masih kami tunggu', label: 'Kirim berkas' },
  rejected: { heading: 'Masa pengajuan banding segera berakhir', label: 'Ajukan banding' },
  payment: { heading: 'Mohon konfirmasi pembayaran klaim Anda', label: 'Konfirmasi pembayaran' },
};

/** Sent a week before a deadline. */
export const reminderMail = (
  { claimNumber }: MailedClaim,
  state: StateWithDeadline,
  deadline: IsoDate,
): ClaimMail => ({
  ...REMINDERS[state],
  subject: `Pengingat klaim ${claimNumber}`,
  opening: deadlineText(state, deadline),
  lines: [],
});
