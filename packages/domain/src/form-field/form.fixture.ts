import type * as z from 'zod';
import { fieldProblems } from './problems.ts';

/** What a schema says of a value, by field path; empty when it accepts. For tests. */
export function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const problems = result.success ? [] : fieldProblems(result.error);
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}

/** A copy of `base` with `value` at 'a.b'. */
export function withValue<Base extends object>(base: Base, path: string, value: unknown): Base {
  const copy = structuredClone<object>(base) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target = copy;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  target[last] = value;
  return copy as Base;
}

/** Values of the wrong type that a hostile request may hold. */
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

/** Whether every text is ours: zod's own English never shows. */
export function englishMessages(problems: Record<string, string>): string[] {
  return Object.values(problems).filter(
    (text) => text === '' || /invalid|expected|required|too /i.test(text),
  );
}
