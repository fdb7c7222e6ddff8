/** A calendar day, 'YYYY-MM-DD', without time and time zone. */
export type IsoDate = string;

/** Initial value of fields for a birth date [1 §9]. */
export const DEFAULT_BIRTH_DATE: IsoDate = '1990-01-01';

export type DateParts = { year: number; month: number; day: number };

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DISPLAY_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isExistingDay = ({ year, month, day }: DateParts) =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

export function toIsoDate({ year, month, day }: DateParts): IsoDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Returns year, month and day of an existing calendar day, else `null`. */
export function isoParts(text: unknown): DateParts | null {
  const match = typeof text === 'string' ? ISO_DATE.exec(text) : null;
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isExistingDay(parts) ? parts : null;
}

/** Returns whether the text is 'YYYY-MM-DD' of an existing day. */
export function isIsoDate(text: unknown): text is IsoDate {
  return isoParts(text) !== null;
}

/**
 * Returns the date of a typed 'DD/MM/YYYY'; `null` for another text or a day that does not exist. Day and month may have one
 * digit, dashes or dots may replace the slashes, and digits may be full-width.
 */
export function parseDisplayDate(text: string): IsoDate | null {
  const match = DISPLAY_DATE.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const parts = { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) };
  return isExistingDay(parts) ? toIsoDate(parts) : null;
}
