import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

const rgbOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** Returns the notations of a colour in stylesheets and scripts. */
const spellings = (hex) => [hex, rgbOf(hex).join(', '), rgbOf(hex).join(','), rgbOf(hex).join(' ')];

/** Returns the colours that only the first brand has. */
const ownColours = (first, second) =>
  Object.values(first.colours).filter((colour) => !Object.values(second.colours).includes(colour));

/**
 * Returns every text and colour that identifies the first brand and that the second does not share.
 * @param {import('@naungan/domain/brand').SiteConfig} first
 * @param {import('@naungan/domain/brand').SiteConfig} second
 * @returns {string[]} lower case
 */
export function termsOf(first, second) {
  const { statements, office, social, name, legalName, tagline, description, email, phone, whatsapp } = first;
  const facts = [name, legalName, tagline, description, email, phone, phone.replace(/[^+\d]/g, ''), whatsapp];
  return [
    ...facts,
    first.address,
    first.officeHours,
    office.street,
    ...Object.values(statements),
    ...social.map(({ href }) => href),
    ...first.mark.shapes.map(({ path }) => path),
    ...ownColours(first, second).flatMap(spellings),
  ].map((term) => term.toLowerCase());
}

const CONTEXT_LENGTH = 30;

/**
 * Returns the terms in the text, case-insensitively, each with its context.
 * @returns {string[]}
 */
export function leaksInText(text, terms) {
  const lower = text.toLowerCase();
  return terms.flatMap((term) => {
    const at = lower.indexOf(term.toLowerCase());
    if (at < 0) return [];
    const context = text.slice(Math.max(at - CONTEXT_LENGTH, 0), at + term.length + CONTEXT_LENGTH);
    return [`${term} in “${context.replace(/\s+/g, ' ')}”`];
  });
}

/** Maximum difference per channel of equal colours, because palettes and smoothed edges change them slightly. */
const TOLERANCE = 3;
/** Minimum share of a picture; smaller areas are mixed colours at edges. */
const VISIBLE = 0.002;

/** Returns the first brand's colours in a picture, compared with `brand`, `brandDark` and `sun`. */
export async function leaksInPicture(content, first, second) {
  const ownColourSet = new Set(ownColours(first, second));
  const brandColours = [first.colours.brand, first.colours.brandDark, first.colours.sun].filter((hex) =>
    ownColourSet.has(hex),
  );
  const { data, info } = await sharp(content)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return brandColours.filter((hex) => {
    const [red, green, blue] = rgbOf(hex);
    let similarPixels = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      const distance = Math.max(
        Math.abs(data[at] - red),
        Math.abs(data[at + 1] - green),
        Math.abs(data[at + 2] - blue),
      );
      if (distance <= TOLERANCE) similarPixels += 1;
    }
    return similarPixels / (info.width * info.height) > VISIBLE;
  });
}

const COLOUR_OPERATORS = new Set([OPS.setFillRGBColor, OPS.setStrokeRGBColor]);

/** Returns the terms in the text, metadata and colours of a PDF. */
export async function leaksInPdf(content, terms) {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const texts = [JSON.stringify((await document.getMetadata()).info)];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => item.str ?? '').join(' '));
    const { fnArray, argsArray } = await page.getOperatorList();
    fnArray.forEach((operator, index) => {
      if (COLOUR_OPERATORS.has(operator)) texts.push(String(argsArray[index]));
    });
  }
  await loading.destroy();
  return leaksInText(texts.join('\n').replace(/ +/g, ' '), terms);
}
