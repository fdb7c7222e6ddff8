import { normalizeText } from '../text/normalize.ts';

/** The number of digits of an Indonesian bank account number [Q40]. */
const DIGIT_COUNT = { min: 8, max: 16 };
/** Matches a normalized account number. */
export const ACCOUNT_NUMBER_PATTERN = new RegExp(`^\\d{${DIGIT_COUNT.min},${DIGIT_COUNT.max}}$`);
const LENGTH_TEXT = `${DIGIT_COUNT.min} sampai ${DIGIT_COUNT.max} digit angka`;

/** The hint below the field. */
export const ACCOUNT_NUMBER_HINT = `${LENGTH_TEXT}.`;

/** Returns the stored form of an account number: without spaces, dots and dashes. */
export const normalizeAccountNumber = (text: string): string => normalizeText(text).replace(/[\s.-]/g, '');

/** Returns the error message for a normalized account number, or `null`. */
export const checkAccountNumber = (number: string): string | null =>
  ACCOUNT_NUMBER_PATTERN.test(number) ? null : `Nomor Rekening harus ${LENGTH_TEXT}`;
