import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';

/** The first and the last day of cover. */
export type Period = { startDate: IsoDate; endDate: IsoDate };

/** From a day to the same date after whole years. */
export const yearsFrom = (startDate: IsoDate, years: number): Period => ({
  startDate,
  endDate: addYears(startDate, years),
});
