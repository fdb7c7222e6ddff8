import * as z from 'zod';
import { normalizeText } from '../text/normalize.ts';
import { requiredError } from './issue.ts';

/**
 * Returns the schema of a choice of one option. The input type is any string, so that a form can start with ''. An
 * empty and an unknown value have the same message.
 */
export function choiceField<const Value extends string>(
  options: readonly { readonly value: Value }[],
  message: string,
) {
  const values = options.map(({ value }) => value);
  return z
    .string({ error: requiredError(message) })
    .overwrite(normalizeText)
    .pipe(z.enum(values, { error: message }));
}
