import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addYears,
  ageOn,
  DEFAULT_BIRTH_DATE,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatWeekdayDate,
  isIsoDate,
  parseDisplayDate,
  paymentDeadline,
  possibleAge,
  todayInJakarta,
} from './index.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

const isoDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-12-31'),
  noInvalidDate: true,
});

describe('isIsoDate', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', DEFAULT_BIRTH_DATE])(
    'isIsoDate is true for %s',
    (text) => {
      expect(isIsoDate(text)).toBe(true);
    },
  );

  test.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '21/11/2026',
    ' 2026-11-21',
    '2026-11-21T00:00:00Z',
    '２０２６-11-21',
    '<script>',
    '🎂',
    null,
    undefined,
    20261121,
    {},
    new Date('2026-11-21'),
  ])('rejects %j', (value) => {
    expect(isIsoDate(value)).toBe(false);
  });
});

describe('parseDisplayDate', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/1990', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['01.02.1990', '1990-02-01'],
    ['  21/11/2026 ', '2026-11-21'],
    ['２１/１１/２０２６', '2026-11-21'],
    ['29/02/2024', '2024-02-29'],
  ])('parses %j as %s', (text, iso) => {
    expect(parseDisplayDate(text)).toBe(iso);
  });

  test.each([
    '',
    '29/02/2025',
    '31/04/2026',
    '32/01/2026',
    '01/13/2026',
    '2026-11-21',
    '1/1/90',
    '21/11',
    'abc',
    '<script>',
    '🎂',
  ])('rejects %j', (text) => {
    expect(parseDisplayDate(text)).toBeNull();
  });

  test('parses every date that formatDate returns', () => {
    fc.assert(fc.property(isoDay, (day) => parseDisplayDate(formatDate(day)) === day));
  });
});

describe('date formats', () => {
  const instantUnderTest = new Date('2026-11-21T07:05:00Z');

  test.each([
    [formatDate, '21/11/2026'],
    [formatLongDate, '21 November 2026'],
    [formatWeekdayDate, 'Sabtu, 21 November 2026'],
    [formatDateTime, '21/11/2026 14.05 WIB'],
    [formatTime, '14.05 WIB'],
  ])('show an instant in Jakarta time with the function %o', (format, text) => {
    expect(format(instantUnderTest)).toBe(text);
    expect(format(instantUnderTest.toISOString())).toBe(text);
  });

  test('show a calendar day without a time zone shift', () => {
    expect(formatDate('2026-01-09')).toBe('09/01/2026');
    expect(formatLongDate('2026-01-09')).toBe('9 Januari 2026');
    expect(formatWeekdayDate('2026-11-22')).toBe('Minggu, 22 November 2026');
  });

  test('change the day at midnight in Jakarta, 17:00 UTC', () => {
    expect(formatDate('2026-11-21T16:59:59Z')).toBe('21/11/2026');
    expect(formatDate('2026-11-21T17:00:00Z')).toBe('22/11/2026');
    expect(formatTime('2026-11-21T16:59:59Z')).toBe('23.59 WIB');
    expect(formatTime('2026-11-21T17:00:00Z')).toBe('00.00 WIB');
  });

  test.each(['', 'bukan tanggal', '2026-02-30', new Date(Number.NaN)])(
    'return an empty text for %j',
    (input) => {
      for (const format of [formatDate, formatLongDate, formatWeekdayDate, formatDateTime, formatTime]) {
        expect(format(input)).toBe('');
      }
    },
  );

  test('equal the Indonesian formats of Intl', () => {
    const intlFormat = new Intl.DateTimeFormat('id-ID', {
      timeZone: 'Asia/Jakarta',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    fc.assert(fc.property(instant, (date) => formatWeekdayDate(date) === intlFormat.format(date)));
  });
});

test.each([
  ['1990-01-01', 36],
  ['2026-11-21', 0],
  ['2026-11-22', null],
  ['2030-01-01', null],
  ['1876-11-21', 150],
  ['1875-11-21', null],
  ['1990-02-30', null],
  ['12/05/', null],
  ['', null],
])('possibleAge of a person born on %j is %j', (birth, age) => {
  expect(possibleAge(birth, '2026-11-21')).toBe(age);
});

describe('ageOn', () => {
  test.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['1990-06-15', '2026-06-16', 36],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2000-02-29', '2028-02-28', 27],
    ['2000-02-29', '2028-02-29', 28],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
    ['1990-12-31', '2026-01-01', 35],
  ])('ageOn of a person born on %s, on the day %s, is %d', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });

  test.each([
    ['', '2026-11-21'],
    ['1990-02-30', '2026-11-21'],
    ['1990-01-01', 'besok'],
  ])('ageOn of a person born on %j, on the day %j, is NaN', (birth, day) => {
    expect(ageOn(birth, day)).toBeNaN();
  });

  test('never decreases from one day to the next', () => {
    fc.assert(
      fc.property(isoDay, isoDay, fc.nat({ max: 4000 }), (birth, day, days) => {
        expect(ageOn(birth, addDays(day, days))).toBeGreaterThanOrEqual(ageOn(birth, day));
      }),
    );
  });

  test('increases by one exactly on the birthday, which for 29 February is 1 March in a year without a leap day', () => {
    fc.assert(
      fc.property(isoDay, fc.integer({ min: 1, max: 110 }), (birth, years) => {
        const year = Number(birth.slice(0, 4)) + years;
        const sameDay = `${year}-${birth.slice(5)}`;
        const birthday = isIsoDate(sameDay) ? sameDay : `${year}-03-01`;
        expect(ageOn(birth, birthday)).toBe(years);
        expect(ageOn(birth, addDays(birthday, -1))).toBe(years - 1);
      }),
    );
  });
});

describe('addYears and addDays', () => {
  test.each([
    ['2026-11-21', 1, '2027-11-21'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2026-11-21', -1, '2025-11-21'],
    ['', 1, ''],
  ])('addYears(%j, %d) returns %j', (day, years, result) => {
    expect(addYears(day, years)).toBe(result);
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-02-30', 1, ''],
  ])('addDays(%j, %d) returns %j', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  test('return the original day after adding and subtracting a number of days', () => {
    fc.assert(
      fc.property(isoDay, fc.integer({ min: -9000, max: 9000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });
});

describe('todayInJakarta', () => {
  test.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ])('at the instant %s is %s', (now, day) => {
    expect(todayInJakarta(new Date(now))).toBe(day);
  });

  test('todayInJakarta is empty for an invalid date', () => {
    expect(todayInJakarta(new Date(Number.NaN))).toBe('');
  });
});

describe('paymentDeadline', () => {
  test.each([
    ['2026-11-20T17:00:00Z', '2026-11-21T16:59:00.000Z'],
    ['2026-11-21T07:00:00Z', '2026-11-21T16:59:00.000Z'],
    ['2026-11-21T16:58:59.999Z', '2026-11-21T16:59:00.000Z'],
    ['2026-11-21T16:59:00Z', '2026-11-22T16:59:00.000Z'],
    ['2026-11-21T16:59:59Z', '2026-11-22T16:59:00.000Z'],
    ['1969-12-31T20:00:00Z', '1970-01-01T16:59:00.000Z'],
  ])('the deadline of a payment created at %s is %s', (now, deadline) => {
    expect(paymentDeadline(new Date(now)).toISOString()).toBe(deadline);
  });

  test('the deadline of a payment is at 23:59 WIB within the next 24 hours', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const deadline = paymentDeadline(now);
        const remainingMs = deadline.getTime() - now.getTime();
        expect(remainingMs).toBeGreaterThan(0);
        expect(remainingMs).toBeLessThanOrEqual(MILLISECONDS_PER_DAY);
        expect(formatTime(deadline)).toBe('23.59 WIB');
      }),
    );
  });
});
