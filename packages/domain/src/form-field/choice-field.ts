import * as z from 'zod';
import { normalizeText } from '../text/normalize.ts';
import { absentOr } from './issue.ts';

/**
 * One of the options. The input may be any string, so that a form can start with ''; empty and unknown values
 * have the same message.
 */
export function choiceField<const Value extends string>(
  options: readonly { readonly value: Value }[],
  message: string,
) {
  const values = options.map(({ value }) => value);
  return z
    .string({ error: absentOr(message) })
    .overwrite(normalizeText)
    .pipe(z.enum(values, { error: message }));
}
