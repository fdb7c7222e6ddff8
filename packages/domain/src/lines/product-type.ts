/** In the order of the tabs [3 §2]. */
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

/** In the order of the claim tabs [3 §2]. */
export const CLAIM_TYPES = ['property', 'kendaraan', 'kecelakaandiri', 'kesehatan'] as const;

export type ClaimType = (typeof CLAIM_TYPES)[number];

/** What menus, tabs and landing pages show of a product type, sold here or not yet. */
export type ProductTypeInfo = {
  code: ProductType;
  label: string;
  family: ProductFamily;
  /** 'Asuransi Properti': the name of the family on the home page and in the menu. */
  familyLabel: string;
  landingPath: string;
  claimType: ClaimType;
  claimLabel: string;
};

const property = {
  family: 'property',
  familyLabel: 'Asuransi Properti',
  claimType: 'property',
  claimLabel: 'Property',
} as const;

export const PRODUCT_TYPE_INFO = {
  kebakaran: { ...property, code: 'kebakaran', label: 'Kebakaran', landingPath: '/products/kebakaran' },
  gempabumi: { ...property, code: 'gempabumi', label: 'Gempa Bumi', landingPath: '/products/gempabumi' },
  'kebakaran-gempabumi': {
    ...property,
    code: 'kebakaran-gempabumi',
    label: 'Kebakaran + Gempa Bumi',
    landingPath: '/products/kebakaran-gempabumi',
  },
  kendaraan: {
    code: 'kendaraan',
    label: 'Kendaraan',
    family: 'vehicle',
    familyLabel: 'Asuransi Kendaraan',
    landingPath: '/products/kendaraan',
    claimType: 'kendaraan',
    claimLabel: 'Kendaraan',
  },
  kecelakaandiri: {
    code: 'kecelakaandiri',
    label: 'Jiwa',
    family: 'personal-accident',
    familyLabel: 'Asuransi Jiwa',
    landingPath: '/products/kecelakaandiri',
    claimType: 'kecelakaandiri',
    claimLabel: 'Jiwa',
  },
  kesehatan: {
    code: 'kesehatan',
    label: 'Kesehatan',
    family: 'health',
    familyLabel: 'Asuransi Kesehatan',
    landingPath: '/products/kesehatan',
    claimType: 'kesehatan',
    claimLabel: 'Kesehatan',
  },
} as const satisfies { [Type in ProductType]: ProductTypeInfo & { code: Type } };

export function productTypeInfo(type: ProductType): ProductTypeInfo {
  return PRODUCT_TYPE_INFO[type];
}

export function isProductType(text: unknown): text is ProductType {
  return PRODUCT_TYPES.some((type) => type === text);
}

export function isClaimType(text: unknown): text is ClaimType {
  return CLAIM_TYPES.some((type) => type === text);
}
