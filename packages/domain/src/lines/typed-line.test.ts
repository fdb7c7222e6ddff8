import { expect, test } from 'vitest';
import { otherLineOf } from './typed-line.ts';

test.each([
  ['rumah', 'kendaraan', 'kebakaran'],
  ['Rumah tinggal 750 juta', 'kendaraan', 'kebakaran'],
  ['asuransi kesehatan', 'kendaraan', 'kesehatan'],
  ['asuransi jiwa', 'kendaraan', 'kecelakaandiri'],
  ['mobil', 'kebakaran', 'kendaraan'],
  ['avanza 2019', 'gempabumi', 'kendaraan'],
  ['kesehatan', 'kebakaran', 'kesehatan'],
  ['ruko', 'kesehatan', 'kebakaran'],
  ['motor beat', 'kecelakaandiri', 'kendaraan'],
] as const)('the text %j in the search of the line %s belongs to the line %s', (text, line, otherLine) => {
  expect(otherLineOf(text, line)).toBe(otherLine);
});

test.each([
  ['avanza 2019', 'kendaraan'],
  ['mobil kantor', 'kendaraan'],
  ['bengkel', 'kendaraan'],
  ['bengkel mobil', 'kebakaran'],
  ['rumah sakit', 'kebakaran'],
  ['rumah sakit', 'kesehatan'],
  ['rumah mobil', 'kesehatan'],
  ['17-08-1990', 'kesehatan'],
  ['kereta kencana', 'kendaraan'],
  ['B', 'kendaraan'],
  ['', 'kendaraan'],
] as const)('the text %j in the search of the line %s belongs to no other line', (text, line) => {
  expect(otherLineOf(text, line)).toBeNull();
});
