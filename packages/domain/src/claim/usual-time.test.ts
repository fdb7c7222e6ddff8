import { expect, test } from 'vitest';
import { CLAIM_STATES } from '../status/claim.ts';
import {
  DEFAULT_USUAL_DAYS,
  expectedTime,
  usualDaysOf,
  usualDaysOfStage,
  usualTimeText,
  workingDaysAfter,
  workingDaysBetween,
} from './usual-time.ts';

// 20 November 2026 is a Friday.
test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-21', 0],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-11-27', 5],
  ['2026-11-21', '2026-11-23', 1],
  // A public holiday counts as a working day.
  ['2026-12-31', '2027-01-01', 1],
  ['2026-11-23', '2026-11-20', 0],
])('after %s, until the end of %s, there are %i working days', (from, to, days) => {
  expect(workingDaysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-20', 6, '2026-11-30'],
])('after %s, the last of %i working days is %s', (from, days, day) => {
  expect(workingDaysAfter(from, days)).toBe(day);
});

const repeatDays = (count: number, days: number) => Array<number>(count).fill(days);

test('the usual time is the configured time for fewer than 20 cases, else the longest time of the fastest 80 %', () => {
  expect(usualDaysOf(repeatDays(19, 7), 3)).toBe(3);
  expect(usualDaysOf(repeatDays(20, 7), 3)).toBe(7);
  expect(usualDaysOf([...repeatDays(16, 2), ...repeatDays(4, 30)], 3)).toBe(2);
  expect(usualDaysOf([...repeatDays(15, 2), ...repeatDays(5, 30)], 3)).toBe(30);
});

test('the usual time of cases that end on their first day is one working day', () => {
  expect(usualDaysOf(repeatDays(20, 0), 3)).toBe(1);
});

test('only stages that wait for the insurer have a usual time', () => {
  const usualDays = { pending: 1, review: 3, appealed: 5, agreed: 2 };
  const stages = ['Pengajuan', 'Verifikasi', 'Persetujuan', 'Pembayaran', 'Selesai'] as const;
  expect(stages.map((stage) => usualDaysOfStage(stage, usualDays))).toEqual([1, 3, null, 2, null]);
});

test('the text of the usual time contains the number of working days', () => {
  expect(usualTimeText(3)).toBe('biasanya 3 hari kerja');
});

test.each([
  ['in time', '2026-11-25'],
  ['late', '2026-11-26'],
])(
  'a review that began on Friday 20 November 2026 and usually takes three days is %s on %s',
  (result, today) => {
    expect(expectedTime('review', DEFAULT_USUAL_DAYS, { since: '2026-11-20', today })).toEqual({
      days: 3,
      isExceeded: result === 'late',
    });
  },
);

test('only states that wait for the insurer have an expected time', () => {
  const dates = { since: '2026-11-20', today: '2026-11-20' };
  const states = CLAIM_STATES.filter((state) => expectedTime(state, DEFAULT_USUAL_DAYS, dates) !== null);
  expect(states).toEqual(['pending', 'review', 'appealed', 'agreed']);
});
