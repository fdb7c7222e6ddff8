import { MESSAGES } from '../messages/messages.ts';
import { CLAIM_STATE_ROWS } from '../status/claim.ts';
import type { ClaimFacts } from './facts.ts';
import { replacementOptions } from './product.ts';
import { isClaimActionOpen } from './transition.ts';

export const CLAIM_TASKS = [
  'documents',
  'workshop',
  'replacement',
  'letter',
  'appeal',
  'confirmation',
  'wait',
  'none',
] as const;

/** The claimant's next task, shown first on the page. `wait` is another side's turn, `none` the end. */
export type ClaimTask = (typeof CLAIM_TASKS)[number];

export type NextStep = {
  task: ClaimTask;
  title: string;
  text: string;
  /** Other tasks that are possible at the same time. */
  also: readonly Exclude<ClaimTask, 'wait' | 'none'>[];
};

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

function pending(claim: ClaimFacts): NextStep {
  const { message } = CLAIM_STATE_ROWS[claim.state];
  return awaitsWorkshop(claim)
    ? {
        task: 'workshop',
        title: 'Pilih bengkel rujukan',
        text: 'Pilih satu bengkel rekanan sebelum klaim disetujui. Pemeriksaan tetap berjalan.',
        also: [],
      }
    : { task: 'wait', title: 'Tidak ada yang perlu Anda lakukan', text: message, also: [] };
}

/** Returns the claimant's next step. `feedback` is the desk's text for returned documents. */
export function nextClaimStep(claim: ClaimFacts, feedback = ''): NextStep {
  const { message } = CLAIM_STATE_ROWS[claim.state];
  const waiting: NextStep = { task: 'wait', title: 'Mohon menunggu', text: message, also: [] };
  switch (claim.state) {
    case 'pending':
    case 'review':
      return pending(claim);
    case 'incomplete':
      return {
        task: 'documents',
        title: `Lengkapi ${claim.needRevision.length} berkas`,
        text: [feedback, MESSAGES.claim.pendingHint].filter((text) => text !== '').join(' '),
        also: awaitsWorkshop(claim) ? ['workshop'] : [],
      };
    case 'approved':
      return canChooseReplacement(claim) && claim.replacement.method === null
        ? {
            task: 'replacement',
            title: 'Tentukan bentuk penggantian',
            text: 'Pilih cara klaim Anda diganti, lalu kirim surat pernyataan yang sudah ditandatangani.',
            also: ['letter', 'appeal'],
          }
        : {
            task: 'letter',
            title: 'Kirim surat pernyataan',
            text: message,
            also: canChooseReplacement(claim) ? ['replacement', 'appeal'] : ['appeal'],
          };
    case 'rejected':
      return { task: 'appeal', title: 'Klaim ditolak', text: message, also: [] };
    case 'payment':
      return { task: 'confirmation', title: 'Konfirmasi pembayaran', text: message, also: [] };
    case 'appealed':
    case 'agreed':
      return waiting;
    case 'finish':
    case 'closed':
    case 'withdrawn':
      return { task: 'none', title: CLAIM_STATE_ROWS[claim.state].label, text: message, also: [] };
  }
}
