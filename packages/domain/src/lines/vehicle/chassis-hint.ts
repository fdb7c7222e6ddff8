import { joinWords } from '../../text/join-words.ts';
import { normalizeEngraved } from './engraved-number.ts';

/** Length of a chassis number (ISO 3779). */
const CHASSIS_LENGTH = 17;

/** The letters that ISO 3779 excludes, and the digit that each looks like. */
const SIMILAR_DIGITS = { I: '1', O: '0', Q: '0' };

/**
 * Returns a hint for a chassis number that is probably mistyped, or `null`. The form still accepts the number. By ISO 3779
 * a number has 17 characters and no I, O and Q.
 */
export function chassisHint(text: string): string | null {
  const number = normalizeEngraved(text);
  const hints = [lettersHint(number), lengthHint(number)].filter((hint) => hint !== null);
  return hints.length === 0 ? null : hints.join(' ');
}

function lettersHint(number: string): string | null {
  const excludedLetters = Object.entries(SIMILAR_DIGITS).filter(([letter]) => number.includes(letter));
  if (excludedLetters.length === 0) return null;
  const letters = joinWords(excludedLetters.map(([letter]) => letter));
  const digits = [...new Set(excludedLetters.map(([, digit]) => digit))].join(' atau ');
  return `Nomor rangka umumnya tidak memuat huruf ${letters}. Periksa kembali, mungkin yang dimaksud angka ${digits}.`;
}

function lengthHint(number: string): string | null {
  if (number === '' || number.length === CHASSIS_LENGTH) return null;
  return `Nomor rangka umumnya ${CHASSIS_LENGTH} karakter, yang Anda isi ${number.length}. Periksa kembali dengan STNK.`;
}
