const CONTROL = /\p{Cc}+/gu;
// Zero-width and direction marks, and lone surrogates: invisible on a policy, rejected by a database.
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** Returns one clean line: full-width letters and digits become ASCII, spaces are trimmed and collapsed. */
export function normalizeText(text: string): string {
  // Invisible characters are removed first, because they may separate parts that compose to one letter.
  const visible = text.replace(INVISIBLE, '').replace(CONTROL, ' ');
  return visible.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Like `normalizeText` for each line: keeps single line breaks and at most one empty line in a row. */
export function normalizeParagraphs(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(normalizeText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the ASCII digits of a text, full-width digits included. */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D+/g, '');
}

/** Converts to upper case independently of the device's locale. */
export function toUpper(text: string): string {
  return text.toUpperCase();
}

export function toLower(text: string): string {
  return text.toLowerCase();
}

/** Returns the length in characters as people count: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
