import { normalizeText } from '../../text/normalize.ts';

/** Of a chassis or an engine: the longest that registrations show, and the shortest that can be one. */
const ENGRAVED_LIMITS = { min: 5, max: 25 } as const;
/** A chassis number of today (ISO 3779). */
const CHASSIS_LENGTH = 17;

export const CHASSIS_LABEL = 'Nomor Rangka';
export const MACHINE_LABEL = 'Nomor Mesin';

/** Without the spaces and dashes that people copy, in upper case [2 §5]. */
export function normalizeEngraved(text: string): string {
  return normalizeText(text)
    .toUpperCase()
    .replace(/[\s./-]/g, '');
}

/** The message for a number that is filled in, or `null`. */
export function checkEngraved(label: string, number: string): string | null {
  if (!/^[A-Z0-9]*$/.test(number)) return `${label} hanya boleh berisi huruf dan angka`;
  if (number.length < ENGRAVED_LIMITS.min) return `${label} minimal ${ENGRAVED_LIMITS.min} karakter`;
  return number.length > ENGRAVED_LIMITS.max ? `${label} maksimal ${ENGRAVED_LIMITS.max} karakter` : null;
}

/**
 * What looks mistyped in a chassis number, and may still be right: nobody is refused for it. Numbers by ISO 3779 have 17
 * characters and none of I, O and Q, which read like 1 and 0.
 */
export function chassisHint(text: string): string | null {
  const number = normalizeEngraved(text);
  const doubtful = ['I', 'O', 'Q'].filter((letter) => number.includes(letter));
  if (doubtful.length > 0)
    return `Nomor rangka umumnya tidak memuat huruf ${doubtful.join(', ')}. Periksa kembali, mungkin yang dimaksud angka 1 atau 0.`;
  if (number === '' || number.length === CHASSIS_LENGTH) return null;
  return `Nomor rangka umumnya ${CHASSIS_LENGTH} karakter, yang Anda isi ${number.length}. Periksa kembali dengan STNK.`;
}
