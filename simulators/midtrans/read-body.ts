import type { z } from 'zod';

/** Returns the message for a field whose schema has no specific message, such as `gopay.callback_url is invalid`. */
const validationMessage: z.core.$ZodErrorMap = ({ path = [], input }) =>
  `${path.join('.')} is ${input === undefined ? 'required' : 'invalid'}`;

/** Returns the parsed body, or the gateway's validation messages. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { data: z.output<Schema> } | { validationMessages: string[] } {
  const parsed = schema.safeParse(body, { error: validationMessage });
  return parsed.success
    ? { data: parsed.data }
    : { validationMessages: parsed.error.issues.map(({ message }) => message) };
}
