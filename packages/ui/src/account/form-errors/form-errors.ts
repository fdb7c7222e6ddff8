import { MESSAGES } from '@naungan/domain/messages';
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '../../flow/api-problem.ts';
import type { FieldError } from '../../primitives/error-summary/index.ts';

/** Returns the message at a path such as 'addreses.province'; undefined if the field has no error. */
export function messageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: FieldPath<Values>,
): string | undefined {
  const { message }: { message?: unknown } = get(errors, path) ?? {};
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * Returns the entries of an error summary in field order. If several fields have the same message, there is one entry;
 * with `labels`, there is an entry for each of these fields: the field's name, then the message.
 */
export function summaryErrors<Values extends FieldValues, Path extends FieldPath<Values>>(
  errors: FieldErrors<Values>,
  paths: readonly Path[],
  fieldId: (path: Path) => string,
  labels?: Readonly<Record<Path, string>>,
): FieldError[] {
  const entries = paths.flatMap((path) => {
    const message = messageAt(errors, path);
    return message === undefined ? [] : [{ path, message }];
  });
  const firstIndexOf = (text: string) => entries.findIndex(({ message }) => message === text);
  return entries.flatMap(({ path, message }, index) => {
    const isRepeated = entries.some((other, otherIndex) => otherIndex !== index && other.message === message);
    if (isRepeated && labels) return [{ fieldId: fieldId(path), message: `${labels[path]}: ${message}` }];
    return firstIndexOf(message) === index ? [{ fieldId: fieldId(path), message }] : [];
  });
}

/**
 * Sets the server's field messages on the fields. Returns the message for the whole form, or `null` if
 * at least one field shows a message.
 */
export function applyApiProblem<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: ApiProblem,
  paths: readonly FieldPath<Values>[],
): string | null {
  let fieldMessageCount = 0;
  for (const { path, message } of error.fields) {
    const fieldPath = paths.find((candidate) => candidate === path);
    if (!fieldPath) continue;
    form.setError(fieldPath, { type: 'server', message });
    fieldMessageCount += 1;
  }
  return fieldMessageCount > 0 ? null : error.message || MESSAGES.common.submitFailed;
}
