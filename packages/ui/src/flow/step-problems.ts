import type { FieldError } from '../primitives/error-summary/index.ts';

/** A problem of one field; `field` is its path in the draft: 'addresses.province'. */
export type StepProblem = {
  field: string;
  message: string;
  /**
   * Name of the field. The error summary, which is not next to the field, adds the name to a message that does not
   * contain the name.
   */
  label?: string | undefined;
};
export type FieldMessages = Readonly<Record<string, string>>;

type Schema = {
  safeParse: (input: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
};

/** Returns the id of a field's control, to which an error summary links. */
export function fieldId(field: string): string {
  return `isian-${field.replaceAll('.', '-')}`;
}

type ProblemOptions = {
  /** Prefix of each field's path. */
  prefix?: string;
  /** Paths of the fields in their order on the screen. */
  fieldOrder?: readonly string[] | undefined;
  /** Returns the name of a field, for the error summary. */
  label?: ((field: string) => string | undefined) | undefined;
};

/** Returns the first message of each invalid field, sorted by `fieldOrder`, else in the order of the schema. */
export function schemaProblems(
  schema: Schema,
  input: unknown,
  { prefix = '', fieldOrder = [], label }: ProblemOptions = {},
): StepProblem[] {
  const result = schema.safeParse(input);
  const messages = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  const rank = (field: string) =>
    fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;
  return [...messages]
    .sort(([left], [right]) => rank(left) - rank(right))
    .map(([field, message]) => ({ field: `${prefix}${field}`, message, label: label?.(field) }));
}

/** Returns the message of each field, by path. */
export function messagesOf(problems: readonly StepProblem[]): FieldMessages {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

const mentions = (message: string, label: string) => message.toLowerCase().includes(label.toLowerCase());

/** Returns a message for the error summary; adds the field's name if the message does not contain the name. */
function namedMessage({ message, label }: StepProblem): string {
  return label === undefined || mentions(message, label) ? message : `${label}: ${message}`;
}

/** Returns the entries of the error summary, each with the id of its field. */
export function summaryOf(problems: readonly StepProblem[]): FieldError[] {
  return problems.map((problem) => ({ fieldId: fieldId(problem.field), message: namedMessage(problem) }));
}
