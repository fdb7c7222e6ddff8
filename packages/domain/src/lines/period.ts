import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';

/** The first and the last day of cover. */
export type Period = { startDate: IsoDate; endDate: IsoDate };

/** Returns the period from a day to the same date `years` later. */
export const periodOfYears = (startDate: IsoDate, years: number): Period => ({
  startDate,
  endDate: addYears(startDate, years),
});

/** Whether two covers have a day in common; cover lasts until the end of its last day. */
export const periodsOverlap = (one: Period, other: Period): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;
