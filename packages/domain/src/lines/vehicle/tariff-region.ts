/** The regions of the published tariff. */
export const TARIFF_REGIONS = [1, 2, 3] as const;

export type TariffRegion = (typeof TARIFF_REGIONS)[number];

export const TARIFF_REGION_LABELS: Record<TariffRegion, string> = {
  1: 'Wilayah 1 (Sumatera dan kepulauan di sekitarnya)',
  2: 'Wilayah 2 (DKI Jakarta, Jawa Barat, Banten)',
  3: 'Wilayah 3 (selain Wilayah 1 dan 2)',
};

/** Codes of the provinces (Kemendagri) in regions 1 and 2; every other province is in region 3. */
const PROVINCES_OF_REGION: Record<1 | 2, readonly string[]> = {
  1: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '21'],
  2: ['31', '32', '36'],
};

/** The codes of the 38 provinces: two digits each. */
const PROVINCE_CODE = /^(1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-6])$/;

/** Returns the region of a province; `null` for an invalid code. */
export function regionOfProvince(code: string): TariffRegion | null {
  if (!PROVINCE_CODE.test(code)) return null;
  if (PROVINCES_OF_REGION[1].includes(code)) return 1;
  return PROVINCES_OF_REGION[2].includes(code) ? 2 : 3;
}
