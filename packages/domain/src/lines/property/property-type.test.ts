import { describe, expect, it } from 'vitest';
import { hasCategories, type ListCategory, listedCoverages, type PropertyType } from './property-type.ts';

const BOTH: PropertyType[] = ['kebakaran-gempabumi', 'kebakaran'];
const FIRE: PropertyType[] = ['kebakaran'];

describe('a list of property products', () => {
  it.each<[PropertyType[], boolean]>([
    [BOTH, true],
    [FIRE, false],
    [['gempabumi'], false],
    [[], false],
  ])('a list for the coverages %j has a filter by coverage: %s', (coverages, hasFilter) => {
    expect(hasCategories(coverages)).toBe(hasFilter);
  });

  it.each<[PropertyType[], ListCategory | undefined, PropertyType[]]>([
    [BOTH, undefined, ['kebakaran-gempabumi']],
    [BOTH, 'kebakaran-gempabumi', ['kebakaran-gempabumi']],
    [BOTH, 'kebakaran', ['kebakaran']],
    [BOTH, 'all', BOTH],
    [BOTH, 'gempabumi', []],
    [FIRE, undefined, FIRE],
    [FIRE, 'all', FIRE],
    [FIRE, 'kebakaran-gempabumi', []],
    [['gempabumi'], undefined, ['gempabumi']],
  ])(
    'a list for the coverages %j and the category %s contains products of %j',
    (coverages, category, expectedCoverages) => {
      expect(listedCoverages(coverages, category)).toEqual(expectedCoverages);
    },
  );
});
