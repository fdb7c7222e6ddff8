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
  ])('for the covers %j has a filter by cover: %s', (coverages, has) => {
    expect(hasCategories(coverages)).toBe(has);
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
  ])('for the covers %j and the category %s shows products of %j', (coverages, category, shown) => {
    expect(listedCoverages(coverages, category)).toEqual(shown);
  });
});
