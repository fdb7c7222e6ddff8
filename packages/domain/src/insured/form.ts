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
import { insuredRequired } from './messages.ts';

export type InsuredOptions = {
  today: IsoDate;
  /** The product's age limits; used only when the birth date is needed. */
  ages?: AgeLimits;
  /**
   * The product's premiums; an age without a premium cannot be insured. Used under the same condition as
   * `ages`.
   */
  premi?: readonly AgeBand[];
  /** False for fire, earthquake and vehicle [2 §5]. */
  needsBirth: boolean;
};

const requiredIf = (needsBirth: boolean, message: string) => (needsBirth ? { required: message } : {});

/** The fields alone, for a payload that contains them among others; add `identityRule` to it. */
export function insuredShape({ today, ages, premi, needsBirth }: InsuredOptions) {
  return {
    fullname: nameField(insuredRequired('fullname')),
    citizen: choiceField(CITIZENS, CITIZEN_MESSAGE),
    gender: choiceField(GENDERS, GENDER_MESSAGE),
    emailAddress: emailField('Email wajib di isi', 'Email tidak valid'),
    birthDate: textField({
      ...requiredIf(needsBirth, insuredRequired('birthDate')),
      max: LIMITS.code,
      check: (text) => (needsBirth ? checkBirthDate(text, today, ages, premi) : checkBirthDate(text, today)),
    }),
    placeOfbirth: textField({
      ...requiredIf(needsBirth, insuredRequired('placeOfbirth')),
      max: LIMITS.place,
      check: (text) => (isPersonName(text) ? null : INVALID_NAME_MESSAGE),
      normalize: (text) => normalizeText(text).toUpperCase(),
    }),
    phoneNumber: phoneField('insured'),
    identiyType: choiceField(IDENTITY_TYPES, IDENTITY_TYPE_MESSAGE),
    identityNumber: identityField(insuredRequired('identityNumber')),
  };
}

/** The insured person [2 §5]. Returns the phone as '62…', identity number and birthplace in upper case. */
export function insuredForm(options: InsuredOptions) {
  return z
    .object(insuredShape(options), { error: WRONG_SHAPE_MESSAGE })
    .superRefine(identityRule, EVEN_WHEN_FIELDS_FAIL);
}

export type InsuredForm = z.output<ReturnType<typeof insuredForm>>;
export type InsuredFormInput = z.input<ReturnType<typeof insuredForm>>;
