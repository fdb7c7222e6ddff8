import { joinWords } from '../../text/join-words.ts';
import { normalizeEngraved } from './engraved-number.ts';

/** Length of a chassis number (ISO 3779). */
const CHASSIS_LENGTH = 17;

/** Letters that ISO 3779 excludes, with the digit that each resembles. */
const READ_LIKE = { I: '1', O: '0', Q: '0' };

/**
 * Returns a hint about a probably mistyped chassis number, which is still accepted. Numbers by ISO 3779 have 17
 * characters and none of I, O and Q.
 */
export function chassisHint(text: string): string | null {
  const number = normalizeEngraved(text);
  const doubts = [lettersHint(number), lengthHint(number)].filter((hint) => hint !== null);
  return doubts.length === 0 ? null : doubts.join(' ');
}

function lettersHint(number: string): string | null {
  const doubtful = Object.entries(READ_LIKE).filter(([letter]) => number.includes(letter));
  if (doubtful.length === 0) return null;
  const letters = joinWords(doubtful.map(([letter]) => letter));
  const digits = [...new Set(doubtful.map(([, digit]) => digit))].join(' atau ');
  return `Nomor rangka umumnya tidak memuat huruf ${letters}. Periksa kembali, mungkin yang dimaksud angka ${digits}.`;
}

function lengthHint(number: string): string | null {
  if (number === '' || number.length === CHASSIS_LENGTH) return null;
  return `Nomor rangka umumnya ${CHASSIS_LENGTH} karakter, yang Anda isi ${number.length}. Periksa kembali dengan STNK.`;
}
