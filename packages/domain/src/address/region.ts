import { ADDRESS_CASCADE, type ProfileAddressField } from './cascade.ts';

/** The fields of an address that name a region, from the largest to the smallest. */
export type RegionField = (typeof ADDRESS_CASCADE.order)[number];

/** Returns the names of the regions below a path of region names (province first); [] for an unknown path. */
export type NamesBelow = (path: readonly string[]) => readonly string[];

export type RegionProblem = { field: RegionField; message: string };

export const REGION_MESSAGES: Record<RegionField, string> = {
  province: 'Provinsi tidak ditemukan',
  district: 'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih',
  subDistrict: 'Kecamatan tidak sesuai dengan kabupaten/kota yang dipilih',
  urbanVillage: 'Kelurahan tidak sesuai dengan kecamatan yang dipilih',
  postalCode: 'Kode Pos tidak sesuai dengan kelurahan yang dipilih',
};

/**
 * Returns the problem of the largest region that is not part of the region above it, or `null`. The regions below the
 * wrong region are not checked.
 */
export function regionProblem(
  address: Record<RegionField, string>,
  namesBelow: NamesBelow,
): RegionProblem | null {
  const fields = ADDRESS_CASCADE.order;
  const names = fields.map((regionField) => address[regionField]);
  const field = fields.find(
    (regionField, level) => !namesBelow(names.slice(0, level)).includes(address[regionField]),
  );
  return field === undefined ? null : { field, message: REGION_MESSAGES[field] };
}

/** For each region field of an order, the name of the same field in a profile. */
export const PROFILE_REGION_FIELDS = {
  province: 'province',
  district: 'district',
  subDistrict: 'sub_district',
  urbanVillage: 'urban_village',
  postalCode: 'postalCode',
} as const satisfies Record<RegionField, ProfileAddressField>;
