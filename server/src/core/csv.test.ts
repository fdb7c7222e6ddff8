import { expect, it } from 'vitest';
import { csvLine, csvTextOf } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+62', "'+62"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ["'=x", "''=x"],
  ['a=b', 'a=b'],
])('a cell with the text %s is written as %s, and read back', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
  expect(csvTextOf(cell)).toBe(text);
});

it('a line quotes commas, quotation marks and line breaks, and leaves a null empty', () => {
  expect(csvLine(['a,b', 'c"d', 'e\nf', null, -5, ''])).toBe('"a,b","c""d","e\nf",,-5,\r\n');
});
