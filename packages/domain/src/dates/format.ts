import { type DateParts, isoParts } from './iso-date.ts';
import { jakartaClock } from './jakarta.ts';

/** A calendar day 'YYYY-MM-DD', a Date, or an ISO timestamp. Instants are displayed in Jakarta time. */
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

const two = (value: number) => String(value).padStart(2, '0');

function clockOf(input: DateInput): Date | null {
  // JavaScript engines roll '2026-02-30' over to March; such a day is treated as invalid.
  if (typeof input === 'string' && !isoParts(input.slice(0, 10))) return null;
  const clock = jakartaClock(typeof input === 'string' ? new Date(input) : input);
  return Number.isNaN(clock.getTime()) ? null : clock;
}

function partsOf(input: DateInput): DateParts | null {
  const day = isoParts(input);
  if (day) return day;
  const clock = clockOf(input);
  if (!clock) return null;
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() };
}

/** '21/11/2026'; '' for an invalid date, like all formats in this file. */
export function formatDate(input: DateInput): string {
  const parts = partsOf(input);
  return parts ? `${two(parts.day)}/${two(parts.month)}/${String(parts.year).padStart(4, '0')}` : '';
}

/** '21 November 2026' */
export function formatLongDate(input: DateInput): string {
  const parts = partsOf(input);
  return parts ? `${parts.day} ${MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** 'Sabtu, 21 November 2026' */
export function formatWeekdayDate(input: DateInput): string {
  const parts = partsOf(input);
  if (!parts) return '';
  const weekday = new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDay();
  return `${WEEKDAYS[weekday]}, ${formatLongDate(input)}`;
}

/** '23.59 WIB' */
export function formatTime(instant: DateInput): string {
  const clock = clockOf(instant);
  return clock ? `${two(clock.getUTCHours())}.${two(clock.getUTCMinutes())} WIB` : '';
}

/** '21/11/2026 14.05 WIB' */
export function formatDateTime(instant: DateInput): string {
  const clock = clockOf(instant);
  return clock ? `${formatDate(instant)} ${formatTime(instant)}` : '';
}
