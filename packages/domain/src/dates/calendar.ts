import { daysInMonth, type IsoDate, isoParts, toIso } from './iso-date.ts';

const DAY_MS = 86_400_000;

/**
 * Age in whole years on `day`. Someone born on 29 February turns a year older on 1 March in
 * common years. NaN when either day does not exist; negative when born after `day`.
 */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const from = isoParts(birth);
  const to = isoParts(day);
  if (!from || !to) return Number.NaN;
  const before = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (before ? 1 : 0);
}

/** No one alive is older; a birth date beyond is a slip of the keyboard. */
const OLDEST = 150;

/** The age in whole years on `day` of somebody who may be alive; `null` for any other birth date, or none. */
export function possibleAge(birth: string, day: IsoDate): number | null {
  const age = ageOn(birth, day);
  return age >= 0 && age <= OLDEST ? age : null;
}

/** The same day `years` later; 29 February becomes 28 February in common years. '' for no date. */
export function addYears(iso: IsoDate, years: number): IsoDate {
  const parts = isoParts(iso);
  if (!parts) return '';
  const year = parts.year + years;
  return toIso({ ...parts, year, day: Math.min(parts.day, daysInMonth(year, parts.month)) });
}

/** `days` later (or earlier, negative). '' for no date. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  if (!isoParts(iso)) return '';
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
