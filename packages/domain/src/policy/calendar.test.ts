import { expect, test } from 'vitest';
import { coverCalendar } from './calendar.ts';

const calendar = coverCalendar({
  policyNumber: 'NAU-KES-2026-000017',
  productName: 'Sehat Prima; rawat inap, pembedahan dan segala perawatan yang menyertainya',
  endDate: '2026-12-31',
  now: '2026-11-22T15:04:05.678Z',
});

test('the calendar file contains the last day of cover as an all-day event', () => {
  expect(calendar).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(calendar).toContain('\r\nDTSTAMP:20261122T150405Z\r\n');
  expect(calendar).toContain('SUMMARY:Polis NAU-KES-2026-000017 berakhir');
});

test('the calendar file has escaped special characters and lines of at most 75 bytes', () => {
  const lines = calendar.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(lines.at(-1)).toBe('');
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    'DESCRIPTION:Sehat Prima\\; rawat inap\\, pembedahan dan segala perawatan yang menyertainya melindungi sampai 31 Desember 2026. Perpanjang sebelum hari itu.',
  );
});

test('the calendar file has reminders 30 and 7 days before the last day of cover', () => {
  const triggers = calendar.split('\r\n').filter((line) => line.startsWith('TRIGGER'));
  expect(triggers).toEqual(['TRIGGER:-P30D', 'TRIGGER:-P7D']);
});
