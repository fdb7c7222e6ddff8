import { describe, expect, it } from 'vitest';
import { linesAbout } from './related-products.ts';

const codesAbout = (category: string) => linesAbout(category).map(({ code }) => code);

describe('linesAbout', () => {
  it.each([
    ['Kendaraan', ['kendaraan']],
    ['Properti', ['kebakaran', 'gempabumi', 'kebakaran-gempabumi']],
    ['Jiwa', ['kecelakaandiri']],
    ['Kesehatan', ['kesehatan']],
  ])('returns the lines that the category %s names', (category, expected) => {
    expect(codesAbout(category).toSorted()).toEqual(expected.toSorted());
  });

  it('returns one line of each family for a general category', () => {
    const families = linesAbout('Panduan').map(({ family }) => family);
    expect(families.toSorted()).toEqual(['health', 'personal-accident', 'property', 'vehicle']);
  });
});
