import { onlyDigits } from '../text/index.ts';
import { CARD_MESSAGES } from './messages.ts';

export type CardType = 'amex' | 'jcb' | 'master_card' | 'visa';

/** Number of digits of a card that can be charged [3 §9]. */
export const CARD_DIGITS = 16;
/** Digits of the longest card number of any type; the form removes further digits. */
const MAX_DIGITS = 19;

/** Prefix ranges; both ends have the same number of digits. */
const PREFIX_RANGES: readonly (readonly [CardType, from: string, to: string])[] = [
  ['visa', '4', '4'],
  ['master_card', '51', '55'],
  ['master_card', '2221', '2720'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['jcb', '3528', '3589'],
];

/** Returns the card type by the prefix of the number; `null` for a short or unknown prefix. */
export function cardType(number: string): CardType | null {
  const digits = onlyDigits(number);
  const range = PREFIX_RANGES.find(([, from, to]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  });
  return range?.[0] ?? null;
}

/** Formats typed or pasted text as '4811 1111 1111 1114'. */
export function groupCardNumber(text: string): string {
  return onlyDigits(text)
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Returns whether the check digit is correct (ISO/IEC 7812); false when there are no digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const isDoubled = index % 2 === 1;
    // The digits of a doubled digit are added: 2 × 7 = 14 counts as 1 + 4 = 14 − 9.
    const doubledDigitSum = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += isDoubled ? doubledDigitSum : digit;
  }
  return sum % 10 === 0;
}

/** Returns the message for a number that cannot be charged, else `null` [3 §5]. Ignores spaces and dashes. */
export function cardNumberProblem(number: string): string | null {
  if (number.trim() === '') return CARD_MESSAGES.numberRequired;
  const digits = number.replace(/[\s-]/g, '');
  if (!passesLuhn(digits) || cardType(digits) === null) return CARD_MESSAGES.numberInvalid;
  return digits.length === CARD_DIGITS ? null : CARD_MESSAGES.numberDigits;
}
