import type { IsoDate } from '../dates/iso-date.ts';
import { optionalText } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { checkStartDate } from './cover-start.ts';

/** Returns the schema of the chosen first day of cover. '' or absent: cover begins on the day of payment [Q44]. */
export const startDateField = (today: IsoDate) =>
  optionalText({ max: LIMITS.code, check: (date) => checkStartDate(date, today) });
