import { normalizeText } from '../text/normalize.ts';
import { PHONE_DIGITS, PHONE_RULES, type PhoneForm } from './rules.ts';

export const COUNTRY_CODE = '62';

const SEPARATORS = /[\s().·–—-]/g;
const EXPLICIT_CODE = /^(?:\+|00)62/;
// A leading 62 without plus is the country code when at least 7 digits follow. So a number in wire format is
// parsed to itself, and an incomplete one is not mistaken for area code 0628.
const BARE_CODE = /^62(?=\d{7,}$)/;

/**
 * Returns the number after the country code: '+62 812-3456-789', '62812…', '0812…' and '812…' all give
 * '812…'. Characters that no phone number contains are kept, so that a check can reject them.
 */
export function nationalNumber(text: string): string {
  const compact = normalizeText(text).replace(SEPARATORS, '');
  const withoutCode = EXPLICIT_CODE.test(compact)
    ? compact.replace(EXPLICIT_CODE, '')
    : compact.replace(BARE_CODE, '');
  return withoutCode.replace(/^0+/, '');
}

/** Returns the form's error message, or `null` when the number is valid. */
export function checkPhone(form: PhoneForm, text: string): string | null {
  const rule = PHONE_RULES[form];
  if (normalizeText(text) === '') return rule.requiredMessage;
  const number = nationalNumber(text);
  if (!/^\d+$/.test(number)) return rule.invalidMessage;
  return number.length < PHONE_DIGITS.min || number.length > PHONE_DIGITS.max ? rule.lengthMessage : null;
}

/** Returns '62812…' as requests send it; '' for an empty text. Idempotent. */
export function toWirePhone(text: string): string {
  const number = nationalNumber(text);
  return number === '' ? '' : `${COUNTRY_CODE}${number}`;
}

/**
 * Returns the form's text for a national number. A number that begins with 62 (0622 is Pematangsiantar) keeps
 * its 0 so that it is not read as a country code.
 */
const formText = (number: string) => (number.startsWith(COUNTRY_CODE) ? `0${number}` : number);

/**
 * Returns the stored number without its first 2 characters, as forms show it [1 §5.7]; the inverse of
 * `toWirePhone`.
 */
export function fromWirePhone(wire: string): string {
  return formText(wire.slice(COUNTRY_CODE.length));
}

/**
 * Returns the text that a field next to '+62' keeps while typing or pasting: a leading 0 or country code is
 * removed as soon as the following digits show that it is not part of the number.
 */
export function phoneAsTyped(text: string): string {
  if (!/^\s*\(?(?:0|\+62)/.test(text)) return text;
  const number = nationalNumber(text);
  return COUNTRY_CODE.startsWith(number) && number !== COUNTRY_CODE ? text : formText(number);
}
