import { addDays, addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';

/** First and last day of a change, in Jakarta, both included; null without a last day. */
export type Validity = { validFrom: IsoDate; validUntil: IsoDate | null };

/** A message for a field of a form. */
export type FieldProblem = { path: string; message: string };

/** Years in advance. A later first day is a typing error. */
const MAX_YEARS_AHEAD = 2;

/** Returns whether a change is valid on a day. */
export const isValidOn = ({ validFrom, validUntil }: Validity, day: IsoDate): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** Returns whether a decision precedes another one: it starts later, or was made later for the same first day. */
const precedes = (a: Validity & { number: number }, b: Validity & { number: number }): boolean =>
  a.validFrom === b.validFrom ? a.number > b.number : a.validFrom > b.validFrom;

/**
 * Returns the change that applies on a day; null without one. Of several valid changes, the one with the latest first day
 * applies: a change without a last day ends when the next one starts, and continues after one with a last day.
 */
export function changeOn<Change extends Validity & { number: number }>(
  changes: readonly Change[],
  day: IsoDate,
): Change | null {
  let found: Change | null = null;
  for (const change of changes)
    if (isValidOn(change, day) && (found === null || precedes(change, found))) found = change;
  return found;
}

/**
 * Returns whether it is unclear which of two changes applies: their days overlap, and neither is a change without a last
 * day that starts before the other one.
 */
export function isOverlapping(a: Validity, b: Validity): boolean {
  if (a.validUntil === null && b.validUntil === null) return a.validFrom === b.validFrom;
  if (a.validUntil === null) return isValidOn(b, a.validFrom);
  if (b.validUntil === null) return isValidOn(a, b.validFrom);
  return a.validFrom <= b.validUntil && b.validFrom <= a.validUntil;
}

/** Returns the problems of the days of a change. `earliest` is the first day that is possible, today or tomorrow. */
export function validityProblems(
  { validFrom, validUntil }: Validity,
  { today, earliest }: { today: IsoDate; earliest: IsoDate },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (validFrom < earliest)
    problems.push({
      path: 'validFrom',
      message: earliest === today ? 'Tanggal mulai sudah lewat' : 'Tarif baru berlaku paling cepat besok',
    });
  if (validFrom > addYears(today, MAX_YEARS_AHEAD))
    problems.push({ path: 'validFrom', message: 'Tanggal mulai paling lambat dua tahun lagi' });
  if (validUntil !== null && validUntil < validFrom)
    problems.push({
      path: 'validUntil',
      message: 'Tanggal akhir tidak boleh sebelum tanggal mulai',
    });
  return problems;
}

/** Returns the first day on which a new tariff can start. A day has one tariff, so it is tomorrow. */
export const earliestTariffDay = (today: IsoDate): IsoDate => addDays(today, 1);
