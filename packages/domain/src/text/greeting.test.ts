import { expect, test } from 'vitest';
import { isUnsafeInGreeting } from './index.ts';

test.each([
  ['SITI RAHAYU'],
  ["H. MA'RUF AMIN, S.H., M.Si."],
  ['MUHAMMAD ALI II'],
  ['DRS. BUDI 2ND'],
  ['محمد علي'],
  ['李小龙'],
  ['NGUYỄN THỊ BÍCH'],
])('the name %j is safe in a greeting', (name) => {
  expect(isUnsafeInGreeting(name)).toBe(false);
});

test.each([
  ['a zero-width space', 'SITI\u200b RAHAYU'],
  ['a soft hyphen', 'SI\u00adTI'],
  ['a right-to-left override', 'SITI \u202eMOC.LIVE'],
  ['a direction isolate', 'SITI \u2067X\u2069'],
  ['a tag character', 'SITI \u{e0041}'],
  ['a line separator', 'SITI\u2028RAHAYU'],
  ['a line break', 'SITI\nRAHAYU'],
  ['a Hangul filler', 'SITI \u3164'],
  ['a blank of Braille', 'SITI \u2800'],
  ['a variation selector', 'SITI\ufe0f'],
  ['stacked marks', `SITI ${'A\u0300'.padEnd(8, '\u0301')}`],
  ['a phone number', 'HUBUNGI 0812 3456 789'],
  ['a phone number in full-width digits', 'CS ０８１２３４'],
  ['a number of a call centre', 'CALL 14-00-45'],
  ['a site address', 'SITI WWW.SITUS.COM'],
  ['a site address in full-width letters', 'ＥＶＩＬ．ＣＯＭ'],
  ['an e-mail address', 'SITI@CONTOH'],
])('a name with %s is not used in a greeting', (_what, name) => {
  expect(isUnsafeInGreeting(name)).toBe(true);
});
