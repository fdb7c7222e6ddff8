import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';

/**
 * Returns the year of cover that contains a day. The year includes the day `start` and ends before the day
 * `nextStart`. For a day outside the cover, the nearest year is extended to include the day. An annual limit applies to
 * the payments of one year of cover.
 */
export function yearOfCover(
  { startDate, endDate }: Period,
  day: IsoDate,
): { start: IsoDate; nextStart: IsoDate } {
  let start = startDate;
  let nextStart = addYears(start, 1);
  while (nextStart <= day && nextStart < endDate) {
    start = nextStart;
    nextStart = addYears(start, 1);
  }
  return { start: day < startDate ? day : start, nextStart: day >= nextStart ? '9999-12-31' : nextStart };
}
