import { addDays, type IsoDate } from '@naungan/domain/dates';

/** Days from the first to the last, both included. */
export type DayRange = { first: IsoDate; last: IsoDate };

/** A query of more ranges takes more time to plan than the days between them take to compute. */
export const MAX_RANGES = 8;

const dayNumber = (day: IsoDate) => Date.parse(day) / 86_400_000;

/** Returns at most `MAX_RANGES` ranges that contain these days, and days between them only if there are more ranges. */
export function dayRanges(days: readonly IsoDate[]): DayRange[] {
  const sortedDays = [...new Set(days)].toSorted();
  /** The days after a gap, the largest gap first. */
  const starts = sortedDays
    .flatMap((day, index) => {
      const previous = sortedDays[index - 1];
      return previous !== undefined && addDays(previous, 1) < day
        ? [{ day, gap: dayNumber(day) - dayNumber(previous) }]
        : [];
    })
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, MAX_RANGES - 1)
    .map(({ day }) => day);
  const ranges: DayRange[] = [];
  for (const day of sortedDays) {
    const range = ranges.at(-1);
    if (range === undefined || starts.includes(day)) ranges.push({ first: day, last: day });
    else range.last = day;
  }
  return ranges;
}
