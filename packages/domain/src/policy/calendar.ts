import { addDays } from '../dates/calendar.ts';
import { formatLongDate } from '../dates/format.ts';
import type { IsoDate } from '../dates/iso-date.ts';

export type CoverToRemember = {
  policyNumber: string;
  productName: string;
  /** Last day of cover. */
  endDate: IsoDate;
  /** The current time, ISO 8601 in UTC. */
  now: string;
};

/** Maximum octets of a line without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds a long line; continuation lines begin with a space. */
function foldLine(line: string): string {
  const lines: string[] = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (octets(last + letter) > LINE_OCTETS) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

const day = (date: IsoDate) => date.replaceAll('-', '');

/**
 * Returns a calendar file (RFC 5545) with the last day of a policy's cover, and reminders a month and a week
 * before.
 */
export function coverCalendar({ policyNumber, productName, endDate, now }: CoverToRemember): string {
  const summary = `Polis ${policyNumber} berakhir`;
  const reminder = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Naungan//Polis//ID',
    'BEGIN:VEVENT',
    `UID:${escapeText(policyNumber)}@polis`,
    `DTSTAMP:${now.replace(/\.\d+/, '').replace(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${day(endDate)}`,
    `DTEND;VALUE=DATE:${day(addDays(endDate, 1))}`,
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
