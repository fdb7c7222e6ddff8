import { expect, it } from 'vitest';
import { dashboardQuery, periodProblem } from './dashboard-query.ts';

/** 00.30 on 25 November in Jakarta. */
const NOW = Date.parse('2026-11-24T17:30:00.000Z');

it('the dashboard without filters shows the last 30 days in Jakarta', () => {
  expect(dashboardQuery({}, NOW)).toEqual({
    from: '2026-10-27',
    to: '2026-11-25',
    line: undefined,
    insurer: undefined,
  });
});

it('a wrong day or line in the address of the dashboard is ignored', () => {
  const filters = { from: '2026-02-30', to: '2026-03-31', line: 'kapal', insurer: 'i-1' };
  expect(dashboardQuery(filters, NOW)).toMatchObject({ from: '2026-03-02', line: undefined, insurer: 'i-1' });
});

it.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'Tanggal akhir tidak boleh sebelum tanggal awal.'],
  ['2026-01-01', '2027-02-04', null],
  ['2026-01-01', '2027-02-05', 'Periode paling lama 400 hari.'],
])('the period from %s to %s has the problem %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem);
});
