import type { IsoDate } from './iso-date.ts';

// Jakarta is UTC+7 all year, so a fixed offset equals the time zone database in every runtime.
const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const DEADLINE_TIME_MS = (23 * 60 + 59) * 60_000;

/** Returns a shifted instant whose UTC fields are the time in Jakarta. */
export function toJakartaTime(instant: Date): Date {
  return new Date(instant.getTime() + JAKARTA_OFFSET_MS);
}

/** Returns the calendar day in Jakarta; '' for an invalid date. */
export function todayInJakarta(now: Date): IsoDate {
  const jakartaTime = toJakartaTime(now);
  return Number.isNaN(jakartaTime.getTime()) ? '' : jakartaTime.toISOString().slice(0, 10);
}

/**
 * Returns 23:59:00 in Jakarta on the day of `now` [Q19]. In the last minute of a day, it returns 23:59:00 of the next
 * day, so that a deadline is always in the future.
 */
export function paymentDeadline(now: Date): Date {
  const jakartaMs = toJakartaTime(now).getTime();
  const midnight = Math.floor(jakartaMs / DAY_MS) * DAY_MS;
  const deadline = midnight + DEADLINE_TIME_MS;
  return new Date((deadline > jakartaMs ? deadline : deadline + DAY_MS) - JAKARTA_OFFSET_MS);
}
