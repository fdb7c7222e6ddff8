import { expect, test } from 'vitest';
import { ageText, ageTone, waitText } from './age.ts';

const HOUR = 3_600_000;

test.each([
  [-1, 'baru', 'neutral'],
  [59_999, 'baru', 'neutral'],
  [60_000, '1 mnt', 'neutral'],
  [HOUR - 1, '59 mnt', 'neutral'],
  [HOUR, '1 jam', 'neutral'],
  [24 * HOUR - 1, '23 jam', 'neutral'],
  [24 * HOUR, '1 hari', 'warning'],
  [72 * HOUR - 1, '2 hari', 'warning'],
  [72 * HOUR, '3 hari', 'danger'],
  [400 * 24 * HOUR, '400 hari', 'danger'],
])('a record that waits for %i ms shows %j in the tone %s', (ms, text, tone) => {
  expect([ageText(ms), ageTone(ms)]).toEqual([text, tone]);
});

test.each([
  [59_999, 'Baru masuk'],
  [60_000, 'Menunggu 1 mnt'],
  [15 * 24 * HOUR, 'Menunggu 15 hari'],
])('a wait of %i ms without a title is %j', (ms, text) => {
  expect(waitText(ms)).toBe(text);
});
