import { addDays } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type Deadline = { type: 'lapse' | 'close'; days: number };

/** The action of the scheduler in a state, and after how many days from the day on which the claim came to it. */
const DEADLINES: Readonly<Partial<Record<ClaimState, Deadline>>> = {
  /** For the documents that were sent back. */
  incomplete: { type: 'lapse', days: 60 },
  /** For an appeal against a rejection. */
  rejected: { type: 'close', days: 90 },
  /** For the confirmation that the money came. */
  payment: { type: 'close', days: 14 },
};

/** What the scheduler does with a claim that came to its state on `since`, and on which day; `null` without a deadline. */
export function deadlineTransition(
  state: ClaimState,
  since: IsoDate,
): { type: Deadline['type']; on: IsoDate } | null {
  const deadline = DEADLINES[state];
  return deadline ? { type: deadline.type, on: addDays(since, deadline.days) } : null;
}
