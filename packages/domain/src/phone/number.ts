import { normalizeText } from '../text/normalize.ts';
import { PHONE_DIGITS, PHONE_RULES, type PhoneForm } from './rules.ts';

export const COUNTRY_CODE = '62';

const SEPARATORS = /[\s().·–—-]/g;
const EXPLICIT_CODE = /^(?:\+|00)62/;
// A leading 62 without a plus is the country code only before at least 7 digits, as in the wire format. In a shorter text
// it may be the beginning of an area code such as 0628.
const BARE_CODE = /^62(?=\d{7,}$)/;

/**
 * Returns the number without country code, leading 0 and separators: '8123456789' for '+62 812-3456-789', '628123456789',
 * '08123456789' and '8123456789'. Does not remove other characters, so that a check can reject them.
 */
export function nationalNumber(text: string): string {
  const compactText = normalizeText(text).replace(SEPARATORS, '');
  const textWithoutCode = EXPLICIT_CODE.test(compactText)
    ? compactText.replace(EXPLICIT_CODE, '')
    : compactText.replace(BARE_CODE, '');
  return textWithoutCode.replace(/^0+/, '');
}

/** Returns the error message of a form for a phone number, or `null` if the number is valid. */
export function checkPhone(form: PhoneForm, text: string): string | null {
  const rule = PHONE_RULES[form];
  if (normalizeText(text) === '') return rule.requiredMessage;
  const number = nationalNumber(text);
  if (!/^\d+$/.test(number)) return rule.invalidMessage;
  return number.length < PHONE_DIGITS.min || number.length > PHONE_DIGITS.max ? rule.lengthMessage : null;
}

/** Returns a phone number in wire format ('628123456789'); '' for an empty text. Does not change a number in wire format. */
export function toWirePhone(text: string): string {
  const number = nationalNumber(text);
  return number === '' ? '' : `${COUNTRY_CODE}${number}`;
}

/**
 * Returns the text of a form field for a national number: the number, with a leading 0 only if it begins with 62, as in 0622
 * (Pematangsiantar), because 62 would be parsed as the country code.
 */
const formTextOf = (number: string) => (number.startsWith(COUNTRY_CODE) ? `0${number}` : number);

/**
 * Returns the text of a form field for a number in wire format: without the country code [1 §5.7]. The inverse of
 * `toWirePhone`.
 */
export function fromWirePhone(wirePhone: string): string {
  return formTextOf(wirePhone.slice(COUNTRY_CODE.length));
}

/**
 * Returns the text of a phone field without a leading 0 or country code, because the field displays '+62' before the text.
 * A field calls this function after every change. The prefix stays while the number may still begin with 62: '06' may
 * become '0622…', which needs its 0.
 */
export function removePhonePrefix(text: string): string {
  if (!/^\s*\(?(?:0|\+62)/.test(text)) return text;
  const number = nationalNumber(text);
  return COUNTRY_CODE.startsWith(number) && number !== COUNTRY_CODE ? text : formTextOf(number);
}
