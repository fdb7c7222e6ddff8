/** The codes of the product types, in the order of the tabs [3 §2]. A code without an entry in `LINES` does not compile. */
export const PRODUCT_TYPES = [
  'kebakaran',
  'gempabumi',
  'kebakaran-gempabumi',
  'kendaraan',
  'kecelakaandiri',
  'kesehatan',
] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

export type ProductFamily = 'property' | 'vehicle' | 'personal-accident' | 'health';

/** The types of claims, in the order of the tabs [3 §2]. */
export const CLAIM_TYPES = ['property', 'kendaraan', 'kecelakaandiri', 'kesehatan'] as const;

export type ClaimType = (typeof CLAIM_TYPES)[number];

export function isProductType(text: unknown): text is ProductType {
  return PRODUCT_TYPES.some((type) => type === text);
}

export function isClaimType(text: unknown): text is ClaimType {
  return CLAIM_TYPES.some((type) => type === text);
}
