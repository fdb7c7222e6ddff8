import * as z from 'zod';
import { normalizeText } from '../text/normalize.ts';
import { absentOr } from './issue.ts';

/** One of the options. Takes any string in, so that a form may start from ''; the same message for empty and unknown. */
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
