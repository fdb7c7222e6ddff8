import type { z } from 'zod';

const explain: z.core.$ZodErrorMap = ({ path = [], input }) =>
  `${path.join('.')} is ${input === undefined ? 'required' : 'invalid'}`;

/** The body read, or what the gateway complains about, in its words. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { data: z.output<Schema> } | { complaints: string[] } {
  const parsed = schema.safeParse(body, { error: explain });
  return parsed.success
    ? { data: parsed.data }
    : { complaints: parsed.error.issues.map(({ message }) => message) };
}
