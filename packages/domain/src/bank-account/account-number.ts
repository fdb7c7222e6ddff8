import { normalizeText } from '../text/normalize.ts';

/** Digits of an Indonesian bank account number [Q40]. */
const DIGITS = { min: 8, max: 16 };
/** Matches an account number in its stored form. */
export const ACCOUNT_NUMBER = new RegExp(`^\\d{${DIGITS.min},${DIGITS.max}}$`);
const LENGTH_TEXT = `${DIGITS.min} sampai ${DIGITS.max} digit angka`;

/** The hint below the field. */
export const ACCOUNT_NUMBER_HINT = `${LENGTH_TEXT}.`;

/** Returns the stored form of an account number: without spaces, dots and dashes. */
export const normalizeAccountNumber = (text: string): string => normalizeText(text).replace(/[\s.-]/g, '');

/** Returns the error message for a number in its stored form, or `null`. */
export const checkAccountNumber = (number: string): string | null =>
  ACCOUNT_NUMBER.test(number) ? null : `Nomor Rekening harus ${LENGTH_TEXT}`;
