import type { IsoDate } from './iso-date.ts';

// Jakarta is UTC+7 all year, so a fixed offset does what a zone database would, in every runtime.
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const DEADLINE_MS = (23 * 60 + 59) * 60_000;

/** The instant moved so that its UTC fields read as Jakarta's clock. */
export function jakartaClock(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}

/** The calendar day in Jakarta at this instant. '' for an invalid date. */
export function todayInJakarta(now: Date): IsoDate {
  const clock = jakartaClock(now);
  return Number.isNaN(clock.getTime()) ? '' : clock.toISOString().slice(0, 10);
}

/**
 * 23:59:00 in Jakarta of the day of `now` [Q19]. In the last minute of a day,
 * when that has passed, it is the next day's: a deadline always lies ahead.
 */
export function paymentDeadline(now: Date): Date {
  const clock = now.getTime() + OFFSET_MS;
  const midnight = clock - (((clock % DAY_MS) + DAY_MS) % DAY_MS);
  const deadline = midnight + DEADLINE_MS;
  return new Date((deadline > clock ? deadline : deadline + DAY_MS) - OFFSET_MS);
}
