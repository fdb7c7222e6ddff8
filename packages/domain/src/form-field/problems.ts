import type * as z from 'zod';

/** A refused field, its path joined by dots ('' for the whole), and what is said of it. */
export type FieldProblem = { path: string; message: string };

/** The problems of a refused value, the first of each field, in the order of the fields. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const key = path.map(String).join('.');
    if (!byPath.has(key)) byPath.set(key, message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
