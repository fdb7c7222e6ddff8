import { fromWirePhone } from '../phone/number.ts';
import type { StoredProfile } from '../profile/values.ts';
import type { InsuredFormInput } from './form.ts';

export const EMPTY_INSURED: InsuredFormInput = {
  fullname: '',
  citizen: '',
  gender: '',
  emailAddress: '',
  birthDate: '',
  placeOfbirth: '',
  phoneNumber: '',
  identiyType: '',
  identityNumber: '',
};

/**
 * "Same as my account" [2 §4]: the profile's values, the phone without its first 2 characters. A profile has
 * no birth date and birthplace: both are ''.
 */
export function insuredFromProfile(user: StoredProfile | null | undefined): InsuredFormInput {
  return {
    ...EMPTY_INSURED,
    fullname: user?.full_name ?? '',
    citizen: user?.profile?.citizen ?? '',
    gender: user?.profile?.gender ?? '',
    emailAddress: user?.email ?? '',
    phoneNumber: fromWirePhone(user?.phone_number ?? ''),
    identiyType: user?.profile?.identiyType ?? '',
    identityNumber: user?.profile?.identityNumber ?? '',
  };
}
