import { type DateParts, isoParts } from './iso-date.ts';
import { toJakartaTime } from './jakarta.ts';

/** A calendar day 'YYYY-MM-DD', a Date, or an ISO timestamp. Instants are shown in Jakarta time. */
export type DateInput = string | Date;

const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;
const WEEKDAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');

function jakartaTimeOf(input: DateInput): Date | null {
  // `new Date('2026-02-30')` is a day in March, but here such a day is invalid.
  if (typeof input === 'string' && !isoParts(input.slice(0, 10))) return null;
  const jakartaTime = toJakartaTime(typeof input === 'string' ? new Date(input) : input);
  return Number.isNaN(jakartaTime.getTime()) ? null : jakartaTime;
}

function dayPartsOf(input: DateInput): DateParts | null {
  const day = isoParts(input);
  if (day) return day;
  const jakartaTime = jakartaTimeOf(input);
  if (!jakartaTime) return null;
  return {
    year: jakartaTime.getUTCFullYear(),
    month: jakartaTime.getUTCMonth() + 1,
    day: jakartaTime.getUTCDate(),
  };
}

/** Returns '21/11/2026'. All functions of this file return '' for an invalid date. */
export function formatDate(input: DateInput): string {
  const parts = dayPartsOf(input);
  return parts
    ? `${twoDigits(parts.day)}/${twoDigits(parts.month)}/${String(parts.year).padStart(4, '0')}`
    : '';
}

/** Returns '21 November 2026'. */
export function formatLongDate(input: DateInput): string {
  const parts = dayPartsOf(input);
  return parts ? `${parts.day} ${MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** Returns 'Sabtu, 21 November 2026'. */
export function formatWeekdayDate(input: DateInput): string {
  const parts = dayPartsOf(input);
  if (!parts) return '';
  const weekday = new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDay();
  return `${WEEKDAYS[weekday]}, ${formatLongDate(input)}`;
}

/** Returns '23.59 WIB'. */
export function formatTime(instant: DateInput): string {
  const jakartaTime = jakartaTimeOf(instant);
  return jakartaTime
    ? `${twoDigits(jakartaTime.getUTCHours())}.${twoDigits(jakartaTime.getUTCMinutes())} WIB`
    : '';
}

/** Returns '21/11/2026 14.05 WIB'. */
export function formatDateTime(instant: DateInput): string {
  const jakartaTime = jakartaTimeOf(instant);
  return jakartaTime ? `${formatDate(instant)} ${formatTime(instant)}` : '';
}
