import { normalizeText } from '../../text/normalize.ts';

/** Minimum and maximum length of a chassis or engine number. */
const ENGRAVED_LIMITS = { min: 5, max: 25 } as const;

export const CHASSIS_LABEL = 'Nomor Rangka';
export const MACHINE_LABEL = 'Nomor Mesin';

/** Returns the number in upper case, without spaces, dots, slashes and dashes [2 §5]. */
export function normalizeEngraved(text: string): string {
  return normalizeText(text)
    .toUpperCase()
    .replace(/[\s./-]/g, '');
}

/** Returns the error message for a number, or `null` if it is valid. Callers check an empty number themselves. */
export function checkEngraved(label: string, number: string): string | null {
  if (!/^[A-Z0-9]*$/.test(number)) return `${label} hanya boleh berisi huruf dan angka`;
  if (number.length < ENGRAVED_LIMITS.min) return `${label} minimal ${ENGRAVED_LIMITS.min} karakter`;
  return number.length > ENGRAVED_LIMITS.max ? `${label} maksimal ${ENGRAVED_LIMITS.max} karakter` : null;
}
