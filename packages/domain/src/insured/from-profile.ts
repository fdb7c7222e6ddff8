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
 * Returns the form values for 'same as my account' [2 §4]: the values of the profile, with the phone number in the format
 * of the form. Birth date and birthplace are '', because a profile does not contain them.
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
