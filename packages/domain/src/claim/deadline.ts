import { addDays } from '../dates/calendar.ts';
import { formatLongDate } from '../dates/format.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type Deadline = { type: 'lapse' | 'close'; days: number };

/** A state that the scheduler ends if the claimant does not act before the deadline. */
export type StateWithDeadline = 'incomplete' | 'rejected' | 'payment';

/** The scheduler's action in each state, and the number of days until the action. */
const DEADLINES: Readonly<Record<StateWithDeadline, Deadline>> = {
  /** The deadline for sending corrected documents. */
  incomplete: { type: 'lapse', days: 60 },
  /** The deadline for an appeal against a rejection. */
  rejected: { type: 'close', days: 90 },
  /** The deadline for the member's confirmation of the payment. */
  payment: { type: 'close', days: 14 },
};

export const hasDeadline = (state: ClaimState): state is StateWithDeadline => Object.hasOwn(DEADLINES, state);

/**
 * Returns the scheduler's action for a claim that reached its state on `since`, and the day of the action; `null`
 * for a state without a deadline.
 */
export function deadlineTransition(
  state: ClaimState,
  since: IsoDate,
): { type: Deadline['type']; date: IsoDate } | null {
  if (!hasDeadline(state)) return null;
  const { type, days } = DEADLINES[state];
  return { type, date: addDays(since, days) };
}

const DEADLINE_TEXTS: Readonly<Record<StateWithDeadline, (day: string) => string>> = {
  incomplete: (day) => `Mohon kirim berkas sebelum ${day}. Bila belum kami terima, klaim ini ditolak.`,
  rejected: (day) =>
    `Bila tidak setuju dengan keputusan ini, ajukan banding sebelum ${day}. Tanpa banding, klaim ini ditutup.`,
  payment: (day) =>
    `Mohon konfirmasi pembayaran sebelum ${day}. Tanpa konfirmasi, pembayaran kami anggap diterima.`,
};

/** Returns the text that names the deadline, the claimant's task and the consequence of a missed deadline. */
export const deadlineText = (state: StateWithDeadline, deadline: IsoDate): string =>
  DEADLINE_TEXTS[state](formatLongDate(deadline));

const LATE_NOTICES: Readonly<Record<StateWithDeadline, string>> = {
  incomplete: 'Anda masih dapat mengirim berkas sekarang. Bila belum kami terima, klaim ini segera ditolak.',
  rejected: 'Anda masih dapat mengajukan banding sekarang. Tanpa banding, klaim ini segera ditutup.',
  payment:
    'Anda masih dapat mengonfirmasi sekarang. Tanpa konfirmasi, pembayaran segera kami anggap diterima.',
};

/**
 * Returns a sentence with the actions that are still possible after a missed deadline, and the result of no action; `null`
 * if no deadline was missed. The action stays possible until the scheduler ends the state.
 */
export function lateNotice(state: ClaimState, since: IsoDate, today: IsoDate): string | null {
  const transition = deadlineTransition(state, since);
  return transition && hasDeadline(state) && today >= transition.date ? LATE_NOTICES[state] : null;
}
