import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

const rgbOf = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
/** Returns the notations of a colour in stylesheets and scripts. */
const colourNotations = (hex) => [hex, rgbOf(hex).join(', '), rgbOf(hex).join(','), rgbOf(hex).join(' ')];

/** Returns the colours that only the first brand has. */
const coloursOfFirstBrand = (firstBrand, secondBrand) =>
  Object.values(firstBrand.colours).filter((colour) => !Object.values(secondBrand.colours).includes(colour));

/**
 * Returns the search terms for the first brand: each of its texts, and each colour that the second brand does not have.
 * @param {import('@naungan/domain/brand').SiteConfig} firstBrand
 * @param {import('@naungan/domain/brand').SiteConfig} secondBrand
 * @returns {string[]} in lower case
 */
export function searchTermsOf(firstBrand, secondBrand) {
  const { statements, office, social, name, legalName, tagline, description, email, phone, whatsapp } =
    firstBrand;
  const texts = [name, legalName, tagline, description, email, phone, phone.replace(/[^+\d]/g, ''), whatsapp];
  return [
    ...texts,
    firstBrand.address,
    firstBrand.officeHours,
    office.street,
    ...Object.values(statements),
    ...social.map(({ href }) => href),
    ...firstBrand.consultants.map((consultant) => consultant.name),
    ...firstBrand.history.milestones.map(({ description: text }) => text),
    ...firstBrand.mark.shapes.map(({ path }) => path),
    ...coloursOfFirstBrand(firstBrand, secondBrand).flatMap(colourNotations),
  ].map((term) => term.toLowerCase());
}

const CONTEXT_LENGTH = 30;

/**
 * Returns the terms that the text contains, each with its context. Ignores case.
 * @returns {string[]}
 */
export function leaksInText(text, terms) {
  const lowerCaseText = text.toLowerCase();
  return terms.flatMap((term) => {
    const index = lowerCaseText.indexOf(term.toLowerCase());
    if (index < 0) return [];
    const context = text.slice(Math.max(index - CONTEXT_LENGTH, 0), index + term.length + CONTEXT_LENGTH);
    return [`${term} in “${context.replace(/\s+/g, ' ')}”`];
  });
}

/** Difference per channel up to which colours count as equal, because palettes and smoothed edges change them slightly. */
const CHANNEL_TOLERANCE = 3;
/** Share of a picture's pixels from which a colour counts; smaller areas are mixed colours at edges. */
const MIN_SHARE = 0.002;

/** Returns which of the colours `brand`, `brandDark` and `sun` of the first brand are in a picture. */
export async function leaksInPicture(content, firstBrand, secondBrand) {
  const distinctColours = new Set(coloursOfFirstBrand(firstBrand, secondBrand));
  const brandColours = [
    firstBrand.colours.brand,
    firstBrand.colours.brandDark,
    firstBrand.colours.sun,
  ].filter((hex) => distinctColours.has(hex));
  const { data, info } = await sharp(content)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return brandColours.filter((hex) => {
    const [red, green, blue] = rgbOf(hex);
    let similarPixels = 0;
    for (let offset = 0; offset < data.length; offset += info.channels) {
      const distance = Math.max(
        Math.abs(data[offset] - red),
        Math.abs(data[offset + 1] - green),
        Math.abs(data[offset + 2] - blue),
      );
      if (distance <= CHANNEL_TOLERANCE) similarPixels += 1;
    }
    return similarPixels / (info.width * info.height) > MIN_SHARE;
  });
}

const COLOUR_OPERATORS = new Set([OPS.setFillRGBColor, OPS.setStrokeRGBColor]);

/** Returns the terms that the text, the metadata or the colours of a PDF contain. */
export async function leaksInPdf(content, terms) {
  const loadingTask = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loadingTask.promise;
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
  await loadingTask.destroy();
  return leaksInText(texts.join('\n').replace(/ +/g, ' '), terms);
}
