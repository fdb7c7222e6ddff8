import * as z from 'zod';
import { checkPhone, toWirePhone } from '../phone/number.ts';
import { PHONE_RULES, type PhoneForm } from '../phone/rules.ts';
import { requiredError, toRefinement } from './issue.ts';

/** Returns the schema of a phone number by the rules of a form. Its output is '62812…', which is also valid input. */
export function phoneField(form: PhoneForm) {
  return z
    .string({ error: requiredError(PHONE_RULES[form].requiredMessage) })
    .superRefine(toRefinement((text) => checkPhone(form, text)))
    .overwrite(toWirePhone);
}
