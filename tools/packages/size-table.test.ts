import { expect, it } from 'vitest';
import { sizeTableProblems, withSizeTable } from './size-table.mjs';

const KB = 1024;
const SIZES = [
  { part: 'Button', initialBytes: 2 * KB, lazyBytes: 0, limit: 3 },
  { part: 'Plans', initialBytes: 90 * KB, lazyBytes: 40 * KB },
];
const DOCUMENT = 'Before\n\n<!-- sizes -->\n\nold\n\n<!-- /sizes -->\n\nAfter\n';
const withPlans = (initialKilobytes: number) => [
  SIZES[0] ?? { part: '', initialBytes: 0, lazyBytes: 0 },
  { part: 'Plans', initialBytes: initialKilobytes * KB, lazyBytes: 40 * KB },
];

it('the table replaces the former table and nothing else of the document', () => {
  const document = withSizeTable(DOCUMENT, SIZES);
  expect(document).toBe(
    'Before\n\n<!-- sizes -->\n\n| part | initial | on demand | limit |\n|---|---|---|---|\n' +
      '| Button | 2.0 KB | none | 3 KB |\n| Plans | 90.0 KB | 40.0 KB | none |\n\n<!-- /sizes -->\n\nAfter\n',
  );
  expect(withSizeTable(document, SIZES)).toBe(document);
});

it('a documented size may differ from the measured size by 5 % and not by more', () => {
  const document = withSizeTable(DOCUMENT, SIZES);
  expect(sizeTableProblems(document, withPlans(94))).toEqual([]);
  expect(sizeTableProblems(document, withPlans(96))).toEqual([expect.stringContaining('Plans is 96.0 KB')]);
  expect(sizeTableProblems(document, withPlans(84))).toHaveLength(1);
});

it('a measured part that the document does not list is a problem', () => {
  expect(sizeTableProblems(DOCUMENT, SIZES)).toEqual(['Button is missing', 'Plans is missing']);
});
