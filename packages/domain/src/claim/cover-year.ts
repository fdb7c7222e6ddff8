import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';

/**
 * Returns the year of cover that contains a day. The year includes the day `from` and ends before the day `before`. For
 * a day outside the cover, the nearest year is extended to include the day. An annual limit applies to the payments of
 * one year of cover.
 */
export function yearOfCover(
  { startDate, endDate }: Period,
  day: IsoDate,
): { from: IsoDate; before: IsoDate } {
  let from = startDate;
  let nextStart = addYears(from, 1);
  while (nextStart <= day && nextStart < endDate) {
    from = nextStart;
    nextStart = addYears(from, 1);
  }
  return { from: day < startDate ? day : from, before: day >= nextStart ? '9999-12-31' : nextStart };
}
