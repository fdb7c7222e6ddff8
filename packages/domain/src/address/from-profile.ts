import type { StoredProfile } from '../profile/values.ts';
import type { AddressFormInput } from './form.ts';

/** Returns the profile's address in the order's spelling; missing fields are ''. */
export function addressFromProfile(
  user: Pick<StoredProfile, 'addreses'> | null | undefined,
): AddressFormInput {
  const from = user?.addreses ?? {};
  return {
    province: from.province ?? '',
    district: from.district ?? '',
    subDistrict: from.sub_district ?? '',
    urbanVillage: from.urban_village ?? '',
    address: from.address ?? '',
    neighbourhood: from.neighbourhood ?? '',
    hamlet: from.hamlet ?? '',
    postalCode: from.postalCode ?? '',
  };
}
