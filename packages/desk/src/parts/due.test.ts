import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

test.each([
  ['2026-11-24T23:59:59.999+07:00', 'Tenggat 25/11/2026', 'future'],
  ['2026-11-25T00:00:00.000+07:00', 'Tenggat hari ini', 'today'],
  ['2026-11-25T23:59:59.999+07:00', 'Tenggat hari ini', 'today'],
  ['2026-11-26T00:00:00.000+07:00', 'Lewat tenggat 25/11/2026', 'past'],
])('the due day 25/11/2026 at %s is %j', (now, text, state) => {
  expect(dueOf('2026-11-25', Date.parse(now))).toEqual({ text, state });
});
