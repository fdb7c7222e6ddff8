import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPhone,
  fromWirePhone,
  nationalNumber,
  PHONE_DIGITS,
  type PhoneForm,
  removePhonePrefix,
  toWirePhone,
} from './index.ts';

const numberOfLength = (length: number) => '8'.padEnd(length, '1');

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
  ])('called with %j returns %j', (text, number) => {
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

  test.each(cases)('accepts 9 to 12 digits in the %s form and otherwise returns %j', (form, message) => {
    const { min, max } = PHONE_DIGITS;
    expect(checkPhone(form, numberOfLength(min - 1))).toBe(message);
    expect(checkPhone(form, numberOfLength(min))).toBeNull();
    expect(checkPhone(form, numberOfLength(max))).toBeNull();
    expect(checkPhone(form, numberOfLength(max + 1))).toBe(message);
  });

  test.each([
    ['guest', 'Nomor Telpon wajib di isi'],
    ['consultation', 'Nomor Telpon wajib di isi'],
    ['register', 'Nomor telepon wajib di isi'],
    ['profile', 'Nomor telepon wajib diisi'],
    ['insured', 'Nomor telepon wajib di isi'],
    ['beneficiary', 'Nomor telpon wajib di isi'],
  ] as const)('rejects an empty number in the %s form with the message %j', (form, message) => {
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
  ] as const)(
    'rejects a number with letters or symbols in the %s form with the message %j',
    (form, message) => {
      for (const text of ['08123abc456', '<script>1</script>', '0812345678😀', '+', '-', '08123*5678']) {
        expect(checkPhone(form, text)).toBe(message);
      }
    },
  );

  test('does not count country code, leading zero and separators as digits', () => {
    expect(checkPhone('register', `+62 ${numberOfLength(9)}`)).toBeNull();
    expect(checkPhone('register', `0${numberOfLength(12)}`)).toBeNull();
    expect(checkPhone('register', '0812-3456-789')).toBeNull();
    expect(checkPhone('register', '０８１２３４５６７８９')).toBeNull();
  });
});

/** Returns the text of a phone field after a member typed the keys one by one. */
const textAfterTyping = (keys: string) => [...keys].reduce((text, key) => removePhonePrefix(text + key), '');

describe('removePhonePrefix', () => {
  test.each([
    ['0812345678', '812345678'],
    ['+62 812-345-678', '812-345-678'],
    ['0062812345678', '812345678'],
    ['62812345678', '62812345678'],
    ['0217551234', '217551234'],
    ['0617551234', '617551234'],
    // The zero stays before 62, because 62 would be the country code.
    ['06227550123', '06227550123'],
    ['+626227550123', '06227550123'],
    ['00626227550123', '06227550123'],
    ['0', '0'],
    ['06', '06'],
    ['abc', 'abc'],
  ])('changes the typed keys %s into %s', (keys, text) => {
    expect(textAfterTyping(keys)).toBe(text);
  });

  test('removes the prefix of a pasted number', () => {
    expect(removePhonePrefix('+62 812-3456-7890')).toBe('81234567890');
    expect(removePhonePrefix('(0622) 755 0123')).toBe('06227550123');
  });
});

describe('the wire format of a phone number', () => {
  test('starts with 62', () => {
    expect(toWirePhone('0812-3456-789')).toBe('628123456789');
    expect(toWirePhone('')).toBe('');
  });

  test('appears in a form without the country code', () => {
    expect(fromWirePhone('628123456789')).toBe('8123456789');
    expect(fromWirePhone('')).toBe('');
  });

  test.each([
    ['62811234567', '811234567'],
    // The area codes of Pematangsiantar and Kabanjahe begin with 62, which could be confused with the country code.
    ['626227550123', '06227550123'],
    ['6262820123', '062820123'],
  ])('the number %s appears in a form as %s', (wire, text) => {
    expect(fromWirePhone(wire)).toBe(text);
    expect(toWirePhone(text)).toBe(wire);
  });

  test('has the same value for every notation of a valid number', () => {
    const nationalNumbers = fc.stringMatching(/^[1-9]\d{8,11}$/);
    fc.assert(
      fc.property(nationalNumbers, (number) => {
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
