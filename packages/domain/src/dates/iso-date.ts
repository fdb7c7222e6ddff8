/** A calendar day, 'YYYY-MM-DD', without time and time zone. */
export type IsoDate = string;

/** Initial value of birth date fields [1 §9]. */
export const DEFAULT_BIRTH_DATE: IsoDate = '1990-01-01';

export type DateParts = { year: number; month: number; day: number };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DISPLAY_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const exists = ({ year, month, day }: DateParts) =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

export function toIso({ year, month, day }: DateParts): IsoDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Returns year, month and day of an existing calendar day, else `null`. */
export function isoParts(text: unknown): DateParts | null {
  const match = typeof text === 'string' ? ISO.exec(text) : null;
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return exists(parts) ? parts : null;
}

/** Whether the text is 'YYYY-MM-DD' of an existing day. */
export function isIsoDate(text: unknown): text is IsoDate {
  return isoParts(text) !== null;
}

/**
 * Parses a typed 'DD/MM/YYYY' (also D/M, dashes, dots, full-width digits); `null` when the day does not
 * exist.
 */
export function parseDisplayDate(text: string): IsoDate | null {
  const match = DISPLAY_DATE.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const parts = { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) };
  return exists(parts) ? toIso(parts) : null;
}
