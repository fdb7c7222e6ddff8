import * as z from 'zod';
import { checkPhone, toWirePhone } from '../phone/number.ts';
import { PHONE_RULES, type PhoneForm } from '../phone/rules.ts';
import { absentOr, rule } from './issue.ts';

/** A phone number by the rules of its form, returned as '62812…'; accepts its own output. */
export function phoneField(form: PhoneForm) {
  return z
    .string({ error: absentOr(PHONE_RULES[form].requiredMessage) })
    .superRefine(rule((text) => checkPhone(form, text)))
    .overwrite(toWirePhone);
}
