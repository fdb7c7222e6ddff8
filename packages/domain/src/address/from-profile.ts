import type { StoredProfile } from '../profile/values.ts';
import type { AddressFormInput } from './form.ts';

/** Returns the profile's address with the field names of an order; missing fields are ''. */
export function addressFromProfile(
  user: Pick<StoredProfile, 'addreses'> | null | undefined,
): AddressFormInput {
  const profileAddress = user?.addreses ?? {};
  return {
    province: profileAddress.province ?? '',
    district: profileAddress.district ?? '',
    subDistrict: profileAddress.sub_district ?? '',
    urbanVillage: profileAddress.urban_village ?? '',
    address: profileAddress.address ?? '',
    neighbourhood: profileAddress.neighbourhood ?? '',
    hamlet: profileAddress.hamlet ?? '',
    postalCode: profileAddress.postalCode ?? '',
  };
}
