import { addDays } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimMove, ClaimState } from '../status/claim.ts';

/** Days after which a claim goes on by itself, from the day on which it came to its state. */
export const CLAIM_DAYS = {
  /** For documents that were sent back. */
  documents: 60,
  /** For an appeal against a refusal. */
  appeal: 90,
  /** For confirming that the money came. */
  confirmation: 14,
} as const;

const CLOCK: Readonly<Partial<Record<ClaimState, { move: ClaimMove; days: number }>>> = {
  incomplete: { move: 'lapse', days: CLAIM_DAYS.documents },
  rejected: { move: 'close', days: CLAIM_DAYS.appeal },
  payment: { move: 'close', days: CLAIM_DAYS.confirmation },
};

/** When a claim that came to its state on a day goes on by itself, and how; `null` where it waits for somebody. */
export function clockMove(state: ClaimState, since: IsoDate): { move: ClaimMove; on: IsoDate } | null {
  const row = CLOCK[state];
  return row ? { move: row.move, on: addDays(since, row.days) } : null;
}
