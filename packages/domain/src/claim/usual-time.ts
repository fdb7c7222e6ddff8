import { addDays } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimStage, ClaimState } from '../status/claim.ts';

/** States in which the claimant waits for the insurer. */
export const WAITING_STATES = ['pending', 'review', 'appealed', 'agreed'] as const satisfies ClaimState[];

export type WaitingState = (typeof WAITING_STATES)[number];

/** Working days that the insurer usually takes in each state. */
export type UsualDays = Readonly<Record<WaitingState, number>>;

/** Used where neither a setting nor enough cases exist. */
export const DEFAULT_USUAL_DAYS: UsualDays = { pending: 1, review: 3, appealed: 5, agreed: 3 };

/** Days of which cases are counted, and how many are enough. */
export const USUAL_TIME_PERIOD_DAYS = 90;
const ENOUGH_CASES = 20;

/** The share of cases that 'biasanya' promises. */
const USUAL_SHARE = 0.8;

/** The state whose duration leads to the end of a stage; the other stages wait for the claimant. */
const STATE_OF_STAGE: Readonly<Partial<Record<ClaimStage, WaitingState>>> = {
  Pengajuan: 'pending',
  Verifikasi: 'review',
  Pembayaran: 'agreed',
};

function isWorkingDay(day: IsoDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** Returns the days from Monday to Friday after `from`, up to and including `to`. Public holidays count as working days. */
export function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let days = 0;
  for (let day = addDays(from, 1); day !== '' && day <= to; day = addDays(day, 1))
    if (isWorkingDay(day)) days += 1;
  return days;
}

/**
 * Returns the working days within which four of five cases were handled, at least one; the setting while there
 * are fewer than {@link ENOUGH_CASES}.
 */
export function usualDaysOf(cases: readonly number[], setting: number): number {
  if (cases.length < ENOUGH_CASES) return setting;
  const sorted = cases.toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.ceil(sorted.length * USUAL_SHARE) - 1] ?? setting);
}

export const isWaitingState = (state: ClaimState): state is WaitingState =>
  WAITING_STATES.some((one) => one === state);

/** Returns the usual days of a stage; `null` for a stage that waits for the claimant. */
export function usualDaysOfStage(stage: ClaimStage, usual: UsualDays): number | null {
  const state = STATE_OF_STAGE[stage];
  return state ? usual[state] : null;
}

/** The usual time of the current state, and whether the claim has taken longer. */
export type ExpectedTime = { days: number; isExceeded: boolean };

/** Returns the expected time of a claim that entered its state on `since`; `null` while it waits for the claimant. */
export function expectedTime(
  state: ClaimState,
  usual: UsualDays,
  { since, today }: { since: IsoDate; today: IsoDate },
): ExpectedTime | null {
  if (!isWaitingState(state)) return null;
  const days = usual[state];
  return { days, isExceeded: workingDaysBetween(since, today) > days };
}

/** 'biasanya 3 hari kerja'. */
export const usualTimeText = (days: number): string => `biasanya ${days} hari kerja`;
