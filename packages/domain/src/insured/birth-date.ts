import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { type AgeBand, premiumForAge } from '../premium/premium.ts';
import { AGE_MESSAGE, BIRTH_DATE_MESSAGE } from './messages.ts';

/** Whole years, both inclusive. */
export type AgeLimits = { minAge: number; maxAge: number };

/**
 * Returns the error message, or `null`, for a birth date 'YYYY-MM-DD'. Without `ages` every age is valid;
 * with `bands` the age must have a premium.
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
