import { containsLink } from './link.ts';
import { onlyDigits } from './normalize.ts';

/** Format and control characters (which include direction marks), lone surrogates, separators and unassigned characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Letters, marks and symbols without a visible shape: fillers, variation selectors, the blank of Braille. */
const BLANK = /\u034f|\p{Variation_Selector}|[\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5/u;
/** More marks on one letter than any script needs. */
const STACKED_MARKS = /\p{M}{5,}/u;
/** Call centres have numbers of six digits and more. */
const PHONE_DIGITS = 6;

/**
 * Returns whether a name could carry a stranger's message into a greeting: characters that are invisible or change the
 * direction of the text, a phone number, a site address or an e-mail address.
 */
export const isUnsafeInGreeting = (name: string): boolean =>
  INVISIBLE.test(name) ||
  BLANK.test(name) ||
  STACKED_MARKS.test(name) ||
  name.includes('@') ||
  onlyDigits(name).length >= PHONE_DIGITS ||
  containsLink(name.normalize('NFKC'));
