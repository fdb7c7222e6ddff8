import { lengthOf } from './normalize.ts';

const NAME = /^[\p{L}\p{M}\p{N} .,'’`&/()-]+$/u;
const ALPHANUMERIC = /^[A-Za-z0-9 _-]+$/;
const EMAIL_LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const EMAIL_DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Limits of SMTP (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/**
 * Returns whether the text is one e-mail address in ASCII, with at most 64 characters before the @ and 254 characters
 * in total.
 */
export function isEmail(text: string): boolean {
  const atPosition = text.lastIndexOf('@');
  const localPart = text.slice(0, Math.max(atPosition, 0));
  if (lengthOf(text) > MAX_EMAIL_LENGTH || localPart.length > MAX_LOCAL_PART_LENGTH) return false;
  return EMAIL_LOCAL.test(localPart) && EMAIL_DOMAIN.test(text.slice(atPosition + 1));
}

/**
 * Returns whether the text contains a letter, and only letters of any script, digits and the punctuation of names and
 * titles. Rejects markup and emoji, because policies contain the name in print.
 */
export function isPersonName(text: string): boolean {
  return NAME.test(text) && /\p{L}/u.test(text);
}

/** Returns whether the text contains only ASCII letters, digits, spaces, dashes and underscores [1 §5.8]. */
export function isAlphanumeric(text: string): boolean {
  return ALPHANUMERIC.test(text);
}
