import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FONT, print } from '../../server/src/pdf/print.ts';
import { site } from '../../site.config.ts';
import { leaksInPdf, leaksInPicture, leaksInText, termsOf } from './leaks.mjs';
import { site as other } from './site.config.mjs';

const terms = termsOf(site, other);

describe('terms of a brand', () => {
  test('are every text and colour that the other brand does not share', () => {
    expect(terms).toContain(site.name.toLowerCase());
    expect(terms).toContain(site.colours.sunTint);
    expect(terms).toContain('+622155501945');
    expect(terms).not.toContain(site.colours.surface);
  });

  test.each([
    ['its name in capitals', `<p>${site.name.toUpperCase()}</p>`],
    ['a colour as channels', 'color: rgb(10, 106, 102)'],
    ['a path of its sign', `<path d="${site.mark.shapes[0]?.path}"/>`],
  ])('are found in a text: %s', (_what, text) => {
    expect(leaksInText(text, terms)).toHaveLength(1);
  });

  test('are not found in a text of the other brand', () => {
    expect(leaksInText(JSON.stringify(other), terms)).toEqual([]);
  });
});

const square = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

describe('a picture', () => {
  test('reveals a brand by its colour and by a similar one', async () => {
    expect(await leaksInPicture(await square(site.colours.sun), site, other)).toEqual([site.colours.sun]);
    expect(await leaksInPicture(await square('#f4aa2d'), site, other)).toEqual([site.colours.sun]);
  });

  test("in the other brand's colours reveals nothing", async () => {
    expect(await leaksInPicture(await square(other.colours.brand), site, other)).toEqual([]);
  });
});

const pdfOf = (letter: TDocumentDefinitions): Promise<Uint8Array> =>
  print({ defaultStyle: { font: FONT }, ...letter });

describe('a PDF', () => {
  test.each([
    ['its words', { content: site.legalName }],
    ['its colours', { content: { text: 'teks', color: site.colours.brand } }],
    ['its description', { content: 'teks', info: { author: site.email } }],
  ])('reveals a brand by %s', async (_what, letter) => {
    expect(await leaksInPdf(await pdfOf(letter), terms)).not.toEqual([]);
  });

  test('of the other brand reveals nothing', async () => {
    const pdf = await pdfOf({ content: { text: other.legalName, color: other.colours.brand } });
    expect(await leaksInPdf(pdf, terms)).toEqual([]);
  });
});
