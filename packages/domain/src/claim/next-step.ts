import { MESSAGES } from '../messages/messages.ts';
import { CLAIM_STATE_ROWS } from '../status/claim.ts';
import { type ClaimFacts, isUndecided } from './act.ts';
import { replacementOptions, takesWorkshop } from './product.ts';

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

/** What to do next: the first thing of the page. `wait` is somebody else's turn, `none` the end. */
export type ClaimTask = (typeof CLAIM_TASKS)[number];

export type NextStep = {
  task: ClaimTask;
  title: string;
  text: string;
  /** What may be done as well. */
  also: readonly Exclude<ClaimTask, 'wait' | 'none'>[];
};

/** A workshop may still be chosen [3 §4]. */
export const awaitsWorkshop = (claim: ClaimFacts): boolean =>
  takesWorkshop(claim) && claim.workshop === null && isUndecided(claim.state);

const awaitsMethod = (claim: ClaimFacts): boolean =>
  claim.state === 'approved' && claim.replacement.method === null && replacementOptions(claim).length > 0;

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

/** What the member has to do, first of all; `feedback` is what the desk wrote when it sent the claim back. */
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
      return awaitsMethod(claim)
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
            also:
              claim.replacement.locked || claim.replacement.method === null
                ? ['appeal']
                : ['replacement', 'appeal'],
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
      return { task: 'none', title: CLAIM_STATE_ROWS[claim.state].label, text: message, also: [] };
  }
}
