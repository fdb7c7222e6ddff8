import * as z from 'zod';
import type { IsoDate } from '../dates/iso-date.ts';
import { choiceField } from '../form-field/choice-field.ts';
import { identityField, identityRule } from '../form-field/identity-field.ts';
import { EVEN_WHEN_FIELDS_FAIL, WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, INVALID_NAME_MESSAGE, nameField, textField } from '../form-field/text-field.ts';
import {
  CITIZEN_MESSAGE,
  CITIZENS,
  GENDER_MESSAGE,
  GENDERS,
  IDENTITY_TYPE_MESSAGE,
  IDENTITY_TYPES,
} from '../identity/options.ts';
import type { AgeBand } from '../premium/premium.ts';
import { isPersonName } from '../text/checks.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';
import { type AgeLimits, checkBirthDate } from './birth-date.ts';
import { insuredRequiredMessage } from './messages.ts';

export type InsuredOptions = {
  today: IsoDate;
  /** The product's age limits. Ignored if `requiresBirthData` is false. */
  ages?: AgeLimits;
  /** The product's premiums: an age without a premium cannot be insured. Ignored if `requiresBirthData` is false. */
  premi?: readonly AgeBand[];
  /** Whether birth date and birthplace are required: false for fire, earthquake and vehicle [2 §5]. */
  requiresBirthData: boolean;
};

const requiredOption = (requiresBirthData: boolean, message: string) =>
  requiresBirthData ? { required: message } : {};

/** Returns the fields of the insured for the schema of a larger object. That schema must also apply `identityRule`. */
export function insuredShape({ today, ages, premi, requiresBirthData }: InsuredOptions) {
  return {
    fullname: nameField(insuredRequiredMessage('fullname')),
    citizen: choiceField(CITIZENS, CITIZEN_MESSAGE),
    gender: choiceField(GENDERS, GENDER_MESSAGE),
    emailAddress: emailField('Email wajib di isi', 'Email tidak valid'),
    birthDate: textField({
      ...requiredOption(requiresBirthData, insuredRequiredMessage('birthDate')),
      max: LIMITS.code,
      check: (text) =>
        requiresBirthData ? checkBirthDate(text, today, ages, premi) : checkBirthDate(text, today),
    }),
    placeOfbirth: textField({
      ...requiredOption(requiresBirthData, insuredRequiredMessage('placeOfbirth')),
      max: LIMITS.place,
      check: (text) => (isPersonName(text) ? null : INVALID_NAME_MESSAGE),
      normalize: (text) => normalizeText(text).toUpperCase(),
    }),
    phoneNumber: phoneField('insured'),
    identiyType: choiceField(IDENTITY_TYPES, IDENTITY_TYPE_MESSAGE),
    identityNumber: identityField(insuredRequiredMessage('identityNumber')),
  };
}

/** Returns the schema of the insured person [2 §5]. The output has a phone number '62…', and birthplace and identity number in upper case. */
export function insuredForm(options: InsuredOptions) {
  return z
    .object(insuredShape(options), { error: WRONG_SHAPE_MESSAGE })
    .superRefine(identityRule, EVEN_WHEN_FIELDS_FAIL);
}

export type InsuredForm = z.output<ReturnType<typeof insuredForm>>;
export type InsuredFormInput = z.input<ReturnType<typeof insuredForm>>;
