import { expect, test } from 'vitest';
import { readTypedDate } from './typed-date.ts';

test.each([
  ['17-08-1990', '1990-08-17'],
  ['17/8/1990', '1990-08-17'],
  ['17 Agustus 1990', '1990-08-17'],
  ['17 agu 1990', '1990-08-17'],
  ['1 Mei 2001', '2001-05-01'],
  ['9 december 1975', '1975-12-09'],
  [' 17081990 ', '1990-08-17'],
  ['1990-08-17', '1990-08-17'],
])('readTypedDate reads %j as %s', (text, date) => {
  expect(readTypedDate(text)).toBe(date);
});

test.each([
  '',
  '36',
  '36 tahun',
  '17-08-90',
  '31 Februari 1990',
  '17 Xyz 1990',
  '08/1990',
  'Agustus 1990',
  '32081990',
])('readTypedDate returns null for %j, which is not a complete date', (text) => {
  expect(readTypedDate(text)).toBeNull();
});
