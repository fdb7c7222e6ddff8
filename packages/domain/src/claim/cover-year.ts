import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';

/**
 * Returns the year of cover of a day, without its end day `before`: earlier payments of the same year count towards an
 * annual limit. A day outside the cover counts to the nearest year.
 */
export function yearOfCover(
  { startDate, endDate }: Period,
  day: IsoDate,
): { from: IsoDate; before: IsoDate } {
  let from = startDate;
  for (let next = addYears(from, 1); next <= day && next < endDate; next = addYears(from, 1)) from = next;
  const before = addYears(from, 1);
  return { from: day < startDate ? day : from, before: day >= before ? '9999-12-31' : before };
}
