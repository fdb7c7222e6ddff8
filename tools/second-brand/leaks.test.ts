import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FONT, renderPdf } from '../../server/src/pdf/render-pdf.ts';
import { site } from '../../site.config.ts';
import { leaksInPdf, leaksInPicture, leaksInText, searchTermsOf } from './leaks.mjs';
import { site as secondSite } from './site.config.mjs';

const terms = searchTermsOf(site, secondSite);

describe('the search terms for the first brand', () => {
  test('the search terms for the first brand contain texts of the first brand and colours that the second brand does not have', () => {
    expect(terms).toContain(site.name.toLowerCase());
    expect(terms).toContain(site.colours.sunTint);
    expect(terms).toContain('+622155501945');
    expect(terms).not.toContain(site.colours.surface);
  });

  test.each([
    ['the name in capitals', `<p>${site.name.toUpperCase()}</p>`],
    ['a colour as channels', 'color: rgb(10, 106, 102)'],
    ['a path of the logo mark', `<path d="${site.mark.shapes[0]?.path}"/>`],
  ])('the search terms for the first brand are found in a text with %s', (_content, text) => {
    expect(leaksInText(text, terms)).toHaveLength(1);
  });

  test('the search terms for the first brand are not found in the texts of the second brand', () => {
    expect(leaksInText(JSON.stringify(secondSite), terms)).toEqual([]);
  });
});

const squarePicture = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

describe('the check of a picture', () => {
  test('finds a colour of the first brand and a similar colour', async () => {
    expect(await leaksInPicture(await squarePicture(site.colours.sun), site, secondSite)).toEqual([
      site.colours.sun,
    ]);
    expect(await leaksInPicture(await squarePicture('#f4aa2d'), site, secondSite)).toEqual([
      site.colours.sun,
    ]);
  });

  test("finds nothing in a picture with the second brand's colour", async () => {
    expect(await leaksInPicture(await squarePicture(secondSite.colours.brand), site, secondSite)).toEqual([]);
  });
});

const pdfOf = (definition: TDocumentDefinitions): Promise<Uint8Array> =>
  renderPdf({ defaultStyle: { font: FONT }, ...definition });

describe('the check of a PDF', () => {
  test.each([
    ['text', { content: site.legalName }],
    ['a colour', { content: { text: 'teks', color: site.colours.brand } }],
    ['metadata', { content: 'teks', info: { author: site.email } }],
  ])('finds %s of the first brand', async (_content, definition) => {
    expect(await leaksInPdf(await pdfOf(definition), terms)).not.toEqual([]);
  });

  test('finds nothing in a PDF of the second brand', async () => {
    const pdf = await pdfOf({ content: { text: secondSite.legalName, color: secondSite.colours.brand } });
    expect(await leaksInPdf(pdf, terms)).toEqual([]);
  });
});
