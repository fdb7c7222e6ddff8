import { expect, test } from 'vitest';
import { formatPhone } from './index.ts';

test.each([
  ['628123456789', '+62 812 3456 789'],
  ['6281234567890', '+62 812 3456 7890'],
  ['62812345678901', '+62 812 3456 78901'],
  ['62811234567', '+62 811 234 567'],
  // The area codes of Jakarta and Bandung have two digits, the area code of Pematangsiantar has three.
  ['622155501945', '+62 21 5550 1945'],
  ['62225551234', '+62 22 5551 234'],
  ['626227550123', '+62 622 7550 123'],
  ['', ''],
])('formatPhone(%j) returns %j', (wirePhone, text) => {
  expect(formatPhone(wirePhone)).toBe(text);
});
