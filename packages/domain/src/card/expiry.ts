import type { IsoDate } from '../dates/index.ts';
import { onlyDigits } from '../text/index.ts';
import { CARD_MESSAGES } from './messages.ts';

const EXPIRY_DIGITS = 4;

/** Formats typed or pasted digits as MM/YY; '1/' becomes '01/'. While deleting, no slash is added after the month. */
export function maskExpiry(text: string, isDeleting = false): string {
  const digits = onlyDigits(text.replace(/^\s*(\d)\s*\//, '0$1/')).slice(0, EXPIRY_DIGITS);
  const month = digits.slice(0, 2);
  const year = digits.slice(2);
  return year !== '' || (month.length === 2 && !isDeleting) ? `${month}/${year}` : month;
}

/** Returns the month '01'–'12' and the four-digit year, in the century of `today` [3 §9]. */
export function expiryParts(expiry: string, today: IsoDate): { month: string; year: string } {
  const digits = onlyDigits(expiry);
  return { month: digits.slice(0, 2), year: today.slice(0, 2) + digits.slice(2, 4) };
}

/** Returns the message for an invalid or past expiry (MMYY, with or without a slash); else `null` [3 §5]. */
export function cardExpiryProblem(expiry: string, today: IsoDate): string | null {
  if (expiry.trim() === '') return CARD_MESSAGES.expiryRequired;
  const { month, year } = expiryParts(expiry, today);
  if (onlyDigits(expiry).length !== EXPIRY_DIGITS || month === '00') return CARD_MESSAGES.expiryInvalid;
  // A month above 12 has the message of an expired card.
  const isPast = `${year}-${month}` < today.slice(0, 7);
  return month > '12' || isPast ? CARD_MESSAGES.expired : null;
}
