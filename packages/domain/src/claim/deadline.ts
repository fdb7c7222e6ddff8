import { addDays } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type Deadline = { type: 'lapse' | 'close'; days: number };

/** The action of the scheduler in a state, and the number of days after the claim reached the state. */
const DEADLINES: Readonly<Partial<Record<ClaimState, Deadline>>> = {
  /** For returned documents. */
  incomplete: { type: 'lapse', days: 60 },
  /** For an appeal against a rejection. */
  rejected: { type: 'close', days: 90 },
  /** For the member's confirmation of the payment. */
  payment: { type: 'close', days: 14 },
};

/**
 * Returns the scheduler's action for a claim that reached its state on `since`, and its day; `null` without a deadline.
 */
export function deadlineTransition(
  state: ClaimState,
  since: IsoDate,
): { type: Deadline['type']; on: IsoDate } | null {
  const deadline = DEADLINES[state];
  return deadline ? { type: deadline.type, on: addDays(since, deadline.days) } : null;
}
