import { ageOn } from '../dates/calendar.ts';
import { type IsoDate, isIsoDate } from '../dates/iso-date.ts';
import { AGE_MESSAGE, BIRTH_DATE_MESSAGE } from './messages.ts';

/** Whole years, both included. */
export type AgeLimits = { minAge: number; maxAge: number };

/** No one alive is older; a birth date beyond is a slip of the keyboard. */
const OLDEST = 150;

/** The message, or `null`, for a birth date 'YYYY-MM-DD'. Without `ages` any age will do. */
export function checkBirthDate(birthDate: string, today: IsoDate, ages?: AgeLimits): string | null {
  if (!isIsoDate(birthDate)) return BIRTH_DATE_MESSAGE;
  const age = ageOn(birthDate, today);
  if (!(age >= 0 && age <= OLDEST)) return BIRTH_DATE_MESSAGE;
  return ages && (age < ages.minAge || age > ages.maxAge) ? AGE_MESSAGE : null;
}
