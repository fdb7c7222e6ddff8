import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';
import { stampFile, watermarkText } from './index.ts';

const TEXT = watermarkText('RINA WIJAYA', new Date('2026-11-30T00:05:00Z'));

/** Returns the texts of the annotations on each page. */
async function annotationsOf(pdf: Uint8Array): Promise<string[][]> {
  const loadingTask = getDocument({ data: new Uint8Array(pdf) });
  const document = await loadingTask.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations = await (await document.getPage(number)).getAnnotations();
    pages.push(annotations.map(({ contentsObj }) => contentsObj.str));
  }
  await loadingTask.destroy();
  return pages;
}
const picture = (format: 'jpeg' | 'png' | 'webp', width = 800, height = 600, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** Returns the part of pixels that differ from the background, per quarter of the picture. */
async function changedShares(file: Uint8Array, background: number): Promise<number[]> {
  const { width, height } = await sharp(file).metadata();
  const [halfWidth, halfHeight] = [Math.floor(width / 2), Math.floor(height / 2)];
  const corners = [
    [0, 0],
    [halfWidth, 0],
    [0, halfHeight],
    [halfWidth, halfHeight],
  ] as const;
  return Promise.all(
    corners.map(async ([left, top]) => {
      const region = { left, top, width: halfWidth, height: halfHeight };
      const pixels = await sharp(file).extract(region).greyscale().raw().toBuffer();
      return pixels.filter((value) => Math.abs(value - background) > 12).length / pixels.length;
    }),
  );
}

it('the text has the name in ASCII and the time in Jakarta', () => {
  expect(TEXT).toBe('RINA WIJAYA 30/11/2026 07.05 WIB');
  expect(watermarkText('Zoë <b>&\u202e', new Date('2026-11-30T00:05:00Z'))).toBe(
    'Zoe <b>& 30/11/2026 07.05 WIB',
  );
});

it.each([
  ['jpeg', '#ffffff', 255],
  ['png', '#ffffff', 255],
  ['webp', '#101010', 16],
] as const)(
  'a %s on %s gets the text in every quarter, faintly, in its format',
  async (format, colour, grey) => {
    const stamped = await stampFile(await picture(format, 800, 600, colour), `image/${format}`, TEXT);
    expect(await sharp(stamped ?? undefined).metadata()).toMatchObject({ format, width: 800, height: 600 });
    for (const share of await changedShares(stamped ?? new Uint8Array(), grey)) {
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.25);
    }
  },
);

it.each([
  [48, 48],
  [2_000, 60],
  [60, 2_000],
])('a picture of %i × %i gets the text', async (width, height) => {
  const stamped = await stampFile(await picture('png', width, height), 'image/png', TEXT);
  const shares = await changedShares(stamped ?? new Uint8Array(), 255);
  expect(Math.max(...shares)).toBeGreaterThan(0.005);
});

it('a turned photo is upright with its text', async () => {
  const turned = await sharp(await picture('jpeg', 800, 600))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const stamped = await stampFile(turned, 'image/jpeg', TEXT);
  expect(await sharp(stamped ?? undefined).metadata()).toMatchObject({ width: 600, height: 800 });
});

it('a PDF gets the text many times on every page, and keeps its text', async () => {
  const pdf = await renderPdf({
    content: [
      { text: 'Halaman pertama', pageBreak: 'after' },
      { text: 'Halaman melintang', pageOrientation: 'landscape', pageBreak: 'before' },
    ],
    defaultStyle: { font: 'Plus Jakarta Sans' },
  });
  const stamped = await stampFile(pdf, 'application/pdf', TEXT);
  const pages = await annotationsOf(stamped ?? new Uint8Array());
  const before = await textOf(pdf);
  expect(pages).toHaveLength(before.pages);
  for (const texts of pages) {
    expect(texts.length).toBeGreaterThan(10);
    expect(new Set(texts)).toEqual(new Set([TEXT]));
  }
  expect((await textOf(stamped ?? new Uint8Array())).text).toBe(before.text);
  // An incremental update: the file begins with the original.
  expect(
    Buffer.from(stamped ?? [])
      .subarray(0, pdf.length)
      .equals(Buffer.from(pdf)),
  ).toBe(true);
});

it.each([
  ['application/pdf', Buffer.from('%PDF-1.4\nno object')],
  ['image/jpeg', Buffer.from('no picture')],
  ['video/mp4', Buffer.from('video')],
])('a file of type %s that cannot carry a text is null', async (mimeType, contents) => {
  expect(await stampFile(contents, mimeType, TEXT)).toBeNull();
});
