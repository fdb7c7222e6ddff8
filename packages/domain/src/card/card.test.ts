import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  CARD_DIGITS,
  type CardEntry,
  cardExpiryProblem,
  cardNumberProblem,
  cardProblems,
  cardTokenRequest,
  cardType,
  cvvProblem,
  groupCardNumber,
  maskExpiry,
  passesLuhn,
} from './index.ts';

const TODAY = '2026-11-21';
const card: CardEntry = { card_number: '4811 1111 1111 1114', card_exp: '12/27', card_cvv: '123' };

describe('cardType', () => {
  test.each([
    ['4', 'visa'],
    ['4811 1111', 'visa'],
    ['50', null],
    ['51', 'master_card'],
    ['55', 'master_card'],
    ['56', null],
    ['2220', null],
    ['2221', 'master_card'],
    ['2720', 'master_card'],
    ['2721', null],
    ['33', null],
    ['34', 'amex'],
    ['36', null],
    ['37', 'amex'],
    ['38', null],
    ['3527', null],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['3590', null],
    ['5', null],
    ['35', null],
    ['6011', null],
    ['', null],
  ])('cardType of the number %j is %j', (number, type) => {
    expect(cardType(number)).toBe(type);
  });
});

describe('groupCardNumber', () => {
  test.each([
    ['', ''],
    ['4811', '4811'],
    ['48111', '4811 1'],
    ['4811111111111114', '4811 1111 1111 1114'],
    ['4811-1111-1111-1114', '4811 1111 1111 1114'],
    [' 4811 1111  1111\t1114 ', '4811 1111 1111 1114'],
    ['a4b8c1', '481'],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
  ])('formats %j as %j, and does not change a formatted number', (text, groups) => {
    expect(groupCardNumber(text)).toBe(groups);
    expect(groupCardNumber(groups)).toBe(groups);
  });
});

describe('passesLuhn', () => {
  const withCheckDigit = (start: string) => {
    const digit = [...'0123456789'].find((checkDigit) => passesLuhn(start + checkDigit));
    return start + digit;
  };
  const numberStart = fc.stringMatching(/^\d{7,18}$/);

  it('accepts exactly one check digit for each number', () => {
    fc.assert(
      fc.property(numberStart, (start) => {
        expect([...'0123456789'].filter((last) => passesLuhn(start + last))).toHaveLength(1);
      }),
    );
  });

  it('detects every single wrong digit', () => {
    const wrongDigits = fc.tuple(numberStart.map(withCheckDigit), fc.nat(), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(wrongDigits, ([number, index, offset]) => {
        const position = index % number.length;
        const digit = (Number(number.charAt(position)) + offset) % 10;
        expect(passesLuhn(number.slice(0, position) + digit + number.slice(position + 1))).toBe(false);
      }),
    );
  });

  it('detects two swapped neighbouring digits, except 0 and 9', () => {
    fc.assert(
      fc.property(numberStart.map(withCheckDigit), fc.nat(), (number, index) => {
        const position = index % (number.length - 1);
        const pair = number.slice(position, position + 2);
        fc.pre(pair.charAt(0) !== pair.charAt(1) && !['09', '90'].includes(pair));
        const swappedPair = pair.charAt(1) + pair.charAt(0);
        expect(passesLuhn(number.slice(0, position) + swappedPair + number.slice(position + 2))).toBe(false);
      }),
    );
  });

  test.each(['', ' ', '4811x', '-'])('rejects the text %j', (text) => {
    expect(passesLuhn(text)).toBe(false);
  });
});

describe('cardNumberProblem', () => {
  test.each([
    ['', 'Nomor kartu wajib di isi'],
    ['   ', 'Nomor kartu wajib di isi'],
    ['4811 1111 1111 1113', 'Nomor Kartu tidak valid'],
    ['4811', 'Nomor Kartu tidak valid'],
    ['4811 abcd 1111 1114', 'Nomor Kartu tidak valid'],
    ['0000 0000 0000 0000', 'Nomor Kartu tidak valid'],
    ['6011 1111 1111 1117', 'Nomor Kartu tidak valid'],
    // A valid American Express number has 15 digits.
    ['3782 822463 10005', 'Nomor Kartu Wajib 16 Digit'],
    ['4222 2222 2222 2', 'Nomor Kartu Wajib 16 Digit'],
    ['4811 1111 1111 1111 11', 'Nomor Kartu Wajib 16 Digit'],
    ['4811 1111 1111 1114', null],
    ['4811111111111114', null],
    ['4811-1111-1111-1114', null],
    ['5211 1111 1111 1117', null],
    ['3530 1113 3330 0000', null],
    ['2221 0000 0000 0009', null],
  ])('cardNumberProblem for the number %j is %j', (number, message) => {
    expect(cardNumberProblem(number)).toBe(message);
  });

  it('cardNumberProblem is null for exactly the valid numbers of 16 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^4\d{0,18}$/), (number) => {
        const isAccepted = cardNumberProblem(number) === null;
        expect(isAccepted).toBe(number.length === CARD_DIGITS && passesLuhn(number));
      }),
    );
  });
});

describe('maskExpiry', () => {
  test.each([
    ['', false, ''],
    ['1', false, '1'],
    ['12', false, '12/'],
    ['12', true, '12'],
    ['12/', true, '12'],
    ['1/', false, '01/'],
    ['1/27', false, '01/27'],
    ['1227', false, '12/27'],
    ['12 / 27', false, '12/27'],
    ['12/2027', false, '12/20'],
    ['12-27', false, '12/27'],
    ['12/2', true, '12/2'],
    ['ab', false, ''],
  ])('formats %j (while deleting: %s) as %j', (text, isDeleting, masked) => {
    expect(maskExpiry(text, isDeleting)).toBe(masked);
  });
});

describe('cardExpiryProblem', () => {
  test.each([
    ['', 'Masa berlaku kartu wajib di isi'],
    [' ', 'Masa berlaku kartu wajib di isi'],
    ['1', 'Masa berlaku tidak valid'],
    ['12', 'Masa berlaku tidak valid'],
    ['12/2', 'Masa berlaku tidak valid'],
    ['00/30', 'Masa berlaku tidak valid'],
    // A month above 12 has the same message as a past month.
    ['13/30', 'Kartu sudah expired'],
    ['99/99', 'Kartu sudah expired'],
    ['10/26', 'Kartu sudah expired'],
    ['12/25', 'Kartu sudah expired'],
    ['11/26', null],
    ['1126', null],
    ['12/26', null],
    ['01/27', null],
    ['12/99', null],
  ])('cardExpiryProblem for the expiry %j is %j in November 2026', (expiry, message) => {
    expect(cardExpiryProblem(expiry, TODAY)).toBe(message);
  });

  it('assumes the current century for a year of two digits', () => {
    expect(cardTokenRequest(card, '2026-11-21').card_exp_year).toBe('2027');
    expect(cardTokenRequest({ ...card, card_exp: '01/05' }, '2101-01-01').card_exp_year).toBe('2105');
    expect(cardExpiryProblem('12/99', '2100-01-01')).toBeNull();
  });
});

test.each([
  ['', 'Kode CVV wajib di isi'],
  [' ', 'Kode CVV wajib di isi'],
  ['123', null],
  ['1234', null],
  ['123456', null],
  ['1234567', 'Kode CVV maksimal 6 digit'],
])('the security code %j has the message %j', (cvv, message) => {
  expect(cvvProblem(cvv)).toBe(message);
});

test('cardProblems reports exactly the fields that are wrong', () => {
  expect(cardProblems(card, TODAY)).toEqual({});
  expect(cardProblems({ ...card, card_exp: '10/26' }, TODAY)).toEqual({ card_exp: 'Kartu sudah expired' });
  expect(cardProblems({ card_number: '', card_exp: '', card_cvv: '' }, TODAY)).toEqual({
    card_number: 'Nomor kartu wajib di isi',
    card_exp: 'Masa berlaku kartu wajib di isi',
    card_cvv: 'Kode CVV wajib di isi',
  });
});

test("cardTokenRequest splits a card into the gateway's four fields", () => {
  expect(cardTokenRequest(card, TODAY)).toEqual({
    card_number: '4811111111111114',
    card_exp_month: '12',
    card_exp_year: '2027',
    card_cvv: '123',
  });
});
