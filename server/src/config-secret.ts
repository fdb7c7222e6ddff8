/** A random text of 16 bytes has more bits than this in any notation; texts that people type have fewer. */
const MIN_BITS = 80;
/** A random text of 32 hexadecimal digits has fewer different characters with a probability below one in ten million. */
const MIN_DISTINCT_CHARACTERS = 8;
/**
 * Words from documents and examples, and rows of keyboards. Random characters contain none of six letters in one of these three
 * spellings, with a probability below one in ten million; in any mixture of cases, or of five letters, they sometimes do.
 */
const COMMON_WORDS = new RegExp(
  'secret rahasia example contoh change replace password simulator naungan qwerty asdfgh zxcvbn'
    .split(' ')
    .flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
    .join('|'),
);
const REPEATED_PATTERN = /^(.{1,16}?)\1+.{0,16}$/s;
/** Words: random texts of this length contain a digit or an upper-case letter. */
const ONLY_WORDS = /^[\p{Ll}\p{P}\p{Zs}]+$/u;
/** Bits for each character of a text of words (Shannon, 1951). */
const BITS_PER_LETTER = 1.5;

/** Returns the Shannon entropy of the values, in bits. */
function entropyOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / values.length), 0);
}

/**
 * Returns the estimated entropy of a text in bits: of its characters or of the differences between neighbours, whichever
 * is lower, so that sequences such as 'abcdef' count as predictable.
 */
export function estimatedBits(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const differences = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const bits = Math.min(entropyOf(codes), entropyOf(differences));
  return ONLY_WORDS.test(text) ? Math.min(bits, codes.length * BITS_PER_LETTER) : bits;
}

/** Returns whether a person probably typed or copied the secret. */
export const isWeakSecret = (secret: string): boolean =>
  estimatedBits(secret) < MIN_BITS ||
  new Set(secret).size < MIN_DISTINCT_CHARACTERS ||
  COMMON_WORDS.test(secret) ||
  REPEATED_PATTERN.test(secret);
