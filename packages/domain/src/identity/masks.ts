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

/** Formats a complete or incomplete NPWP as ##.###.###.#-###.###: '021' → '02.1' [1 §5.7]. */
export function formatNpwp(text: string): string {
  const digits = onlyDigits(text).slice(0, NPWP_DIGITS);
  return NPWP_GROUPS.filter(([start]) => digits.length > start)
    .map(([start, end, separator]) => digits.slice(start, end) + (digits.length > end ? separator : ''))
    .join('');
}

/** Returns the error message for an NPWP, or `null`. An empty NPWP is valid. */
export function checkNpwp(text: string): string | null {
  const normalized = normalizeText(text);
  if (normalized === '') return null;
  const isValid = /^[\d.\s-]+$/.test(normalized) && onlyDigits(normalized).length === NPWP_DIGITS;
  return isValid ? null : 'Nomor NPWP wajib 15 digit';
}

/** Pads an RT or RW of 1 to 3 digits to 3 digits: '5' → '005'. Any other text is only normalized. */
export function formatRtRw(text: string): string {
  const normalized = normalizeText(text);
  return /^\d{1,3}$/.test(normalized) ? normalized.padStart(3, '0') : normalized;
}

/** Returns the error message for RT or RW (`label`), or `null`. */
export function checkRtRw(label: string, text: string): string | null {
  return /^\d{3}$/.test(formatRtRw(text)) ? null : `${label} wajib 3 digit angka`;
}
