import { describe, expect, it } from 'vitest';
import { hasCategories, type ListCategory, listedCoverages, type PropertyType } from './property-type.ts';

const BOTH: PropertyType[] = ['kebakaran-gempabumi', 'kebakaran'];
const FIRE: PropertyType[] = ['kebakaran'];

describe('a list of property products', () => {
  it.each<[PropertyType[], string]>([
    [BOTH, 'has'],
    [FIRE, 'does not have'],
    [['gempabumi'], 'does not have'],
    [[], 'does not have'],
  ])('with the coverages %j %s a filter by coverage', (coverages, verb) => {
    expect(hasCategories(coverages)).toBe(verb === 'has');
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
    'with the coverages %j and the category %s contains products of %j',
    (coverages, category, expectedCoverages) => {
      expect(listedCoverages(coverages, category)).toEqual(expectedCoverages);
    },
  );
});
