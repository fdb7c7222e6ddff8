/** Names of the address fields in an order. */
export type AddressField =
  | 'province'
  | 'district'
  | 'subDistrict'
  | 'urbanVillage'
  | 'address'
  | 'neighbourhood'
  | 'hamlet'
  | 'postalCode';

/** Names of the address fields in a profile. */
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
 * The region fields from the largest region to the smallest. A change of one field clears all fields after it
 * [2 §4]. The postal code is last, because it depends on the village. `order` has the field names in an order,
 * `profile` the field names in a profile.
 */
export const ADDRESS_CASCADE = {
  order: ['province', 'district', 'subDistrict', 'urbanVillage', 'postalCode'],
  profile: ['province', 'district', 'sub_district', 'urban_village', 'postalCode'],
} as const satisfies { order: readonly AddressField[]; profile: readonly ProfileAddressField[] };

function fieldsAfter<Field extends string>(cascade: readonly Field[], field: Field): Field[] {
  const index = cascade.indexOf(field);
  return index === -1 ? [] : cascade.slice(index + 1);
}

/** Returns the fields of an order to clear when `field` changes; none for a field that is not a region. */
export function fieldsBelow(field: AddressField): AddressField[] {
  return fieldsAfter(ADDRESS_CASCADE.order, field);
}

/** Returns the fields of a profile to clear when `field` changes; none for a field that is not a region. */
export function profileFieldsBelow(field: ProfileAddressField): ProfileAddressField[] {
  return fieldsAfter(ADDRESS_CASCADE.profile, field);
}
