import { isAlphanumeric } from '../text/checks.ts';
import { LIMITS, tooLongMessage } from '../text/limits.ts';
import { lengthOf, normalizeText, toUpper } from '../text/normalize.ts';

const CARD_DIGITS = 16;
const OTHER_MIN = 7;

const isCard = (type: string) => type === 'ktp' || type === 'kartu-keluarga';

/** Returns the number in upper case; spaces, dots and dashes inside a card number are removed. */
export function normalizeIdentityNumber(type: string, number: string): string {
  const text = toUpper(normalizeText(number));
  return isCard(type) ? text.replace(/[\s.-]/g, '') : text;
}

/**
 * Returns the error message, or `null`: 16 digits for ktp and kartu-keluarga, else at least 7 characters [1
 * §5.7].
 */
export function checkIdentityNumber(type: string, number: string): string | null {
  const text = normalizeIdentityNumber(type, number);
  if (isCard(type)) {
    return new RegExp(`^\\d{${CARD_DIGITS}}$`).test(text) ? null : 'Nomor Identitas wajib 16 Digit Angka';
  }
  if (lengthOf(text) < OTHER_MIN) return 'Nomor Identitas minimal 7 Karakter';
  if (lengthOf(text) > LIMITS.identityNumber) return tooLongMessage(LIMITS.identityNumber);
  return isAlphanumeric(text) ? null : 'Nomor Identitas hanya boleh berisi huruf dan angka';
}
