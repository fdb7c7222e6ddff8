import { MESSAGES } from '../messages/messages.ts';
import { formatRupiah } from '../money/rupiah.ts';
import { CLAIM_STATE_ROWS, type ClaimTurn } from '../status/claim.ts';
import type { ClaimTask, NextStep } from './claim-task.ts';
import type { ClaimFacts } from './facts.ts';
import { replacementOptions } from './product.ts';
import { isRepaired } from './repair.ts';
import { repairCard, repairConfirmation } from './repair-step.ts';
import { isClaimActionOpen } from './transition.ts';

/** What the insurer explained, and who repairs the vehicle. */
export type StepContext = {
  /** The desk's last message: what to send again, or why a letter or a claim is returned or rejected. */
  feedback: string;
  /** The reason of the approval, or of the answer to an appeal that led to it. */
  decisionReason: string;
  /** Whether the signed letter was returned for correction. */
  letterReturned: boolean;
  /** The name of the chosen or appointed workshop. */
  workshop: string | null;
};

const NO_CONTEXT: StepContext = { feedback: '', decisionReason: '', letterReturned: false, workshop: null };

/** Whether the member may still choose a workshop [3 §4]. */
export const awaitsWorkshop = (claim: ClaimFacts): boolean =>
  isClaimActionOpen(claim, 'member', 'chooseWorkshop');

/** Actions that the claimant may choose without being asked. */
export const CLAIM_OPTIONS = ['sendMessage', 'addDocument', 'withdraw'] as const;

export type ClaimOption = (typeof CLAIM_OPTIONS)[number];

export const openClaimOptions = (claim: ClaimFacts): ClaimOption[] =>
  CLAIM_OPTIONS.filter((option) => isClaimActionOpen(claim, 'member', option));

const canChooseReplacement = (claim: ClaimFacts): boolean =>
  replacementOptions(claim).length > 0 && isClaimActionOpen(claim, 'member', 'chooseReplacement');

type Card = Omit<NextStep, 'also'>;

const waiting = (text: string, reason = ''): Card => ({
  task: 'wait',
  title: 'Mohon menunggu',
  text,
  reason,
});

function beforeDecision(claim: ClaimFacts, reason: string): Card {
  return awaitsWorkshop(claim)
    ? {
        task: 'workshop',
        title: 'Pilih bengkel rujukan',
        text: 'Pilih satu bengkel rekanan sebelum klaim disetujui. Pemeriksaan tetap berjalan.',
        reason,
      }
    : {
        task: 'wait',
        title: 'Tidak ada yang perlu Anda lakukan',
        text: CLAIM_STATE_ROWS[claim.state].message,
        reason,
      };
}

/** What to send with an approved claim, and what follows from it. */
function letterSentence(claim: ClaimFacts): string {
  const paper = `Kirim surat pernyataan yang sudah ditandatangani${claim.account ? '' : ' beserta rekening penerima'}`;
  if (!isRepaired(claim)) return `${paper} agar dapat dibayarkan.`;
  return claim.repair.length === 0
    ? `${paper} agar kendaraan Anda dapat diperbaiki.`
    : `${paper} agar perbaikan kendaraan Anda dapat diselesaikan.`;
}

function approved(claim: ClaimFacts, { feedback, decisionReason, letterReturned }: StepContext): Card {
  if (letterReturned)
    return {
      task: 'letter',
      title: 'Kirim ulang surat pernyataan',
      text: 'Surat pernyataan Anda belum dapat diterima. Unduh kembali suratnya, perbaiki sesuai penjelasan ini, lalu kirim yang baru.',
      reason: feedback,
    };
  const amount = `Klaim Anda disetujui sebesar ${formatRupiah(claim.approvedAmount ?? 0)}.`;
  return canChooseReplacement(claim) && claim.replacement.method === null
    ? {
        task: 'replacement',
        title: 'Tentukan bentuk penggantian',
        text: `${amount} Pilih cara klaim Anda diganti, lalu kirim surat pernyataan yang sudah ditandatangani.`,
        reason: decisionReason,
      }
    : {
        task: 'letter',
        title: 'Kirim surat pernyataan',
        text: `${amount} ${letterSentence(claim)}`,
        reason: decisionReason,
      };
}

const ACCOUNT_MISSING: Card = {
  task: 'account',
  title: 'Isi rekening penerima',
  text: 'Surat pernyataan Anda sudah kami terima. Isi rekening penerima agar klaim dapat dibayarkan.',
  reason: '',
};

function cardOf(claim: ClaimFacts, context: StepContext): Card {
  const { state, needRevision } = claim;
  const { feedback, workshop } = context;
  const { message, label } = CLAIM_STATE_ROWS[state];
  switch (state) {
    case 'pending':
    case 'review':
      return beforeDecision(claim, feedback);
    case 'incomplete':
      return {
        task: 'documents',
        title: `Lengkapi ${needRevision.length} berkas`,
        text: [feedback, MESSAGES.claim.pendingHint].filter((text) => text !== '').join(' '),
        reason: '',
      };
    case 'approved':
      return approved(claim, context);
    case 'rejected':
      return { task: 'appeal', title: 'Klaim ditolak', text: message, reason: feedback };
    case 'appealed':
      return waiting(message);
    case 'agreed': {
      const repair = repairCard(claim, workshop);
      if (repair) return { ...repair, reason: '' };
      return claim.account ? waiting(message) : ACCOUNT_MISSING;
    }
    case 'payment':
      return isRepaired(claim)
        ? { ...repairConfirmation(workshop), reason: '' }
        : { task: 'confirmation', title: 'Konfirmasi pembayaran', text: message, reason: '' };
    case 'finish':
      return { task: 'none', title: label, text: message, reason: '' };
    case 'closed':
      return { task: 'none', title: label, text: message, reason: feedback };
    case 'withdrawn':
      return { task: 'none', title: label, text: message, reason: '' };
  }
}

/** Returns the tasks that are possible in addition to the first one. */
function alsoPossible(claim: ClaimFacts, task: ClaimTask): NextStep['also'] {
  const others: [Exclude<ClaimTask, 'wait' | 'none'>, boolean][] = [
    ['workshop', awaitsWorkshop(claim)],
    ['replacement', canChooseReplacement(claim)],
    ['letter', claim.state === 'approved'],
    ['appeal', claim.state === 'approved'],
    ['account', claim.account && isClaimActionOpen(claim, 'member', 'changeAccount')],
  ];
  return others.flatMap(([other, isPossible]) => (isPossible && other !== task ? [other] : []));
}

/** Returns the claimant's next step. */
export function nextClaimStep(claim: ClaimFacts, context: Partial<StepContext> = {}): NextStep {
  const card = cardOf(claim, { ...NO_CONTEXT, ...context });
  return { ...card, also: alsoPossible(claim, card.task) };
}

/** Returns who acts next: during a repair the claimant brings and fetches the vehicle. */
export function claimTurn(claim: ClaimFacts, context: Partial<StepContext> = {}): ClaimTurn {
  const { turn } = CLAIM_STATE_ROWS[claim.state];
  if (claim.state !== 'agreed') return turn;
  return nextClaimStep(claim, context).task === 'wait' ? 'desk' : 'member';
}

/** Returns what happens now, in one sentence. */
export const claimMessage = (claim: ClaimFacts, context: Partial<StepContext> = {}): string =>
  repairCard(claim, context.workshop ?? null)?.text ?? CLAIM_STATE_ROWS[claim.state].message;
