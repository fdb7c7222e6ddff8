import { describe, expect, test } from 'vitest';
import {
  CITIZENS,
  checkIdentityNumber,
  checkNpwp,
  checkRtRw,
  formatNpwp,
  formatRtRw,
  GENDERS,
  IDENTITY_TYPES,
  normalizeIdentityNumber,
  parseCardNumber,
} from './index.ts';

const CARD_MESSAGE = 'Nomor Identitas wajib 16 Digit Angka';
const OTHER_ID_MESSAGE = 'Nomor Identitas minimal 7 Karakter';
const KTP_NUMBER = '3171234567890001';

describe('checkIdentityNumber', () => {
  test.each([
    ['ktp', KTP_NUMBER, null],
    ['ktp', KTP_NUMBER.slice(1), CARD_MESSAGE],
    ['ktp', `${KTP_NUMBER}1`, CARD_MESSAGE],
    ['ktp', '317123456789000A', CARD_MESSAGE],
    ['ktp', '', CARD_MESSAGE],
    ['ktp', ` ${KTP_NUMBER} `, null],
    ['ktp', '3171 2345 6789 0001', null],
    ['ktp', '３１７１２３４５６７８９０００１', null],
    ['ktp', '<script>', CARD_MESSAGE],
    ['kartu-keluarga', KTP_NUMBER, null],
    ['kartu-keluarga', KTP_NUMBER.slice(1), CARD_MESSAGE],
    ['paspor', 'A12345', OTHER_ID_MESSAGE],
    ['paspor', 'A123456', null],
    ['paspor', 'a123456', null],
    ['paspor', '', OTHER_ID_MESSAGE],
    ['paspor', 'A'.repeat(30), null],
    ['paspor', 'A'.repeat(31), 'Maksimal 30 karakter'],
    ['paspor', '<script>alert(1)', 'Nomor Identitas hanya boleh berisi huruf dan angka'],
    ['paspor', 'A12345😀', 'Nomor Identitas hanya boleh berisi huruf dan angka'],
    ['', 'A12345', OTHER_ID_MESSAGE],
    ['', 'A123456', null],
  ])('checkIdentityNumber for a document of type %j with the number %j is %j', (type, number, message) => {
    expect(checkIdentityNumber(type, number)).toBe(message);
  });
});

test('normalizeIdentityNumber removes separators from a KTP number, and only outer spaces from a passport number', () => {
  expect(normalizeIdentityNumber('ktp', '3171-2345.6789 0001')).toBe(KTP_NUMBER);
  expect(normalizeIdentityNumber('paspor', ' a 12-3456 ')).toBe('A 12-3456');
});

test.each([
  ['', ''],
  ['0', '0'],
  ['02', '02'],
  ['021', '02.1'],
  ['02123', '02.123'],
  ['021234567', '02.123.456.7'],
  ['0212345678', '02.123.456.7-8'],
  ['021234567890123', '02.123.456.7-890.123'],
  ['02.123.456.7-890.123', '02.123.456.7-890.123'],
  ['0212345678901239', '02.123.456.7-890.123'],
  ['abc', ''],
])('formatNpwp of %j is %j', (text, formattedText) => {
  expect(formatNpwp(text)).toBe(formattedText);
});

test.each([
  ['', null],
  ['   ', null],
  ['021234567890123', null],
  ['02.123.456.7-890.123', null],
  ['02123456789012', 'Nomor NPWP wajib 15 digit'],
  ['0212345678901234', 'Nomor NPWP wajib 15 digit'],
  ['02123456789012A3', 'Nomor NPWP wajib 15 digit'],
])('checkNpwp of %j is %j', (text, message) => {
  expect(checkNpwp(text)).toBe(message);
});

test.each([
  ['5', '005', null],
  ['12', '012', null],
  ['123', '123', null],
  [' ００５ ', '005', null],
  ['1234', '1234', 'RT wajib 3 digit angka'],
  ['1a', '1a', 'RT wajib 3 digit angka'],
  ['', '', 'RT wajib 3 digit angka'],
])('the RT %j is formatted as %j and has the message %j', (text, formattedText, message) => {
  expect(formatRtRw(text)).toBe(formattedText);
  expect(checkRtRw('RT', text)).toBe(message);
});

test('the options of identity fields equal the options of the specification', () => {
  expect(CITIZENS.map(({ value }) => value)).toEqual(['indonesia', 'asing']);
  expect(IDENTITY_TYPES.map(({ value }) => value)).toEqual(['ktp', 'kartu-keluarga', 'paspor']);
  expect(GENDERS.map(({ value }) => value)).toEqual(['laki-laki', 'perempuan']);
});

describe('parseCardNumber', () => {
  test.each([
    ['3174035507900001', '3174035507900001'],
    [' 3174 0355 0790 0001 ', '3174035507900001'],
    ['3174.0355-0790.0001', '3174035507900001'],
    ['317403550790001', null],
    ['31740355079000012', null],
    ['3174035507900001x', null],
    ['٣١٧٤٠٣٥٥٠٧٩٠٠٠٠١', null],
    ['', null],
  ])('the text %j has the card number %j', (text, number) => {
    expect(parseCardNumber(text)).toBe(number);
  });
});
