import type { StatusRow } from './tone.ts';

/**
 * States of a claim. The insurer decides and pays; the desk, which is the staff of the insurer and of the broker, enters the
 * decisions.
 * - `incomplete`: the desk requested further documents.
 * - `appealed`: the member appealed.
 * - `agreed`: the member signed the discharge letter.
 * - `payment`: the insurer paid, and the member has not confirmed the payment.
 * - `closed`: the rejection is final.
 * - `withdrawn`: the member withdrew the claim.
 */
export const CLAIM_STATES = [
  'pending',
  'review',
  'incomplete',
  'approved',
  'rejected',
  'appealed',
  'agreed',
  'payment',
  'finish',
  'closed',
  'withdrawn',
] as const;

export type ClaimState = (typeof CLAIM_STATES)[number];

/**
 * The `status` of a claim in responses [3 §4]. Some states share a status: `incomplete` has the status
 * `pending`, together with feedback; `agreed` has the status `approved`, together with a signed letter; `closed` has the
 * status `reject`.
 */
export const CLAIM_STATUSES = [
  'pending',
  'review',
  'approved',
  'reject',
  'appeal',
  'payment',
  'finish',
  'withdrawn',
] as const;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** The stages of a claim, in order [Q21]. */
export const CLAIM_STAGES = ['Pengajuan', 'Verifikasi', 'Persetujuan', 'Pembayaran', 'Selesai'] as const;

export type ClaimStage = (typeof CLAIM_STAGES)[number];

/** The party whose action is next. 'none': the claim has ended. */
export type ClaimTurn = 'member' | 'desk' | 'none';

export type ClaimStateRow = StatusRow & {
  status: ClaimStatus;
  turn: ClaimTurn;
  /** `null`: the stage of the previous state is displayed [Q21]. */
  stage: ClaimStage | null;
  /** A sentence about the state and the next step. */
  message: string;
};

export const CLAIM_STATE_ROWS: Readonly<Record<ClaimState, ClaimStateRow>> = {
  pending: {
    status: 'pending',
    label: 'Diajukan',
    tone: 'info',
    turn: 'desk',
    stage: 'Pengajuan',
    message: 'Klaim Anda sudah kami terima dan menunggu diperiksa.',
  },
  review: {
    status: 'review',
    label: 'Diverifikasi',
    tone: 'info',
    turn: 'desk',
    stage: 'Verifikasi',
    message: 'Perusahaan asuransi sedang memeriksa data dan berkas klaim Anda.',
  },
  incomplete: {
    status: 'pending',
    label: 'Perlu tindakan',
    tone: 'warning',
    turn: 'member',
    stage: 'Verifikasi',
    message: 'Ada berkas yang harus Anda lengkapi sebelum klaim dapat dilanjutkan.',
  },
  approved: {
    status: 'approved',
    label: 'Disetujui',
    tone: 'success',
    turn: 'member',
    stage: 'Persetujuan',
    message: 'Klaim Anda disetujui. Kirim surat pernyataan yang sudah ditandatangani agar dapat dibayarkan.',
  },
  rejected: {
    status: 'reject',
    label: 'Ditolak',
    tone: 'danger',
    turn: 'member',
    stage: null,
    message: 'Klaim Anda ditolak. Anda dapat mengajukan banding bila tidak setuju dengan keputusan ini.',
  },
  appealed: {
    status: 'appeal',
    label: 'Banding',
    tone: 'warning',
    turn: 'desk',
    stage: null,
    message: 'Banding Anda sedang diperiksa. Kami beri tahu Anda begitu ada jawabannya.',
  },
  agreed: {
    status: 'approved',
    label: 'Disetujui',
    tone: 'success',
    turn: 'desk',
    stage: 'Persetujuan',
    message: 'Surat pernyataan Anda sudah kami terima. Pembayaran sedang disiapkan.',
  },
  payment: {
    status: 'payment',
    label: 'Dibayarkan',
    tone: 'info',
    turn: 'member',
    stage: 'Pembayaran',
    message: 'Klaim Anda sudah dibayarkan. Konfirmasi setelah pembayaran Anda terima.',
  },
  finish: {
    status: 'finish',
    label: 'Selesai',
    tone: 'success',
    turn: 'none',
    stage: 'Selesai',
    message: 'Klaim Anda sudah selesai. Terima kasih atas kepercayaan Anda.',
  },
  closed: {
    status: 'reject',
    label: 'Ditutup',
    tone: 'danger',
    turn: 'none',
    stage: null,
    message: 'Klaim ini sudah ditutup. Hubungi kami bila Anda memerlukan bantuan.',
  },
  withdrawn: {
    status: 'withdrawn',
    label: 'Ditarik',
    tone: 'info',
    turn: 'none',
    stage: null,
    message: 'Klaim ini sudah Anda tarik dan tidak diproses lagi. Anda tetap dapat mengajukan klaim baru.',
  },
};

/** Returns whether the claim has ended. A member can then only send messages. */
export const isClaimEnded = (state: ClaimState): boolean => CLAIM_STATE_ROWS[state].turn === 'none';

const UNDECIDED_STATES: readonly ClaimState[] = ['pending', 'review', 'incomplete'];

/** Returns whether the insurer has not yet approved or rejected the claim. */
export const isClaimUndecided = (state: ClaimState): boolean => UNDECIDED_STATES.includes(state);
