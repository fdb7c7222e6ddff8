const CONTROL = /\p{Cc}+/gu;
// Zero-width and direction marks, and halves of surrogate pairs: invisible on a policy, refused by a database.
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** One clean line: full-width letters and digits become ASCII, spaces are trimmed and collapsed. */
export function normalizeText(text: string): string {
  // What is invisible goes first: it may stand between parts that compose to one letter.
  const visible = text.replace(INVISIBLE, '').replace(CONTROL, ' ');
  return visible.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Like `normalizeText`, line by line: keeps single line breaks and at most one empty line in a row. */
export function normalizeParagraphs(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(normalizeText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The ASCII digits of a text; full-width digits count. */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D+/g, '');
}

/** Upper case by the rules of Indonesian (those of the root locale, whatever the device's). */
export function toUpper(text: string): string {
  return text.toUpperCase();
}

export function toLower(text: string): string {
  return text.toLowerCase();
}

/** Length as people count: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
