import * as z from 'zod';
import { isEmail, isPersonName } from '../text/checks.ts';
import { LIMITS, tooLongMessage } from '../text/limits.ts';
import { carriesLink } from '../text/link.ts';
import { lengthOf, normalizeText } from '../text/normalize.ts';
import { absentOr, rule, WRONG_TYPE_MESSAGE } from './issue.ts';

export const INVALID_NAME_MESSAGE = 'Nama mengandung karakter yang tidak diperbolehkan';

const LINK_IN_NAME_MESSAGE = 'Nama tidak boleh memuat alamat situs atau tautan';

export type TextFieldOptions = {
  /** Message for an empty field. Without it the field is optional. */
  required?: string;
  /** Maximum number of characters; LIMITS.freeText by default. */
  max?: number;
  /** Returns the message for a text that is neither empty nor too long, or `null`. */
  check?: (text: string) => string | null;
  /** How the text is cleaned before it is checked; by default to one line. */
  normalize?: (text: string) => string;
};

/** A string that is cleaned, then checked; reports at most one message. */
export function textField({
  required,
  max = LIMITS.freeText,
  check,
  normalize = normalizeText,
}: TextFieldOptions) {
  return z
    .string({ error: absentOr(required ?? WRONG_TYPE_MESSAGE) })
    .overwrite(normalize)
    .superRefine(
      rule((text) => {
        if (text === '') return required ?? null;
        if (lengthOf(text) > max) return tooLongMessage(max);
        return check ? check(text) : null;
      }),
    );
}

/** An optional text; '' when absent. */
export function optionalText(options: Omit<TextFieldOptions, 'required'> = {}) {
  return textField(options).default('');
}

/** Returns the message of a name with a link: names appear in mails, whose readers would trust it. */
export const linkProblem = (text: string): string | null => (carriesLink(text) ? LINK_IN_NAME_MESSAGE : null);

const nameProblem = (text: string): string | null =>
  linkProblem(text) ?? (isPersonName(text) ? null : INVALID_NAME_MESSAGE);

/** The name of a person, or of a building that a policy prints. */
export function nameField(required: string, options: { upper?: boolean } = {}) {
  return textField({
    required,
    max: LIMITS.name,
    check: nameProblem,
    ...(options.upper && { normalize: (text: string) => normalizeText(text).toUpperCase() }),
  });
}

/** An e-mail address, returned in lower case. */
export function emailField(required: string, invalid: string) {
  return textField({
    required,
    max: LIMITS.email,
    check: (text) => (isEmail(text) ? null : invalid),
    normalize: (text) => normalizeText(text).toLowerCase(),
  });
}

/** A password exactly as typed. */
export function passwordField(required: string, check?: (text: string) => string | null) {
  return textField({
    required,
    max: LIMITS.password,
    normalize: (text) => text,
    ...(check && { check }),
  });
}
