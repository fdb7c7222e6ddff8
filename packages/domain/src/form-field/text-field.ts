import * as z from 'zod';
import { isEmail, isPersonName } from '../text/checks.ts';
import { LIMITS, tooLongMessage } from '../text/limits.ts';
import { containsLink } from '../text/link.ts';
import { lengthOf, normalizeText } from '../text/normalize.ts';
import { requiredError, toRefinement, WRONG_TYPE_MESSAGE } from './issue.ts';

export const INVALID_NAME_MESSAGE = 'Nama mengandung karakter yang tidak diperbolehkan';

const LINK_IN_NAME_MESSAGE = 'Nama tidak boleh memuat alamat situs atau tautan';

export type TextFieldOptions = {
  /** Message for an empty field; absent for an optional field. */
  required?: string;
  /** Maximum number of characters. Default: LIMITS.freeText. */
  max?: number;
  /** Returns the message for a text that is neither empty nor too long, or `null`. */
  check?: (text: string) => string | null;
  /** Normalises the text before the checks. Default: to one line. */
  normalize?: (text: string) => string;
};

/** Returns the schema of a string: it normalises the text, then checks it, and reports at most one message. */
export function textField({
  required,
  max = LIMITS.freeText,
  check,
  normalize = normalizeText,
}: TextFieldOptions) {
  return z
    .string({ error: requiredError(required ?? WRONG_TYPE_MESSAGE) })
    .overwrite(normalize)
    .superRefine(
      toRefinement((text) => {
        if (text === '') return required ?? null;
        if (lengthOf(text) > max) return tooLongMessage(max);
        return check ? check(text) : null;
      }),
    );
}

/** Returns the schema of an optional text; its output is '' when absent. */
export function optionalText(options: Omit<TextFieldOptions, 'required'> = {}) {
  return textField(options).default('');
}

/** Returns the message for a name with a link, or `null`. The site's e-mails contain names, so a reader would trust the link. */
export const linkProblem = (text: string): string | null =>
  containsLink(text) ? LINK_IN_NAME_MESSAGE : null;

const nameProblem = (text: string): string | null =>
  linkProblem(text) ?? (isPersonName(text) ? null : INVALID_NAME_MESSAGE);

/** Returns the schema of the name of a person or a building. `upper`: the output is in upper case. */
export function nameField(required: string, options: { upper?: boolean } = {}) {
  return textField({
    required,
    max: LIMITS.name,
    check: nameProblem,
    normalize: options.upper ? (text) => normalizeText(text).toUpperCase() : normalizeText,
  });
}

/** Returns the schema of an e-mail address; its output is in lower case. */
export function emailField(required: string, invalidMessage: string) {
  return textField({
    required,
    max: LIMITS.email,
    check: (text) => (isEmail(text) ? null : invalidMessage),
    normalize: (text) => normalizeText(text).toLowerCase(),
  });
}

/** Returns the schema of a password, which is not normalised. */
export function passwordField(required: string, check?: (text: string) => string | null) {
  return textField({
    required,
    max: LIMITS.password,
    normalize: (text) => text,
    ...(check ? { check } : {}),
  });
}
