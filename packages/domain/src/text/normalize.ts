const CONTROL = /\p{Cc}+/gu;
// Zero-width characters, direction marks and lone surrogates: they are invisible in print, and databases reject some of them.
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** Returns the text as one line without invisible characters and without repeated spaces. Converts full-width characters to ASCII. */
export function normalizeText(text: string): string {
  // Invisible characters are removed before NFKC, because they may separate a letter from its accent.
  const visibleText = text.replace(INVISIBLE, '').replace(CONTROL, ' ');
  return visibleText.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Returns the text with `normalizeText` applied to each line, and without consecutive empty lines. */
export function normalizeParagraphs(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(normalizeText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns only the digits of a text, as ASCII. Includes full-width digits. */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D+/g, '');
}

/** Returns the text in upper case, independent of the device's locale. */
export function toUpperCase(text: string): string {
  return text.toUpperCase();
}

/** Returns the text in lower case, independent of the device's locale. */
export function toLowerCase(text: string): string {
  return text.toLowerCase();
}

/** Returns the number of Unicode characters: an emoji counts as one, although `length` counts it as two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
