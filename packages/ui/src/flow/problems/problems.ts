import type { FieldError } from '../../primitives/error-summary/index.ts';

/** What is wrong with one field; `field` is its path in the draft: 'addresses.province'. */
export type Problem = { field: string; message: string };
export type FieldMessages = Readonly<Record<string, string>>;

type Schema = {
  safeParse: (input: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
};

/** The id of a field's control, for links of the error summary. */
export function fieldId(field: string): string {
  return `isian-${field.replaceAll('.', '-')}`;
}

/** The first message of each field that the schema refuses, in the order of `order`, else of the schema. */
export function schemaProblems(
  schema: Schema,
  input: unknown,
  { prefix = '', order = [] }: { prefix?: string; order?: readonly string[] } = {},
): Problem[] {
  const result = schema.safeParse(input);
  const found = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    if (!found.has(field)) found.set(field, issue.message);
  }
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...found]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([field, message]) => ({ field: `${prefix}${field}`, message }));
}

export function messagesOf(problems: readonly Problem[]): FieldMessages {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

export function summaryOf(problems: readonly Problem[]): FieldError[] {
  return problems.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
}
