import { lengthOf } from '../text/normalize.ts';

export type PasswordRule = { min: number; max: number; weakMessage: string };

// The maximum lengths at registration and reset differ on purpose [Q6].
export const REGISTER_PASSWORD: PasswordRule = {
  min: 8,
  max: 40,
  weakMessage: 'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka',
};

export const RESET_PASSWORD: PasswordRule = {
  min: 8,
  max: 15,
  weakMessage: 'Pasword harus 8 s/d 15 karakter kombinasi huruf besar, huruf kecil dan angka',
};

/**
 * Returns whether the length is within the rule, and the text contains a digit, a lower-case and an upper-case
 * letter. Spaces count as characters.
 */
export function isStrongPassword(text: string, rule: PasswordRule): boolean {
  const length = lengthOf(text);
  if (length < rule.min || length > rule.max) return false;
  return /[0-9]/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}
