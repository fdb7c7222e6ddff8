import { MESSAGES } from '../messages/messages.ts';
import { formatRupiah } from '../money/rupiah.ts';
import { CLAIM_STATE_ROWS, type ClaimTurn } from '../status/claim.ts';
import type { ClaimTask, NextStep } from './claim-task.ts';
import type { ClaimFacts } from './facts.ts';
import { replacementOptions } from './product.ts';
import { isSettledByRepair } from './repair.ts';
import { repairCard, repairConfirmation } from './repair-step.ts';
import { isClaimActionOpen } from './transition.ts';

/** The insurer's explanations and the workshop, for the text of the next step. */
export type StepContext = {
  /** The desk's last reason for returning documents or a letter, or for rejecting the claim. */
  feedback: string;
  /** The reason for the approval, also for an approval after an appeal. */
  decisionReason: string;
  /** Whether the signed letter was returned for correction. */
  isLetterReturned: boolean;
  /** The name of the chosen or appointed workshop. */
  workshop: string | null;
};

const NO_CONTEXT: StepContext = { feedback: '', decisionReason: '', isLetterReturned: false, workshop: null };

/** Returns whether the member may still choose a workshop [3 §4]. */
export const canChooseWorkshop = (claim: ClaimFacts): boolean =>
  isClaimActionOpen(claim, 'member', 'chooseWorkshop');

/** Actions that a claimant may choose without a request of the desk. */
export const CLAIM_OPTIONS = ['sendMessage', 'addDocument', 'withdraw'] as const;

export type ClaimOption = (typeof CLAIM_OPTIONS)[number];

export const availableClaimOptions = (claim: ClaimFacts): ClaimOption[] =>
  CLAIM_OPTIONS.filter((option) => isClaimActionOpen(claim, 'member', option));

const canChooseReplacement = (claim: ClaimFacts): boolean =>
  replacementOptions(claim).length > 0 && isClaimActionOpen(claim, 'member', 'chooseReplacement');

/** The card at the top of the claim page that states the next step. */
type Card = Omit<NextStep, 'also'>;

const waitCard = (text: string, reason = ''): Card => ({
  task: 'wait',
  title: 'Mohon menunggu',
  text,
  reason,
});

function cardBeforeDecision(claim: ClaimFacts, reason: string): Card {
  return canChooseWorkshop(claim)
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

/** Returns the sentence that requests the signed letter, with its purpose. */
function letterRequest(claim: ClaimFacts): string {
  const letterPhrase = `Kirim surat pernyataan yang sudah ditandatangani${claim.hasAccount ? '' : ' beserta rekening penerima'}`;
  if (!isSettledByRepair(claim)) return `${letterPhrase} agar dapat dibayarkan.`;
  return claim.repair.length === 0
    ? `${letterPhrase} agar kendaraan Anda dapat diperbaiki.`
    : `${letterPhrase} agar perbaikan kendaraan Anda dapat diselesaikan.`;
}

function approvalCard(claim: ClaimFacts, { feedback, decisionReason, isLetterReturned }: StepContext): Card {
  if (isLetterReturned)
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
        text: `${amount} ${letterRequest(claim)}`,
        reason: decisionReason,
      };
}

const ACCOUNT_CARD: Card = {
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
      return cardBeforeDecision(claim, feedback);
    case 'incomplete':
      return {
        task: 'documents',
        title: `Lengkapi ${needRevision.length} berkas`,
        text: [feedback, MESSAGES.claim.pendingHint].filter((text) => text !== '').join(' '),
        reason: '',
      };
    case 'approved':
      return approvalCard(claim, context);
    case 'rejected':
      return { task: 'appeal', title: 'Klaim ditolak', text: message, reason: feedback };
    case 'appealed':
      return waitCard(message);
    case 'agreed': {
      const repair = repairCard(claim, workshop);
      if (repair) return { ...repair, reason: '' };
      return claim.hasAccount ? waitCard(message) : ACCOUNT_CARD;
    }
    case 'payment':
      return isSettledByRepair(claim)
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

/** Returns the tasks that are possible in addition to `task`. */
function otherTasks(claim: ClaimFacts, task: ClaimTask): NextStep['also'] {
  const tasks: [Exclude<ClaimTask, 'wait' | 'none'>, boolean][] = [
    ['workshop', canChooseWorkshop(claim)],
    ['replacement', canChooseReplacement(claim)],
    ['letter', claim.state === 'approved'],
    ['appeal', claim.state === 'approved'],
    ['account', claim.hasAccount && isClaimActionOpen(claim, 'member', 'changeAccount')],
  ];
  return tasks.flatMap(([otherTask, isPossible]) => (isPossible && otherTask !== task ? [otherTask] : []));
}

/** Returns the claimant's next step. */
export function nextClaimStep(claim: ClaimFacts, context: Partial<StepContext> = {}): NextStep {
  const card = cardOf(claim, { ...NO_CONTEXT, ...context });
  return { ...card, also: otherTasks(claim, card.task) };
}

/** Returns who acts next. In the state `agreed` this depends on the repair and the bank account. */
export function claimTurn(claim: ClaimFacts, context: Partial<StepContext> = {}): ClaimTurn {
  const { turn } = CLAIM_STATE_ROWS[claim.state];
  if (claim.state !== 'agreed') return turn;
  return nextClaimStep(claim, context).task === 'wait' ? 'desk' : 'member';
}

/** Returns the message about the current state, or about the current step of the repair. */
export const claimMessage = (claim: ClaimFacts, context: Partial<StepContext> = {}): string =>
  repairCard(claim, context.workshop ?? null)?.text ?? CLAIM_STATE_ROWS[claim.state].message;
