import { addDays } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimStage, ClaimState } from '../status/claim.ts';

/** States in which the claimant waits for the insurer. */
export const WAITING_STATES = ['pending', 'review', 'appealed', 'agreed'] as const satisfies ClaimState[];

export type WaitingState = (typeof WAITING_STATES)[number];

/** The insurer's usual duration in working days, for each state. */
export type UsualDays = Readonly<Record<WaitingState, number>>;

/** Used if no time is configured and there are fewer than {@link MIN_CASES} cases. */
export const DEFAULT_USUAL_DAYS: UsualDays = { pending: 1, review: 3, appealed: 5, agreed: 3 };

/** The usual time is calculated from the cases of this number of past days. */
export const USUAL_TIME_PERIOD_DAYS = 90;
/** Minimum number of past cases from which the usual time is calculated. */
const MIN_CASES = 20;

/** The share of cases that end within the usual time. */
const USUAL_SHARE = 0.8;

/** The state whose usual time a stage shows. Stages without a state wait for the claimant. */
const STATE_OF_STAGE: Readonly<Partial<Record<ClaimStage, WaitingState>>> = {
  Pengajuan: 'pending',
  Verifikasi: 'review',
  Pembayaran: 'agreed',
};

function isWorkingDay(day: IsoDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** Returns the number of days from Monday to Friday after `from`, up to and including `to`. Public holidays count as working days. */
export function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let days = 0;
  for (let day = addDays(from, 1); day !== '' && day <= to; day = addDays(day, 1))
    if (isWorkingDay(day)) days += 1;
  return days;
}

/** Returns the last of this number of working days after a day. */
export function workingDaysAfter(from: IsoDate, days: number): IsoDate {
  let day = from;
  for (let remaining = days; remaining > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) remaining -= 1;
  }
  return day;
}

/**
 * Returns the number of working days within which 80 % of the cases ended, at least 1. Returns `configuredDays` for
 * fewer cases than {@link MIN_CASES}.
 */
export function usualDaysOf(handlingDays: readonly number[], configuredDays: number): number {
  if (handlingDays.length < MIN_CASES) return configuredDays;
  const sortedDays = handlingDays.toSorted((a, b) => a - b);
  return Math.max(1, sortedDays[Math.ceil(sortedDays.length * USUAL_SHARE) - 1] ?? configuredDays);
}

export const isWaitingState = (state: ClaimState): state is WaitingState =>
  WAITING_STATES.some((waitingState) => waitingState === state);

/** Returns the usual days of a stage; `null` for a stage that waits for the claimant. */
export function usualDaysOfStage(stage: ClaimStage, usualDays: UsualDays): number | null {
  const state = STATE_OF_STAGE[stage];
  return state ? usualDays[state] : null;
}

/** The usual working days of the current state, and whether the claim has taken longer. */
export type ExpectedTime = { days: number; isExceeded: boolean };

/** Returns the expected time of a claim that entered its state on `since`; `null` for a state that waits for the claimant. */
export function expectedTime(
  state: ClaimState,
  usualDays: UsualDays,
  { since, today }: { since: IsoDate; today: IsoDate },
): ExpectedTime | null {
  if (!isWaitingState(state)) return null;
  const days = usualDays[state];
  return { days, isExceeded: workingDaysBetween(since, today) > days };
}

/** Returns 'biasanya 3 hari kerja'. */
export const usualTimeText = (days: number): string => `biasanya ${days} hari kerja`;
