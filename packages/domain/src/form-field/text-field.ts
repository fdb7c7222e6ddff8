import * as z from 'zod';
import { isEmail, isPersonName } from '../text/checks.ts';
import { LIMITS, tooLongMessage } from '../text/limits.ts';
import { carriesLink } from '../text/link.ts';
import { lengthOf, normalizeText } from '../text/normalize.ts';
import { absentOr, rule, WRONG_TYPE_MESSAGE } from './issue.ts';

export const INVALID_NAME_MESSAGE = 'Nama mengandung karakter yang tidak diperbolehkan';

const LINK_IN_NAME_MESSAGE = 'Nama tidak boleh memuat alamat situs atau tautan';

export type TextFieldOptions = {
  /** Said when empty. Without it the field may be empty. */
  required?: string;
  /** Most characters; LIMITS.freeText when not given. */
  max?: number;
  /** The message for a text that is neither empty nor too long, or `null`. */
  check?: (text: string) => string | null;
  /** How the text is cleaned before it is checked; one clean line when not given. */
  normalize?: (text: string) => string;
};

/** A string that is cleaned, then checked; at most one message. */
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

/** A text that may be left out; then ''. */
export function optionalText(options: Omit<TextFieldOptions, 'required'> = {}) {
  return textField(options).default('');
}

function nameProblem(text: string): string | null {
  // It goes into mails, whose reader would trust a link in them.
  if (carriesLink(text)) return LINK_IN_NAME_MESSAGE;
  return isPersonName(text) ? null : INVALID_NAME_MESSAGE;
}

/** The name of a person or of the place that a policy prints. */
export function nameField(required: string, options: { upper?: boolean } = {}) {
  return textField({
    required,
    max: LIMITS.name,
    check: nameProblem,
    ...(options.upper && { normalize: (text: string) => normalizeText(text).toUpperCase() }),
  });
}

/** An e-mail address; comes out in lower case. */
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
