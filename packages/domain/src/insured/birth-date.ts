import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { type AgeBand, premiumForAge } from '../premium/premium.ts';
import { AGE_MESSAGE, BIRTH_DATE_MESSAGE } from './messages.ts';

/** The youngest and the oldest age in whole years that a product insures. */
export type AgeLimits = { minAge: number; maxAge: number };

/**
 * Returns the error message for a birth date 'YYYY-MM-DD', or `null`. With `ages` the age has to be within these
 * limits; with `bands` the age has to have a premium.
 */
export function checkBirthDate(
  birthDate: string,
  today: IsoDate,
  ages?: AgeLimits,
  bands?: readonly AgeBand[],
): string | null {
  const age = possibleAge(birthDate, today);
  if (age === null) return BIRTH_DATE_MESSAGE;
  if (ages && (age < ages.minAge || age > ages.maxAge)) return AGE_MESSAGE;
  return bands && premiumForAge(bands, age) === null ? AGE_MESSAGE : null;
}
