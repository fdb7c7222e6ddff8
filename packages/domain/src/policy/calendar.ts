import { addDays } from '../dates/calendar.ts';
import { formatLongDate } from '../dates/format.ts';
import type { IsoDate } from '../dates/iso-date.ts';

export type CoverReminder = {
  policyNumber: string;
  productName: string;
  /** Last day of cover. */
  endDate: IsoDate;
  /** The current time, ISO 8601 in UTC. */
  now: string;
};

/** Maximum length of a line in bytes, without the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Returns a line as several lines of at most `MAX_LINE_BYTES`. Continuation lines begin with a space. */
function foldLine(line: string): string {
  const lines: string[] = [''];
  for (const letter of line) {
    const lastLine = lines.at(-1) ?? '';
    if (byteLength(lastLine + letter) > MAX_LINE_BYTES) lines.push(` ${letter}`);
    else lines[lines.length - 1] = lastLine + letter;
  }
  return lines.join('\r\n');
}

const calendarDate = (date: IsoDate) => date.replaceAll('-', '');

/**
 * Returns a calendar file (RFC 5545) with the last day of a policy's cover, and reminders 30 and 7 days before it.
 */
export function coverCalendar({ policyNumber, productName, endDate, now }: CoverReminder): string {
  const summary = `Polis ${policyNumber} berakhir`;
  const reminder = (leadTime: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-${leadTime}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Naungan//Polis//ID',
    'BEGIN:VEVENT',
    `UID:${escapeText(policyNumber)}@polis`,
    `DTSTAMP:${now.replace(/\.\d+/, '').replace(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${calendarDate(endDate)}`,
    `DTEND;VALUE=DATE:${calendarDate(addDays(endDate, 1))}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${productName} melindungi sampai ${formatLongDate(endDate)}. Perpanjang sebelum hari itu.`)}`,
    ...reminder('P30D'),
    ...reminder('P7D'),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
