import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPhone,
  fromWirePhone,
  nationalNumber,
  PHONE_DIGITS,
  type PhoneForm,
  phoneAsTyped,
  toWirePhone,
} from './index.ts';

const digits = (length: number) => '8'.padEnd(length, '1');

describe('nationalNumber', () => {
  test.each([
    ['812345678', '812345678'],
    ['0812345678', '812345678'],
    ['+62812345678', '812345678'],
    ['+62 812-3456.78', '812345678'],
    ['62812345678', '812345678'],
    ['0062812345678', '812345678'],
    ['+62 (0) 812345678', '812345678'],
    [' ０８１２３４５６７８ ', '812345678'],
    ['(021) 555-1234', '215551234'],
    ['0621555123', '621555123'],
    ['+62621555123', '621555123'],
    ['62', '62'],
    ['623456', '623456'],
    ['', ''],
    ['abc', 'abc'],
    ['0812x', '812x'],
  ])('%j is parsed as %j', (text, number) => {
    expect(nationalNumber(text)).toBe(number);
  });
});

describe('checkPhone', () => {
  const cases: [PhoneForm, string][] = [
    ['guest', 'Nomor Telp tidak valid'],
    ['consultation', 'Nomor Telpon tidak valid'],
    ['register', 'Nomor HP 9 s/d 12 Digit'],
    ['profile', 'Nomor HP 10-13 Digit'],
    ['insured', 'Nomor HP 10-13 Digit'],
    ['beneficiary', 'Nomor telpon 9-13 Digit'],
  ];

  test.each(cases)('%s accepts 9 to 12 digits and otherwise reports %j', (form, message) => {
    const { min, max } = PHONE_DIGITS;
    expect(checkPhone(form, digits(min - 1))).toBe(message);
    expect(checkPhone(form, digits(min))).toBeNull();
    expect(checkPhone(form, digits(max))).toBeNull();
    expect(checkPhone(form, digits(max + 1))).toBe(message);
  });

  test.each([
    ['guest', 'Nomor Telpon wajib di isi'],
    ['consultation', 'Nomor Telpon wajib di isi'],
    ['register', 'Nomor telepon wajib di isi'],
    ['profile', 'Nomor telepon wajib diisi'],
    ['insured', 'Nomor telepon wajib di isi'],
    ['beneficiary', 'Nomor telpon wajib di isi'],
  ] as const)('%s reports an empty number as %j', (form, message) => {
    expect(checkPhone(form, '')).toBe(message);
    expect(checkPhone(form, '   ')).toBe(message);
  });

  test.each([
    ['guest', 'Nomor Telp tidak valid'],
    ['consultation', 'Nomor Telpon tidak valid'],
    ['register', 'Nomor HP Tidak valid'],
    ['profile', 'Nomor HP 10-13 Digit'],
    ['insured', 'Nomor HP 10-13 Digit'],
    ['beneficiary', 'Nomor telpon 9-13 Digit'],
  ] as const)('%s reports a text that is not a number: %j', (form, message) => {
    for (const text of ['08123abc456', '<script>1</script>', '0812345678😀', '+', '-', '08123*5678']) {
      expect(checkPhone(form, text)).toBe(message);
    }
  });

  test('counts the digits without country code, leading zero and separators', () => {
    expect(checkPhone('register', `+62 ${digits(9)}`)).toBeNull();
    expect(checkPhone('register', `0${digits(12)}`)).toBeNull();
    expect(checkPhone('register', '0812-3456-789')).toBeNull();
    expect(checkPhone('register', '０８１２３４５６７８９')).toBeNull();
  });
});

/** Returns the field's text after the keys were typed one by one. */
const textAfterTyping = (keys: string) => [...keys].reduce((text, key) => phoneAsTyped(text + key), '');

describe('phoneAsTyped', () => {
  test.each([
    ['0812345678', '812345678'],
    ['+62 812-345-678', '812-345-678'],
    ['0062812345678', '812345678'],
    ['62812345678', '62812345678'],
    ['0217551234', '217551234'],
    ['0617551234', '617551234'],
    ['06227550123', '06227550123'],
    ['+626227550123', '06227550123'],
    ['00626227550123', '06227550123'],
    ['0', '0'],
    ['06', '06'],
    ['abc', 'abc'],
  ])('turns %s into %s', (keys, text) => {
    expect(textAfterTyping(keys)).toBe(text);
  });

  test('gives the same result for pasted text', () => {
    expect(phoneAsTyped('+62 812-3456-7890')).toBe('81234567890');
    expect(phoneAsTyped('(0622) 755 0123')).toBe('06227550123');
  });
});

describe('toWirePhone and fromWirePhone', () => {
  test('starts with 62', () => {
    expect(toWirePhone('0812-3456-789')).toBe('628123456789');
    expect(toWirePhone('')).toBe('');
  });

  test('is shown without its first 2 characters', () => {
    expect(fromWirePhone('628123456789')).toBe('8123456789');
    expect(fromWirePhone('')).toBe('');
  });

  test.each([
    ['62811234567', '811234567'],
    // Pematangsiantar and Kabanjahe: without its 0, such a number would read as one with a country code.
    ['626227550123', '06227550123'],
    ['6262820123', '062820123'],
  ])('%s is shown in a form as %s', (wire, text) => {
    expect(fromWirePhone(wire)).toBe(text);
    expect(toWirePhone(text)).toBe(wire);
  });

  test('converts any number that a form accepts to wire format and back', () => {
    const national = fc.stringMatching(/^[1-9]\d{8,11}$/);
    fc.assert(
      fc.property(national, (number) => {
        const wire = toWirePhone(`+62${number}`);
        expect(wire).toBe(`62${number}`);
        expect(toWirePhone(wire)).toBe(wire);
        expect(toWirePhone(`0${number}`)).toBe(wire);
        expect(toWirePhone(fromWirePhone(wire))).toBe(wire);
        expect(toWirePhone(textAfterTyping(`0${number}`))).toBe(wire);
        expect(toWirePhone(textAfterTyping(`+62${number}`))).toBe(wire);
        expect(checkPhone('profile', wire)).toBe(checkPhone('profile', `0${number}`));
      }),
    );
  });
});
