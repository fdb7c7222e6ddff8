import { expect, test } from 'vitest';
import { endOfCover, endOfCoverText } from './end-of-cover.ts';

test('a policy of whole years ends at noon of its last day in Jakarta', () => {
  expect(endOfCover('2027-11-21', false).toISOString()).toBe('2027-11-21T05:00:00.000Z');
  expect(endOfCoverText(false)).toBe('pukul 12.00 WIB');
});

test('a policy of ordered days covers the whole last day in Jakarta', () => {
  expect(endOfCover('2026-12-07', true).toISOString()).toBe('2026-12-07T17:00:00.000Z');
  expect(endOfCoverText(true)).toBe('pukul 24.00 WIB');
});
