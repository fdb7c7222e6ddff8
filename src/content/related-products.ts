import { LINES, type ProductType } from '@naungan/domain/lines';

/**
 * Returns the premiums of the lines that an article's category names: 'Kendaraan' is about Asuransi Kendaraan. For a general
 * category, such as 'Panduan', returns the first premium of each product family.
 */
export function premiumsAbout<Premium extends { productType: ProductType }>(
  category: string,
  premiums: readonly Premium[],
): Premium[] {
  const named = premiums.filter(
    ({ productType }) => LINES[productType].familyLabel === `Asuransi ${category}`,
  );
  if (named.length > 0) return named;
  const families = new Map<string, Premium>();
  for (const premium of premiums) {
    const { family } = LINES[premium.productType];
    if (!families.has(family)) families.set(family, premium);
  }
  return [...families.values()];
}
