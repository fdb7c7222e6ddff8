import * as z from 'zod';
import { choiceField } from '../form-field/choice-field.ts';
import { identityField, identityRule } from '../form-field/identity-field.ts';
import { EVEN_WHEN_FIELDS_FAIL, WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { accountNumberField, npwpField, postalCodeField, rtRwField } from '../form-field/number-field.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, nameField, textField } from '../form-field/text-field.ts';
import {
  CITIZEN_MESSAGE,
  CITIZENS,
  GENDERS,
  IDENTITY_TYPE_MESSAGE,
  IDENTITY_TYPES,
} from '../identity/options.ts';
import { BUSINESS_FIELDS } from '../lists/business-fields.ts';
import { INCOME_BRACKETS } from '../lists/income-brackets.ts';
import { PROFESSIONS } from '../lists/professions.ts';
import { LIMITS } from '../text/limits.ts';
import { PROFILE_LABELS, type ProfilePath, profileRequiredMessage } from './labels.ts';

const placeField = (path: ProfilePath) =>
  textField({ required: profileRequiredMessage(path), max: LIMITS.place });

const rtRwProfileField = (path: 'addreses.neighbourhood' | 'addreses.hamlet') =>
  rtRwField(PROFILE_LABELS[path], profileRequiredMessage(path));

const addreses = z.object(
  {
    province: placeField('addreses.province'),
    district: placeField('addreses.district'),
    sub_district: placeField('addreses.sub_district'),
    urban_village: placeField('addreses.urban_village'),
    neighbourhood: rtRwProfileField('addreses.neighbourhood'),
    hamlet: rtRwProfileField('addreses.hamlet'),
    postalCode: postalCodeField(profileRequiredMessage('addreses.postalCode')),
    address: textField({ required: profileRequiredMessage('addreses.address'), max: LIMITS.address }),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

const account = z.object(
  {
    bank: placeField('account.bank'),
    account_number: accountNumberField(profileRequiredMessage('account.account_number')),
    account_owner: nameField(profileRequiredMessage('account.account_owner'), { upper: true }),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

const profile = z
  .object(
    {
      profession: choiceField(PROFESSIONS, profileRequiredMessage('profile.profession')),
      businessField: choiceField(BUSINESS_FIELDS, profileRequiredMessage('profile.businessField')),
      income: choiceField(INCOME_BRACKETS, profileRequiredMessage('profile.income')),
      citizen: choiceField(CITIZENS, CITIZEN_MESSAGE),
      identiyType: choiceField(IDENTITY_TYPES, IDENTITY_TYPE_MESSAGE),
      identityNumber: identityField(profileRequiredMessage('profile.identityNumber')),
      npwp_number: npwpField(),
      gender: choiceField(GENDERS, profileRequiredMessage('profile.gender')),
    },
    { error: WRONG_SHAPE_MESSAGE },
  )
  .superRefine(identityRule, EVEN_WHEN_FIELDS_FAIL);

/** The form of the profile page [1 §3, §5.7]. The output has names in upper case and the phone number in wire format. */
export const profileForm = z.object(
  {
    full_name: nameField(profileRequiredMessage('full_name'), { upper: true }),
    email: emailField(profileRequiredMessage('email'), 'Email tidak valid'),
    phone_number: phoneField('profile'),
    addreses,
    account,
    profile,
  },
  { error: WRONG_SHAPE_MESSAGE },
);

export type ProfileForm = z.output<typeof profileForm>;
export type ProfileFormInput = z.input<typeof profileForm>;

/** Returns whether a stored profile is valid in the profile form. Only such members can place an order [1 §4]. */
export function isCompleteProfile(profile: unknown): boolean {
  return profileForm.safeParse(profile).success;
}
