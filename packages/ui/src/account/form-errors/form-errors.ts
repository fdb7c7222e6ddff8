import { MESSAGES } from '@naungan/domain/messages';
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../../primitives/error-summary/index.ts';
import type { ActionError } from './action-error.ts';

/** The message at a path such as 'addreses.province'. */
export function messageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: FieldPath<Values>,
): string | undefined {
  const { message }: { message?: unknown } = get(errors, path) ?? {};
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * Entries of an error summary in the order of the fields. The same words of several fields stand there once; with
 * `labels`, once for each field and after its name.
 */
export function summaryErrors<Values extends FieldValues, Path extends FieldPath<Values>>(
  errors: FieldErrors<Values>,
  paths: readonly Path[],
  fieldId: (path: Path) => string,
  labels?: Readonly<Record<Path, string>>,
): FieldError[] {
  const found = paths.flatMap((path) => {
    const message = messageAt(errors, path);
    return message === undefined ? [] : [{ path, message }];
  });
  const firstWith = (words: string) => found.findIndex(({ message }) => message === words);
  return found.flatMap(({ path, message }, index) => {
    const repeated = found.some((other, at) => at !== index && other.message === message);
    if (repeated && labels) return [{ fieldId: fieldId(path), message: `${labels[path]}: ${message}` }];
    return firstWith(message) === index ? [{ fieldId: fieldId(path), message }] : [];
  });
}

/**
 * Puts what the server said of fields at the fields. Answers what is left to say of the whole form;
 * `null` when the fields say it all.
 */
export function applyActionError<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: ActionError,
  paths: readonly FieldPath<Values>[],
): string | null {
  let placed = 0;
  for (const { path, message } of error.fields) {
    const known = paths.find((candidate) => candidate === path);
    if (!known) continue;
    form.setError(known, { type: 'server', message });
    placed += 1;
  }
  return placed > 0 ? null : error.message || MESSAGES.common.submitFailed;
}
