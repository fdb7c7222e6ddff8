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

  test('is within the limits that a calendar shows, over the end of a year too', () => {
    expect(startDateLimits('2026-12-31')).toEqual({ min: '2026-12-31', max: '2027-01-30' });
    expect(startDateLimits('2028-01-30')).toEqual({ min: '2028-01-30', max: '2028-02-29' });
  });
});

describe('cover begins', () => {
  const afternoon = new Date('2026-11-22T07:05:00Z');

  test.each([
    ['without a choice, at the payment', null, '2026-11-22', '2026-11-22T07:05:00.000Z'],
    ['on the day of payment, at the payment', '2026-11-22', '2026-11-22', '2026-11-22T07:05:00.000Z'],
    ['on a later day, at its midnight in Jakarta', '2026-11-23', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    [
      'after a chosen day that has passed, at the payment',
      '2026-11-01',
      '2026-11-22',
      '2026-11-22T07:05:00.000Z',
    ],
  ])('%s', (_, chosen, startDate, startsAt) => {
    const start = coverStart(chosen, afternoon);
    expect([start.startDate, start.startsAt.toISOString()]).toEqual([startDate, startsAt]);
  });

  test.each([
    ['2026-11-22T16:59:59Z', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    ['2026-11-22T17:00:00Z', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    ['2026-11-22T17:00:01Z', '2026-11-23', '2026-11-22T17:00:01.000Z'],
  ])('for a payment at %s with the chosen day %s at %s', (paidAt, chosen, startsAt) => {
    expect(coverStart(chosen, new Date(paidAt)).startsAt.toISOString()).toBe(startsAt);
  });

  test('and ends at 24.00 WIB of its last day', () => {
    expect(coverEnd('2027-11-22').toISOString()).toBe('2027-11-22T17:00:00.000Z');
  });
});

describe('in words', () => {
  test('a cover has the times of both ends', () => {
    const cover = { startDate: '2026-12-01', endDate: '2027-12-01', startsAt: '2026-11-30T17:00:00.000Z' };
    expect(coverText(cover)).toBe('1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB');
    expect(startText('2026-11-22', new Date('2026-11-22T07:05:00Z'))).toBe(
      '22 November 2026 pukul 14.05 WIB',
    );
  });

  test('the start of an unpaid order is the payment, or the chosen day unless the payment is later', () => {
    expect(plannedStartText(null)).toBe('sejak pembayaran diterima');
    expect(plannedStartText('2026-12-01')).toBe(
      'mulai 1 Desember 2026 pukul 00.00 WIB, atau sejak pembayaran diterima bila lebih lambat',
    );
  });
});
