import { expect, test } from 'vitest';
import { formatPhone } from './index.ts';

test.each([
  ['628123456789', '+62 812 3456 789'],
  ['6281234567890', '+62 812 3456 7890'],
  ['62812345678901', '+62 812 3456 78901'],
  ['62811234567', '+62 811 234 567'],
  // Jakarta and Bandung have an area code of two digits, Pematangsiantar one of three.
  ['622155501945', '+62 21 5550 1945'],
  ['62225551234', '+62 22 5551 234'],
  ['626227550123', '+62 622 7550 123'],
  ['', ''],
])('%j is displayed as %j', (wire, text) => {
  expect(formatPhone(wire)).toBe(text);
});
