import type { StatusRow, Transitions } from './tone.ts';

/**
 * Where a claim is. `incomplete` was sent back for documents, `agreed` has its signed discharge letter, `appealed` waits
 * for the answer to an appeal, `payment` is paid and waits to be confirmed, `closed` was refused for good.
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
] as const;

export type ClaimState = (typeof CLAIM_STATES)[number];

/** What a claim's `status` says on the wire [3 §4]: sent back is `pending` with feedback, agreed is `approved` with a letter. */
export const CLAIM_STATUSES = [
  'pending',
  'review',
  'approved',
  'reject',
  'appeal',
  'payment',
  'finish',
] as const;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** The stages of a claim's progress [Q21]. */
export const CLAIM_STAGES = ['Pengajuan', 'Verifikasi', 'Persetujuan', 'Pembayaran', 'Selesai'] as const;

export type ClaimStage = (typeof CLAIM_STAGES)[number];

/** Who is at work: nobody once it has ended. */
export type ClaimTurn = 'member' | 'desk' | 'nobody';

export type ClaimStateRow = StatusRow & {
  status: ClaimStatus;
  turn: ClaimTurn;
  /** `null` where it stays at the stage that it had reached [Q21]. */
  stage: ClaimStage | null;
  /** What happens next, in one sentence. */
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
    message: 'Banding Anda sedang diperiksa. Kami kabari begitu ada jawabannya.',
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
    turn: 'nobody',
    stage: 'Selesai',
    message: 'Klaim Anda sudah selesai. Terima kasih atas kepercayaan Anda.',
  },
  closed: {
    status: 'reject',
    label: 'Ditutup',
    tone: 'danger',
    turn: 'nobody',
    stage: null,
    message: 'Klaim ini sudah ditutup. Hubungi kami bila Anda memerlukan bantuan.',
  },
};

/** `member` is whoever made the claim, an heir too; `desk` the broker's and the insurer's people, or the simulated insurer. */
export type ClaimActor = 'member' | 'desk' | 'clock';

export const CLAIM_MOVES = [
  'takeUp',
  'askDocuments',
  'sendDocuments',
  'approve',
  'reject',
  'recall',
  'appeal',
  'grantAppeal',
  'keepOffer',
  'denyAppeal',
  'reopen',
  'sendLetter',
  'returnLetter',
  'pay',
  'confirmPayment',
  'close',
  'lapse',
] as const;

export type ClaimMove = (typeof CLAIM_MOVES)[number];

type MoveRow = { by: readonly ClaimActor[]; to: ClaimState };

const desk = (to: ClaimState): MoveRow => ({ by: ['desk'], to });
const member = (to: ClaimState): MoveRow => ({ by: ['member'], to });

/** Who may move a claim from each state, and where to. What has to be there beside it says `claim/act.ts`. */
export const CLAIM_MOVE_ROWS: Readonly<Record<ClaimState, Partial<Record<ClaimMove, MoveRow>>>> = {
  pending: { takeUp: desk('review') },
  review: {
    askDocuments: desk('incomplete'),
    approve: desk('approved'),
    reject: desk('rejected'),
  },
  incomplete: {
    sendDocuments: member('review'),
    reject: desk('rejected'),
    lapse: { by: ['clock'], to: 'rejected' },
  },
  approved: {
    sendLetter: member('agreed'),
    appeal: member('appealed'),
    // A slip of the keyboard in an amount, before anybody signed it.
    recall: desk('review'),
  },
  rejected: {
    appeal: member('appealed'),
    close: { by: ['desk', 'clock'], to: 'closed' },
  },
  appealed: {
    grantAppeal: desk('approved'),
    keepOffer: desk('approved'),
    denyAppeal: desk('rejected'),
    reopen: desk('review'),
  },
  agreed: { returnLetter: desk('approved'), pay: desk('payment') },
  payment: {
    confirmPayment: member('finish'),
    close: { by: ['desk', 'clock'], to: 'finish' },
  },
  finish: {},
  closed: {},
};

/** Where `move` leads from `state` when `actor` makes it; `null` where it may not. */
export function claimMoveTo(state: ClaimState, move: ClaimMove, actor: ClaimActor): ClaimState | null {
  const row = CLAIM_MOVE_ROWS[state][move];
  return row?.by.includes(actor) ? row.to : null;
}

const nextOf = (state: ClaimState): ClaimState[] => [
  ...new Set(Object.values(CLAIM_MOVE_ROWS[state]).map(({ to }) => to)),
];

/** The same without its moves, as every subject has it. */
export const CLAIM_TRANSITIONS: Transitions<ClaimState> = {
  pending: nextOf('pending'),
  review: nextOf('review'),
  incomplete: nextOf('incomplete'),
  approved: nextOf('approved'),
  rejected: nextOf('rejected'),
  appealed: nextOf('appealed'),
  agreed: nextOf('agreed'),
  payment: nextOf('payment'),
  finish: nextOf('finish'),
  closed: nextOf('closed'),
};

/** Nobody moves it any more. */
export const isClaimEnded = (state: ClaimState): boolean => CLAIM_STATE_ROWS[state].turn === 'nobody';
