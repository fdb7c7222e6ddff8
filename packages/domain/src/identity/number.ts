import { isAlphanumeric } from '../text/checks.ts';
import { LIMITS, tooLongMessage } from '../text/limits.ts';
import { lengthOf, normalizeText, toUpperCase } from '../text/normalize.ts';

const CARD_NUMBER_DIGITS = 16;
const MIN_PASSPORT_LENGTH = 7;

const hasDigitsOnly = (type: string) => type === 'ktp' || type === 'kartu-keluarga';

/** Returns the number in upper case. Removes spaces, dots and dashes from the number of a KTP or a family card. */
export function normalizeIdentityNumber(type: string, number: string): string {
  const text = toUpperCase(normalizeText(number));
  return hasDigitsOnly(type) ? text.replace(/[\s.-]/g, '') : text;
}

/**
 * Returns the digits of a typed NIK or number of a family card, which may have spaces, dots and dashes; null for other text.
 */
export function parseCardNumber(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  return new RegExp(`^\\d{${CARD_NUMBER_DIGITS}}$`).test(digits) ? digits : null;
}

/**
 * Returns the error message for an identity number, or `null`. A KTP and a family card have 16 digits, a passport at
 * least 7 characters [1 §5.7].
 */
export function checkIdentityNumber(type: string, number: string): string | null {
  const text = normalizeIdentityNumber(type, number);
  if (hasDigitsOnly(type)) {
    return new RegExp(`^\\d{${CARD_NUMBER_DIGITS}}$`).test(text)
      ? null
      : 'Nomor Identitas wajib 16 Digit Angka';
  }
  if (lengthOf(text) < MIN_PASSPORT_LENGTH) return 'Nomor Identitas minimal 7 Karakter';
  if (lengthOf(text) > LIMITS.identityNumber) return tooLongMessage(LIMITS.identityNumber);
  return isAlphanumeric(text) ? null : 'Nomor Identitas hanya boleh berisi huruf dan angka';
}
