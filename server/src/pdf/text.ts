import { fileURLToPath } from 'node:url';

/**
 * Plus Jakarta Sans (Latin and Latin Extended) as TrueType. The site's WOFF2 font cannot be used here: pdfkit's
 * font library cannot create a subset of it.
 */
const pathOf = (weight: 400 | 700) =>
  fileURLToPath(new URL(`./fonts/plus-jakarta-sans-${weight}.ttf`, import.meta.url));
export const FONTS = { regular: pathOf(400), bold: pathOf(700) };

const PRINTABLE = /[\u0020-\u007e\u00a0-\u024f\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2212]/;

/**
 * Returns the text with characters that the fonts have: other letters lose their marks, remaining ones (emoji)
 * become question marks.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' ').trim(), (character) => {
    if (PRINTABLE.test(character)) return character;
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain !== '' && Array.from(plain).every((letter) => PRINTABLE.test(letter)) ? plain : '?';
  }).join('');
}
