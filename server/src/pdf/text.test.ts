import { describe, expect, test } from 'vitest';
import { printable } from './text.ts';

describe('printable text', () => {
  test.each([
    ['SITI RAHAYU', 'SITI RAHAYU'],
    ['  dua   spasi\nbaris ', 'dua spasi baris'],
    ['Ñandú Łódź', 'Ñandú Łódź'],
    ['café', 'café'],
    ['Nguyễn', 'Nguyen'],
    ['１２３', '123'],
    ['Ani 😀', 'Ani ?'],
    ['王', '?'],
    ['<b>tebal</b>', '<b>tebal</b>'],
    ['', ''],
  ])('of %j is %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
