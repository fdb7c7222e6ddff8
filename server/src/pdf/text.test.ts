import { describe, expect, test } from 'vitest';
import { printableText } from './text.ts';

describe('a PDF text', () => {
  test.each([
    ['SITI RAHAYU', 'SITI RAHAYU'],
    ['  dua   spasi\nbaris ', 'dua spasi baris'],
    ['Ñandú Łódź', 'Ñandú Łódź'],
    ['cafe\u0301', 'café'],
    // A character that the font lacks loses its accents. If the font also lacks the result, `?` replaces it.
    ['Nguyễn', 'Nguyen'],
    ['１２３', '123'],
    ['Ani 😀', 'Ani ?'],
    ['王', '?'],
    ['<b>tebal</b>', '<b>tebal</b>'],
    ['', ''],
  ])('converts %j to the printable text %j', (text, expected) => {
    expect(printableText(text)).toBe(expected);
  });
});
