import { daysInMonth, type IsoDate, isoParts, toIso } from './iso-date.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the age in whole years on `day`. A person born on 29 February turns a year older on 1 March in
 * common years. NaN when a date does not exist; negative when born after `day`.
 */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const from = isoParts(birth);
  const to = isoParts(day);
  if (!from || !to) return Number.NaN;
  const before = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (before ? 1 : 0);
}

/** Years. An older birth date is a typing error. */
const OLDEST = 150;

/**
 * Returns the age in whole years on `day`; `null` when the birth date is missing, invalid, in the future or
 * more than 150 years ago.
 */
export function possibleAge(birth: string, day: IsoDate): number | null {
  const age = ageOn(birth, day);
  return age >= 0 && age <= OLDEST ? age : null;
}

/**
 * Returns the same day `years` later; 29 February becomes 28 February in common years. '' for an invalid
 * date.
 */
export function addYears(iso: IsoDate, years: number): IsoDate {
  const parts = isoParts(iso);
  if (!parts) return '';
  const year = parts.year + years;
  return toIso({ ...parts, year, day: Math.min(parts.day, daysInMonth(year, parts.month)) });
}

/** Returns the day `days` later (negative: earlier). '' for an invalid date. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  if (!isoParts(iso)) return '';
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
