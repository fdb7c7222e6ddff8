import type { FieldError } from '../../primitives/error-summary/index.ts';

/** What is wrong with one field; `field` is its path in the draft: 'addresses.province'. */
export type Problem = {
  field: string;
  message: string;
  /** Which field, for a message that does not name it and stands away from it. */
  label?: string | undefined;
};
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

type ProblemOptions = {
  /** Before the path of each field. */
  prefix?: string;
  order?: readonly string[];
  label?: ((field: string) => string | undefined) | undefined;
};

/** The first message of each field that the schema refuses, in the order of `order`, else of the schema. */
export function schemaProblems(
  schema: Schema,
  input: unknown,
  { prefix = '', order = [], label }: ProblemOptions = {},
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
    .map(([field, message]) => ({ field: `${prefix}${field}`, message, label: label?.(field) }));
}

export function messagesOf(problems: readonly Problem[]): FieldMessages {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

const names = (message: string, label: string) => message.toLowerCase().includes(label.toLowerCase());

/** The words at the field, which stands apart: named where they do not name it. */
function namedMessage({ message, label }: Problem): string {
  return label === undefined || names(message, label) ? message : `${label}: ${message}`;
}

export function summaryOf(problems: readonly Problem[]): FieldError[] {
  return problems.map((problem) => ({ fieldId: fieldId(problem.field), message: namedMessage(problem) }));
}
