/** Fields of an insured person's address, as orders spell them. */
export type AddressField =
  | 'province'
  | 'district'
  | 'subDistrict'
  | 'urbanVillage'
  | 'address'
  | 'neighbourhood'
  | 'hamlet'
  | 'postalCode';

/** Fields of a profile's address, as the account spells them. */
export type ProfileAddressField =
  | Exclude<AddressField, 'subDistrict' | 'urbanVillage'>
  | 'sub_district'
  | 'urban_village';

export const ADDRESS_LABELS: Record<AddressField, string> = {
  province: 'Provinsi',
  district: 'Kabupaten/Kota',
  subDistrict: 'Kecamatan',
  urbanVillage: 'Kelurahan',
  address: 'Alamat',
  neighbourhood: 'RT',
  hamlet: 'RW',
  postalCode: 'Kode Pos',
};

/**
 * From the largest region to the smallest. Changing one clears all that follow it [2 §4]; the postal code
 * belongs to the village and is cleared with it.
 */
export const ADDRESS_CASCADE = {
  order: ['province', 'district', 'subDistrict', 'urbanVillage', 'postalCode'],
  profile: ['province', 'district', 'sub_district', 'urban_village', 'postalCode'],
} as const satisfies { order: readonly AddressField[]; profile: readonly ProfileAddressField[] };

function below<Field extends string>(cascade: readonly Field[], field: Field): Field[] {
  const index = cascade.indexOf(field);
  return index === -1 ? [] : cascade.slice(index + 1);
}

/** Returns the fields to clear when `field` changes; none for fields outside the cascade. */
export function clearBelow(field: AddressField): AddressField[] {
  return below(ADDRESS_CASCADE.order, field);
}

/** `clearBelow` in the profile's spelling. */
export function clearBelowInProfile(field: ProfileAddressField): ProfileAddressField[] {
  return below(ADDRESS_CASCADE.profile, field);
}
