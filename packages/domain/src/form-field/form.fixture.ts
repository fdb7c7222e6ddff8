import type * as z from 'zod';
import { fieldProblems } from './problems.ts';

/** Returns the messages of a schema for a value, by field path; an empty object for a valid value. */
export function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const problems = result.success ? [] : fieldProblems(result.error);
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}

/** Returns a copy of `base` with `value` at the path, such as 'a.b'. */
export function withValue<Base extends object>(base: Base, path: string, value: unknown): Base {
  const copy = structuredClone<object>(base) as Record<string, unknown>;
  const keys = path.split('.');
  const lastKey = keys.pop() ?? '';
  let target = copy;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  target[lastKey] = value;
  return copy as Base;
}

/** Values of wrong types, which a hostile request may contain. */
export const WRONG_TYPES: readonly unknown[] = [
  0,
  1,
  true,
  {},
  [],
  ['a'],
  { toString: 'x' },
  () => 'x',
  Symbol('x'),
  12n,
  Number.NaN,
  new Date(0),
];

/** Returns the messages that are empty or zod's English defaults. */
export function englishMessages(problems: Record<string, string>): string[] {
  return Object.values(problems).filter(
    (text) => text === '' || /invalid|expected|required|too /i.test(text),
  );
}
