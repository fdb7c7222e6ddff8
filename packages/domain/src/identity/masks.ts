import { normalizeText, onlyDigits } from '../text/normalize.ts';

const NPWP_DIGITS = 15;
const NPWP_GROUPS = [
  [0, 2, '.'],
  [2, 5, '.'],
  [5, 8, '.'],
  [8, 9, '-'],
  [9, 12, '.'],
  [12, 15, ''],
] as const;

/** Formats as ##.###.###.#-###.### [1 §5.7], also while the number is still being typed: '021' → '02.1'. */
export function formatNpwp(text: string): string {
  const digits = onlyDigits(text).slice(0, NPWP_DIGITS);
  return NPWP_GROUPS.filter(([from]) => digits.length > from)
    .map(([from, to, after]) => digits.slice(from, to) + (digits.length > to ? after : ''))
    .join('');
}

/** Returns the error message, or `null`; an empty NPWP is valid. */
export function checkNpwp(text: string): string | null {
  const clean = normalizeText(text);
  if (clean === '') return null;
  const fine = /^[\d.\s-]+$/.test(clean) && onlyDigits(clean).length === NPWP_DIGITS;
  return fine ? null : 'Nomor NPWP wajib 15 digit';
}

/** Pads RT and RW to 3 digits: '5' → '005'. Other text than 1 to 3 digits is returned trimmed. */
export function formatRtRw(text: string): string {
  const clean = normalizeText(text);
  return /^\d{1,3}$/.test(clean) ? clean.padStart(3, '0') : clean;
}

/** Returns the error message for RT or RW (`label`), or `null`. */
export function checkRtRw(label: string, text: string): string | null {
  return /^\d{3}$/.test(formatRtRw(text)) ? null : `${label} wajib 3 digit angka`;
}
