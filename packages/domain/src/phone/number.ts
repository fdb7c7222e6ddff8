import { normalizeText } from '../text/normalize.ts';
import { PHONE_DIGITS, PHONE_RULES, type PhoneForm } from './rules.ts';

export const COUNTRY_CODE = '62';

const SEPARATORS = /[\s().·–—-]/g;
const EXPLICIT_CODE = /^(?:\+|00)62/;
// A bare 62 is the country code when 7 digits or more follow: so a number that is already in wire form reads as itself
// again, and one that lacks a digit is no number of 0628.
const BARE_CODE = /^62(?=\d{7,}$)/;

/**
 * What follows the country code: '+62 812-3456-789', '62812…', '0812…' and '812…' all give '812…'.
 * Characters that no phone number has stay, so that a check can refuse them.
 */
export function nationalNumber(text: string): string {
  const compact = normalizeText(text).replace(SEPARATORS, '');
  const withoutCode = EXPLICIT_CODE.test(compact)
    ? compact.replace(EXPLICIT_CODE, '')
    : compact.replace(BARE_CODE, '');
  return withoutCode.replace(/^0+/, '');
}

/** The message for this form, or `null` when the number is fine. */
export function checkPhone(form: PhoneForm, text: string): string | null {
  const rule = PHONE_RULES[form];
  if (normalizeText(text) === '') return rule.requiredMessage;
  const number = nationalNumber(text);
  if (!/^\d+$/.test(number)) return rule.invalidMessage;
  return number.length < PHONE_DIGITS.min || number.length > PHONE_DIGITS.max ? rule.lengthMessage : null;
}

/** '62812…' as the calls send it; '' for an empty text. Applied twice it gives the same. */
export function toWirePhone(text: string): string {
  const number = nationalNumber(text);
  return number === '' ? '' : `${COUNTRY_CODE}${number}`;
}

/** A form's text of a national number. One that begins with 62 (0622 is Pematangsiantar) needs its 0 to be told from a code. */
const formText = (number: string) => (number.startsWith(COUNTRY_CODE) ? `0${number}` : number);

/** What a form shows: the stored number without its first 2 characters [1 §5.7]; `toWirePhone` gives it back. */
export function fromWirePhone(wire: string): string {
  return formText(wire.slice(COUNTRY_CODE.length));
}

/**
 * What a field beside '+62' keeps of what is typed or pasted: a 0 or a code in front goes as soon as the digits
 * after it show that it is not needed.
 */
export function phoneAsTyped(text: string): string {
  if (!/^\s*\(?(?:0|\+62)/.test(text)) return text;
  const number = nationalNumber(text);
  return COUNTRY_CODE.startsWith(number) && number !== COUNTRY_CODE ? text : formText(number);
}
