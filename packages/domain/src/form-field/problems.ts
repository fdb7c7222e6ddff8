import type * as z from 'zod';

/** The message of an invalid field. `path` is joined by dots; '' is the whole value. */
export type FieldProblem = { path: string; message: string };

/** Returns the first problem of each field, in field order. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const key = path.map(String).join('.');
    if (!byPath.has(key)) byPath.set(key, message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
