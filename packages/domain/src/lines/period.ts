import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';

/** The first and the last day of cover. */
export type Period = { startDate: IsoDate; endDate: IsoDate };

/** Returns the period from a day to the same date `years` later. */
export const periodOfYears = (startDate: IsoDate, years: number): Period => ({
  startDate,
  endDate: addYears(startDate, years),
});

/** Returns whether two covers have a day in common. The last day of a cover is part of the cover. */
export const periodsOverlap = (first: Period, second: Period): boolean =>
  first.startDate <= second.endDate && second.startDate <= first.endDate;
