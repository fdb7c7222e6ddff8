import * as z from 'zod';
import { checkPhone, toWirePhone } from '../phone/number.ts';
import { PHONE_RULES, type PhoneForm } from '../phone/rules.ts';
import { absentOr, rule } from './issue.ts';

/** Returns the schema of a phone number by the rules of a form. Its output is '62812…', which is also valid input. */
export function phoneField(form: PhoneForm) {
  return z
    .string({ error: absentOr(PHONE_RULES[form].requiredMessage) })
    .superRefine(rule((text) => checkPhone(form, text)))
    .overwrite(toWirePhone);
}
