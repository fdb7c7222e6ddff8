import { addDays } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type Deadline = { type: 'lapse' | 'close'; days: number };

/** The action of the scheduler in each state, and the number of days after which it happens. */
const DEADLINES: Readonly<Partial<Record<ClaimState, Deadline>>> = {
  /** The deadline for sending corrected documents. */
  incomplete: { type: 'lapse', days: 60 },
  /** The deadline for an appeal against a rejection. */
  rejected: { type: 'close', days: 90 },
  /** The deadline for the member's confirmation of the payment. */
  payment: { type: 'close', days: 14 },
};

/**
 * Returns the scheduler's action for a claim that reached its state on `since`, and the day of the action; `null`
 * for a state without a deadline.
 */
export function deadlineTransition(
  state: ClaimState,
  since: IsoDate,
): { type: Deadline['type']; on: IsoDate } | null {
  const deadline = DEADLINES[state];
  return deadline ? { type: deadline.type, on: addDays(since, deadline.days) } : null;
}
