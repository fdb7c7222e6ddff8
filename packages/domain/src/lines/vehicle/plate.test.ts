import { describe, expect, test } from 'vitest';
import { chassisHint } from './chassis-hint.ts';
import { checkEngraved, normalizeEngraved } from './engraved-number.ts';
import { checkPlate, joinPlate, parsePlate, plateParts, plateProblem } from './plate.ts';

describe('a number plate', () => {
  test.each([
    ['B 1234 CD', 'B', '1234', 'CD'],
    ['b1234cd', 'B', '1234', 'CD'],
    ['ad-12-xyz', 'AD', '12', 'XYZ'],
    ['  B   9 A ', 'B', '9', 'A'],
    ['Ｂ１２３４', 'B', '1234', ''],
  ])('written as %j is parsed into its parts', (text, area, number, letters) => {
    expect(parsePlate(text)).toEqual({ area, number, letters });
  });

  test.each(['', 'B', '1234', 'ABC 1234 D', 'B 12345 CD', 'B 1234 ABCD', 'avanza', 'B 12 C 4'])(
    'cannot be read from the text %j',
    (text) => {
      expect(parsePlate(text)).toBeNull();
    },
  );

  test.each([
    { area: 'B', number: '', letters: '' },
    { area: '', number: '12', letters: '' },
    { area: '', number: '', letters: 'CD' },
    { area: 'B', number: '', letters: 'CD' },
    { area: 'AD', number: '1234', letters: 'XYZ' },
  ])('with the parts %o has the same parts after joinPlate and plateParts', (parts) => {
    expect(plateParts(joinPlate(parts))).toEqual(parts);
  });

  test.each([
    ['B 1 A', null],
    ['B 9999 ABC', null],
    ['AD 1234 CD', null],
    ['', 'Lengkapi nomor polisi kendaraan'],
    ['B', 'Lengkapi nomor polisi kendaraan'],
    ['B 1234', 'Lengkapi nomor polisi kendaraan'],
    ['B  CD', 'Lengkapi nomor polisi kendaraan'],
    [' 1234 CD', 'Lengkapi kode wilayah nomor polisi'],
    [' 1234 ', 'Lengkapi kode wilayah nomor polisi'],
    ['ABC 1234 CD', 'Kode wilayah nomor polisi terdiri dari 1 atau 2 huruf'],
    ['1 1234 CD', 'Kode wilayah nomor polisi terdiri dari 1 atau 2 huruf'],
    ['B 12345 CD', 'Nomor polisi maksimal 4 angka dan tidak diawali 0'],
    ['B 0123 CD', 'Nomor polisi maksimal 4 angka dan tidak diawali 0'],
    ['B 12A CD', 'Nomor polisi maksimal 4 angka dan tidak diawali 0'],
    ['B 1234 ABCD', 'Huruf belakang nomor polisi maksimal 3 huruf'],
    ['B 1234 1', 'Huruf belakang nomor polisi maksimal 3 huruf'],
  ])('written as %j has the message %j', (text, message) => {
    expect(checkPlate(text)).toBe(message);
  });

  test.each([
    ['B', ['number', 'letters']],
    ['', ['area', 'number', 'letters']],
    [' 1234 ', ['area']],
    ['B 0123 CD', ['number']],
    ['B 1234 ABCD', ['letters']],
    ['D 1234 CD', ['area']],
  ])('written as %j for a vehicle of the region B has a problem in the parts %j', (text, parts) => {
    expect(plateProblem(text, 'B')?.parts).toEqual(parts);
  });

  test('has to be from the searched region', () => {
    expect(checkPlate('B 1234 CD', 'B')).toBeNull();
    expect(checkPlate('D 1234 CD', 'B')).toBe(
      'Kode wilayah nomor polisi berbeda dengan kode wilayah kendaraan (B)',
    );
  });
});

describe('a chassis number', () => {
  test('has upper case letters, and no spaces and dashes, after normalizeEngraved', () => {
    expect(normalizeEngraved(' mhka-6gj6 jkj 012345 ')).toBe('MHKA6GJ6JKJ012345');
  });

  test.each([
    ['ABCD', 'Nomor Rangka minimal 5 karakter'],
    ['ABCDE', null],
    ['A'.repeat(25), null],
    ['A'.repeat(26), 'Nomor Rangka maksimal 25 karakter'],
    ['ABCDÉ1', 'Nomor Rangka hanya boleh berisi huruf dan angka'],
    ['MHKOIQ6JKJ0123456', null],
  ])('the chassis number %j has the error message %j', (number, message) => {
    expect(checkEngraved('Nomor Rangka', number)).toBe(message);
  });

  test.each([
    ['MHKA6GJ6JKJ012345', null],
    ['', null],
    [
      'MHKA6GJ6JKJO1234I',
      'Nomor rangka umumnya tidak memuat huruf I dan O. Periksa kembali, mungkin yang dimaksud angka 1 atau 0.',
    ],
    [
      'MHKA6GJ6JKJO12345',
      'Nomor rangka umumnya tidak memuat huruf O. Periksa kembali, mungkin yang dimaksud angka 0.',
    ],
    [
      'MHKA6GJ6JKJI12345',
      'Nomor rangka umumnya tidak memuat huruf I. Periksa kembali, mungkin yang dimaksud angka 1.',
    ],
    ['mhka 6gj6', 'Nomor rangka umumnya 17 karakter, yang Anda isi 8. Periksa kembali dengan STNK.'],
  ])('the chassis number %j has the hint %j', (number, hint) => {
    expect(chassisHint(number)).toBe(hint);
  });
});
