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
import { PROFILE_LABELS, type ProfilePath, profileRequired } from './labels.ts';

const placeField = (path: ProfilePath) => textField({ required: profileRequired(path), max: LIMITS.place });

const rtRw = (path: 'addreses.neighbourhood' | 'addreses.hamlet') =>
  rtRwField(PROFILE_LABELS[path], profileRequired(path));

const addreses = z.object(
  {
    province: placeField('addreses.province'),
    district: placeField('addreses.district'),
    sub_district: placeField('addreses.sub_district'),
    urban_village: placeField('addreses.urban_village'),
    neighbourhood: rtRw('addreses.neighbourhood'),
    hamlet: rtRw('addreses.hamlet'),
    postalCode: postalCodeField(profileRequired('addreses.postalCode')),
    address: textField({ required: profileRequired('addreses.address'), max: LIMITS.address }),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

const account = z.object(
  {
    bank: placeField('account.bank'),
    account_number: accountNumberField(profileRequired('account.account_number')),
    account_owner: nameField(profileRequired('account.account_owner'), { upper: true }),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

const profile = z
  .object(
    {
      profession: choiceField(PROFESSIONS, profileRequired('profile.profession')),
      businessField: choiceField(BUSINESS_FIELDS, profileRequired('profile.businessField')),
      income: choiceField(INCOME_BRACKETS, profileRequired('profile.income')),
      citizen: choiceField(CITIZENS, CITIZEN_MESSAGE),
      identiyType: choiceField(IDENTITY_TYPES, IDENTITY_TYPE_MESSAGE),
      identityNumber: identityField(profileRequired('profile.identityNumber')),
      npwp_number: npwpField(),
      gender: choiceField(GENDERS, profileRequired('profile.gender')),
    },
    { error: WRONG_SHAPE_MESSAGE },
  )
  .superRefine(identityRule, EVEN_WHEN_FIELDS_FAIL);

/** The form of the profile page [1 §3, §5.7]. Returns names in upper case, the phone as '62…'. */
export const profileForm = z.object(
  {
    full_name: nameField(profileRequired('full_name'), { upper: true }),
    email: emailField(profileRequired('email'), 'Email tidak valid'),
    phone_number: phoneField('profile'),
    addreses,
    account,
    profile,
  },
  { error: WRONG_SHAPE_MESSAGE },
);

export type ProfileForm = z.output<typeof profileForm>;
export type ProfileFormInput = z.input<typeof profileForm>;

/** Whether the stored profile passes its own form, which ordering requires [1 §4]. */
export function isCompleteProfile(profile: unknown): boolean {
  return profileForm.safeParse(profile).success;
}
