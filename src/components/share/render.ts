import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { paintDrawing } from '../../content/drawings/drawings.ts';
import { brand } from '../brand/brand.ts';
import { DRAWING_BOX, SHARE_SIZE, SharePicture, type ShareText } from './SharePicture.tsx';

/** Text, and the SVG source of a drawing of src/content/drawings. */
export type SharePage = ShareText & { drawing: string };

const require = createRequire(import.meta.url);
const FONT_FILES = [
  [500, require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-500-normal.woff')],
  [700, require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff')],
  [800, require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff')],
] as const;

/** Fonts of the site; satori reads WOFF, not WOFF2. */
const fonts = Promise.all(
  FONT_FILES.map(async ([weight, file]) => ({
    name: 'Plus Jakarta Sans',
    weight,
    data: await readFile(file),
  })),
);

/** Renders the drawing at the size of its box, with rounded corners. */
async function renderDrawing(drawing: string): Promise<Buffer> {
  const { width, height, radius } = DRAWING_BOX;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  // Twice the default density, because some drawings are smaller than the box.
  return sharp(Buffer.from(paintDrawing(drawing, brand.colours)), { density: 144 })
    .resize(width, height, { fit: 'contain', background: '#0000' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Colours of the picture's palette. Flat drawings need no more, and the file stays far below 100 KB. */
const MAX_COLOURS = 128;

/**
 * Renders the picture for shared links as a PNG of 1200 × 630 pixels. Social networks read no SVG, and some read no AVIF or
 * WebP.
 */
export async function renderShare({ drawing, ...shareText }: SharePage): Promise<Uint8Array<ArrayBuffer>> {
  const { name, mark, colours } = brand;
  const textLayer = await satori(
    createElement(SharePicture, { ...shareText, name, note: brand.statements.badge, mark, colours }),
    {
      ...SHARE_SIZE,
      fonts: await fonts,
    },
  );
  const { left, top } = DRAWING_BOX;
  const picture = await sharp(Buffer.from(textLayer))
    .composite([{ input: await renderDrawing(drawing), left, top }])
    .png({ palette: true, colours: MAX_COLOURS, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(picture);
}
