import type { ProductType } from '@naungan/domain/lines';
import { describe, expect, it } from 'vitest';
import { premiumsAbout } from './related-products.ts';

const TYPES: ProductType[] = ['kebakaran', 'gempabumi', 'kendaraan', 'kesehatan', 'kecelakaandiri'];
const premiums = TYPES.map((productType) => ({ productType }));
const typesAbout = (category: string) => premiumsAbout(category, premiums).map((row) => row.productType);

describe('premiumsAbout', () => {
  it.each([
    ['Kendaraan', ['kendaraan']],
    ['Properti', ['kebakaran', 'gempabumi']],
    ['Jiwa', ['kecelakaandiri']],
    ['Kesehatan', ['kesehatan']],
  ])('returns the premiums of the lines that the category %s names', (category, expected) => {
    expect(typesAbout(category)).toEqual(expected);
  });

  it('returns one premium of each family for a general category', () => {
    expect(typesAbout('Panduan')).toEqual(['kebakaran', 'kendaraan', 'kesehatan', 'kecelakaandiri']);
  });
});
