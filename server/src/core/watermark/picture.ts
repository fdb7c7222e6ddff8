import sharp from 'sharp';
import { FONTS } from '../../pdf/text.ts';
import { createSerialQueue } from '../uploads/serial-queue.ts';

const MAX_PIXELS = 120_000_000;
const MAX_SECONDS = 30;
const ANGLE = -24;
/** Letters have this part of the picture's width, and are at least so high. */
const LETTER_SHARE = 1 / 45;
const MIN_LETTER_PIXELS = 11;
/** Visible on white paper and on dark photos, without hiding what is below. */
const COLOUR = { dark: '#303030', light: '#ffffff' } as const;
const OPACITY = { dark: 22, light: 30 } as const;

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the text as a picture with a transparent background. */
async function drawText(text: string, tone: keyof typeof COLOUR, letterPixels: number): Promise<Buffer> {
  const markup = `<span foreground="${COLOUR[tone]}" alpha="${OPACITY[tone]}%">${escapeMarkup(text)}</span>`;
  // At 72 dpi, a point is a pixel.
  return sharp({
    text: {
      text: markup,
      font: `Plus Jakarta Sans ${letterPixels}`,
      fontfile: FONTS.bold,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}

/** Returns the tile that covers a picture of this size when it is repeated: dark letters with a light edge. */
async function drawTile(text: string, width: number, height: number): Promise<Buffer> {
  const letterPixels = Math.max(MIN_LETTER_PIXELS, Math.round(width * LETTER_SHARE));
  const light = await drawText(text, 'light', letterPixels);
  const dark = await drawText(text, 'dark', letterPixels);
  const { width: textWidth, height: textHeight } = await sharp(dark).metadata();
  const edge = Math.max(1, Math.round(letterPixels / 14));
  const line = await sharp({
    create: {
      width: textWidth + edge + letterPixels * 2,
      height: textHeight + edge + letterPixels * 3,
      channels: 4,
      background: '#00000000',
    },
  })
    .composite([
      { input: light, left: edge, top: edge },
      { input: dark, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const tile = await sharp(line).rotate(ANGLE, { background: '#00000000' }).png().toBuffer();
  // A tile must not be larger than the picture.
  return sharp(tile).resize(width, height, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

async function stamp(picture: Uint8Array, text: string): Promise<Uint8Array> {
  const input = sharp(picture, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { autoOrient, format } = await input.metadata();
  const tile = await drawTile(text, autoOrient.width, autoOrient.height);
  const stamped = input.composite([{ input: tile, tile: true, gravity: 'northwest' }]);
  return stamped
    .toFormat(format, format === 'png' ? {} : { quality: 90 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

const inTurn = createSerialQueue();

/** Returns the picture in its format with the text all over it. One picture at a time. @throws for a broken picture */
export const stampPicture = (picture: Uint8Array, text: string): Promise<Uint8Array> =>
  inTurn(() => stamp(picture, text));
