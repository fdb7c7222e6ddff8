import { describe, expect, test } from 'vitest';
import {
  checkStartDate,
  coverEnd,
  coverStart,
  coverText,
  plannedStartText,
  startDateLimits,
  startText,
} from './cover-start.ts';

const today = '2026-11-22';

describe('the first day of cover that a customer chooses', () => {
  test.each(['', '2026-11-22', '2026-11-23', '2026-12-22'])('may be %j on 22 November 2026', (date) => {
    expect(checkStartDate(date, today)).toBeNull();
  });

  test.each([
    ['2026-11-21', 'Tanggal mulai pertanggungan paling awal hari ini, 22 November 2026'],
    ['2026-12-23', 'Tanggal mulai pertanggungan paling lambat 22 Desember 2026'],
    ['2027-11-22', 'Tanggal mulai pertanggungan paling lambat 22 Desember 2026'],
    ['2026-11-31', 'Tanggal mulai pertanggungan tidak valid'],
    ['23/11/2026', 'Tanggal mulai pertanggungan tidak valid'],
    ['besok', 'Tanggal mulai pertanggungan tidak valid'],
  ])('may not be %j', (date, message) => {
    expect(checkStartDate(date, today)).toBe(message);
  });

  test('lies within 30 days from today, also across the end of a month or year', () => {
    expect(startDateLimits('2026-12-31')).toEqual({ min: '2026-12-31', max: '2027-01-30' });
    expect(startDateLimits('2028-01-30')).toEqual({ min: '2028-01-30', max: '2028-02-29' });
  });
});

describe('cover', () => {
  const paymentTime = new Date('2026-11-22T07:05:00Z');

  test.each([
    ['at the payment if no day was chosen', null, '2026-11-22', '2026-11-22T07:05:00.000Z'],
    [
      'at the payment if the day of payment was chosen',
      '2026-11-22',
      '2026-11-22',
      '2026-11-22T07:05:00.000Z',
    ],
    ['at 00.00 WIB of a chosen later day', '2026-11-23', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    [
      'at the payment if the chosen day is before the payment',
      '2026-11-01',
      '2026-11-22',
      '2026-11-22T07:05:00.000Z',
    ],
  ])('begins %s', (_, chosenDate, startDate, startsAt) => {
    const start = coverStart(chosenDate, paymentTime);
    expect([start.startDate, start.startsAt.toISOString()]).toEqual([startDate, startsAt]);
  });

  test.each([
    ['2026-11-22T16:59:59Z', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    ['2026-11-22T17:00:00Z', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    ['2026-11-22T17:00:01Z', '2026-11-23', '2026-11-22T17:00:01.000Z'],
  ])('paid at %s with the chosen day %s begins at %s', (paidAt, chosenDate, startsAt) => {
    expect(coverStart(chosenDate, new Date(paidAt)).startsAt.toISOString()).toBe(startsAt);
  });

  test('ends at 24.00 WIB of the last day', () => {
    expect(coverEnd('2027-11-22').toISOString()).toBe('2027-11-22T17:00:00.000Z');
  });
});

describe('the text of a cover', () => {
  test('contains the times of the start and the end', () => {
    const cover = { startDate: '2026-12-01', endDate: '2027-12-01', startsAt: '2026-11-30T17:00:00.000Z' };
    expect(coverText(cover)).toBe('1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB');
    expect(startText('2026-11-22', new Date('2026-11-22T07:05:00Z'))).toBe(
      '22 November 2026 pukul 14.05 WIB',
    );
  });

  test('states for an unpaid order that cover begins on the chosen day, or at the payment if that is later', () => {
    expect(plannedStartText(null)).toBe('sejak pembayaran diterima');
    expect(plannedStartText('2026-12-01')).toBe(
      'mulai 1 Desember 2026 pukul 00.00 WIB, atau sejak pembayaran diterima bila lebih lambat',
    );
  });
});
