import { lengthOf } from './normalize.ts';

const NAME = /^[\p{L}\p{M}\p{N} .,'’`&/()-]+$/u;
const ALPHANUMERIC = /^[A-Za-z0-9 _-]+$/;
const EMAIL_LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const EMAIL_DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/**
 * Whether the text is a single common e-mail address: ASCII, at most 64 characters before the @ and 254 in
 * total.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (lengthOf(text) > 254 || local.length > 64) return false;
  return EMAIL_LOCAL.test(local) && EMAIL_DOMAIN.test(text.slice(at + 1));
}

/**
 * Whether the text has only letters of any script, digits and the punctuation of names and titles. Policies
 * print names, so markup and emoji are rejected.
 */
export function isPersonName(text: string): boolean {
  return NAME.test(text) && /\p{L}/u.test(text);
}

/** Whether the text has only letters, digits, space, dash and underscore [1 §5.8]. */
export function isAlphanumeric(text: string): boolean {
  return ALPHANUMERIC.test(text);
}
