import { fileURLToPath } from 'node:url';

/**
 * Returns the path of Plus Jakarta Sans (Latin and Latin Extended) as TrueType. The site's WOFF2 font cannot be used
 * here: pdfkit's font library cannot create a subset of that font.
 */
const pathOf = (weight: 400 | 700) =>
  fileURLToPath(new URL(`./fonts/plus-jakarta-sans-${weight}.ttf`, import.meta.url));
export const FONTS = { regular: pathOf(400), bold: pathOf(700) };

/** A character that the fonts have. */
const PRINTABLE = /[\u0020-\u007e\u00a0-\u024f\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2212]/;

/**
 * Returns the text on one line, with only the characters that the fonts have: letters that the fonts do not have lose
 * their accents; other characters (emoji) become question marks.
 */
export function printableText(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' ').trim(), (character) => {
    if (PRINTABLE.test(character)) return character;
    const withoutAccents = character.normalize('NFKD').replace(/\p{M}/gu, '');
    const isPrintable =
      withoutAccents !== '' && Array.from(withoutAccents).every((letter) => PRINTABLE.test(letter));
    return isPrintable ? withoutAccents : '?';
  }).join('');
}
