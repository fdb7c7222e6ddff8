import { onlyDigits } from '../text/index.ts';
import { CARD_MESSAGES } from './messages.ts';

export type CardType = 'amex' | 'jcb' | 'master_card' | 'visa';

/** Digits of a card that can be charged [3 §9]. */
export const CARD_DIGITS = 16;
/** The longest number that any card has: typed and pasted digits beyond it are dropped. */
const MOST_DIGITS = 19;

/** First digits, as ranges of the same length on both ends. */
const RANGES: readonly (readonly [CardType, from: string, to: string])[] = [
  ['visa', '4', '4'],
  ['master_card', '51', '55'],
  ['master_card', '2221', '2720'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['jcb', '3528', '3589'],
];

/** The type that a number starts like, `null` while too little is typed or for any other. */
export function cardType(number: string): CardType | null {
  const digits = onlyDigits(number);
  const range = RANGES.find(([, from, to]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  });
  return range?.[0] ?? null;
}

/** '4811 1111 1111 1114' of whatever is typed or pasted. */
export function groupCardNumber(text: string): string {
  return onlyDigits(text)
    .slice(0, MOST_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the check digit fits (ISO/IEC 7812). False for no digits at all. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The message of a number that cannot be charged, `null` for one that can [3 §5]. Spaces and dashes are ignored. */
export function cardNumberProblem(number: string): string | null {
  if (number.trim() === '') return CARD_MESSAGES.numberRequired;
  const digits = number.replace(/[\s-]/g, '');
  if (!passesLuhn(digits) || cardType(digits) === null) return CARD_MESSAGES.numberInvalid;
  return digits.length === CARD_DIGITS ? null : CARD_MESSAGES.numberDigits;
}
