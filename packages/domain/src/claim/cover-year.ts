import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';

/**
 * Returns the year of cover that contains a day: from `from` up to the day before `before`. A day outside the
 * cover belongs to the nearest year. Payments of the same year of cover count towards an annual limit.
 */
export function yearOfCover(
  { startDate, endDate }: Period,
  day: IsoDate,
): { from: IsoDate; before: IsoDate } {
  let from = startDate;
  for (
    let nextStart = addYears(from, 1);
    nextStart <= day && nextStart < endDate;
    nextStart = addYears(from, 1)
  )
    from = nextStart;
  const before = addYears(from, 1);
  return { from: day < startDate ? day : from, before: day >= before ? '9999-12-31' : before };
}
