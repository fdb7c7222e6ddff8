import { expect, test } from 'vitest';
import { keepDatesTogether } from './keep-dates-together.ts';

test.each([
  ['28/11/2026 23.59 WIB', '28/11/2026 23.59·WIB'],
  [
    '1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB',
    '1·Desember·2026 pukul·00.00·WIB s.d. 1·Desember·2027 pukul·24.00·WIB',
  ],
  ['2 orang, 3 hari kerja', '2 orang, 3 hari kerja'],
])('keepDatesTogether joins the dates and times of "%s"', (text, expected) => {
  expect(keepDatesTogether(text)).toBe(expected.replaceAll('·', '\u00A0'));
});
