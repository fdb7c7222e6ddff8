import { normalizeText } from '../text/normalize.ts';

/** Digits of an Indonesian bank account number [Q40]. */
const DIGITS = { min: 8, max: 16 };
/** An account number in its stored form. */
export const ACCOUNT_NUMBER = new RegExp(`^\\d{${DIGITS.min},${DIGITS.max}}$`);
const LENGTH_TEXT = `${DIGITS.min} sampai ${DIGITS.max} digit angka`;

/** The hint of the field. */
export const ACCOUNT_NUMBER_HINT = `${LENGTH_TEXT}.`;

/** Returns the number as it is stored: without the spaces, dots and dashes that people type. */
export const normalizeAccountNumber = (text: string): string => normalizeText(text).replace(/[\s.-]/g, '');

/** Returns the message of a number in its stored form, or `null`. */
export const checkAccountNumber = (number: string): string | null =>
  ACCOUNT_NUMBER.test(number) ? null : `Nomor Rekening harus ${LENGTH_TEXT}`;
