import { daysInMonth, type IsoDate, isoParts, toIsoDate } from './iso-date.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the age in whole years on `day`. In common years, the birthday of a person born on 29 February is 1 March.
 * Returns NaN when a date does not exist, and a negative age when the person was born after `day`.
 */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const birthParts = isoParts(birth);
  const dayParts = isoParts(day);
  if (!birthParts || !dayParts) return Number.NaN;
  const isBeforeBirthday =
    dayParts.month < birthParts.month ||
    (dayParts.month === birthParts.month && dayParts.day < birthParts.day);
  return dayParts.year - birthParts.year - (isBeforeBirthday ? 1 : 0);
}

/** Years. A birth date with a higher age is a typing error. */
const MAX_AGE = 150;

/**
 * Returns the age in whole years on `day`; `null` when the birth date is missing, invalid, in the future or
 * more than 150 years ago.
 */
export function possibleAge(birth: string, day: IsoDate): number | null {
  const age = ageOn(birth, day);
  return age >= 0 && age <= MAX_AGE ? age : null;
}

/**
 * Returns the date `years` later; 29 February becomes 28 February in common years. Returns '' for an invalid date.
 */
export function addYears(iso: IsoDate, years: number): IsoDate {
  const parts = isoParts(iso);
  if (!parts) return '';
  const year = parts.year + years;
  return toIsoDate({ ...parts, year, day: Math.min(parts.day, daysInMonth(year, parts.month)) });
}

/** Returns the date `days` later, or earlier for a negative number. Returns '' for an invalid date. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  if (!isoParts(iso)) return '';
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
