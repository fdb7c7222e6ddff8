import { fromWirePhone } from '../phone/number.ts';
import type { ProfileFormInput } from './form.ts';

type StoredFields<Group> = { [Field in keyof Group]?: string | null };

/** A stored profile in which any field may be missing. */
export type StoredProfile = {
  full_name?: string | null;
  email?: string | null;
  /** In wire format: '628123456789'. */
  phone_number?: string | null;
  addreses?: StoredFields<ProfileFormInput['addreses']> | null;
  account?: StoredFields<ProfileFormInput['account']> | null;
  profile?: StoredFields<ProfileFormInput['profile']> | null;
};

/**
 * Returns the initial values of the profile form: '' for a missing value, and the phone number without the country code.
 */
export function profileFormValues(user: StoredProfile | null | undefined): ProfileFormInput {
  const { addreses, account, profile } = user ?? {};
  return {
    full_name: user?.full_name ?? '',
    email: user?.email ?? '',
    phone_number: fromWirePhone(user?.phone_number ?? ''),
    addreses: {
      province: addreses?.province ?? '',
      district: addreses?.district ?? '',
      sub_district: addreses?.sub_district ?? '',
      urban_village: addreses?.urban_village ?? '',
      neighbourhood: addreses?.neighbourhood ?? '',
      hamlet: addreses?.hamlet ?? '',
      postalCode: addreses?.postalCode ?? '',
      address: addreses?.address ?? '',
    },
    account: {
      bank: account?.bank ?? '',
      account_number: account?.account_number ?? '',
      account_owner: account?.account_owner ?? '',
    },
    profile: {
      profession: profile?.profession ?? '',
      businessField: profile?.businessField ?? '',
      income: profile?.income ?? '',
      citizen: profile?.citizen ?? '',
      identiyType: profile?.identiyType ?? '',
      identityNumber: profile?.identityNumber ?? '',
      npwp_number: profile?.npwp_number ?? '',
      gender: profile?.gender ?? '',
    },
  };
}
