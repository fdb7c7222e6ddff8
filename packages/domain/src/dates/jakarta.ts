import type { IsoDate } from './iso-date.ts';

// Jakarta is UTC+7 all year, so a fixed offset equals the time zone database in every runtime.
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const DEADLINE_MS = (23 * 60 + 59) * 60_000;

/** Returns the instant shifted so that its UTC fields show Jakarta's time. */
export function jakartaClock(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}

/** Returns the calendar day in Jakarta. '' for an invalid date. */
export function todayInJakarta(now: Date): IsoDate {
  const clock = jakartaClock(now);
  return Number.isNaN(clock.getTime()) ? '' : clock.toISOString().slice(0, 10);
}

/**
 * Returns 23:59:00 in Jakarta on the day of `now` [Q19]; the next day's in the last minute of a day, so that
 * a deadline is always in the future.
 */
export function paymentDeadline(now: Date): Date {
  const clock = now.getTime() + OFFSET_MS;
  const midnight = clock - (((clock % DAY_MS) + DAY_MS) % DAY_MS);
  const deadline = midnight + DEADLINE_MS;
  return new Date((deadline > clock ? deadline : deadline + DAY_MS) - OFFSET_MS);
}
