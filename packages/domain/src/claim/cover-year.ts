import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';

/**
 * Returns the year of cover that contains a day: its first day `from`, and the day `before` which it ends. A day outside
 * the cover belongs to the nearest year. Payments of one year of cover count towards an annual limit.
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
  const endBefore = addYears(from, 1);
  return { from: day < startDate ? day : from, before: day >= endBefore ? '9999-12-31' : endBefore };
}
