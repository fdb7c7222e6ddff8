import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { withoutOrigin } from './picture-origin.ts';

/** Larger than any phone's camera. */
const MAX_PIXELS = 120_000_000;
/** What a decoder may hold of a picture that it cannot read row by row. */
const MAX_BYTES_AT_ONCE = 192 * 1_048_576;

// Pictures come once: what libvips keeps of the last ones is memory that nobody uses again.
sharp.cache(false);

/** Pixels are counted by the header, before memory is taken for them. */
async function isTooLarge(picture: Buffer): Promise<boolean> {
  const { width, height, channels, depth, format, isProgressive } = await sharp(picture, {
    limitInputPixels: false,
  }).metadata();
  const pixels = width * height;
  if (pixels > MAX_PIXELS) return true;
  if (!isProgressive) return false;
  // Two bytes a coefficient of a progressive JPEG; an interlaced PNG has its samples.
  const sample = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return pixels * channels * sample > MAX_BYTES_AT_ONCE;
}

async function decodes(picture: Buffer): Promise<boolean> {
  const decoder = sharp(picture, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, sequentialRead: true });
  return (await decoder.resize(32).raw().toBuffer()).length > 0;
}

async function judge(read: () => Promise<Readable>): Promise<Buffer | 'broken' | 'too-large'> {
  try {
    const picture = await buffer(await read());
    if (await isTooLarge(picture)) return 'too-large';
    return (await decodes(picture)) ? withoutOrigin(picture) : 'broken';
  } catch (error) {
    // A file that cannot be read is our failure; libvips, which says what is wrong with a picture, has no codes.
    if (error instanceof Error && 'code' in error) throw error;
    return 'broken';
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture to its last row; answers it without what tells where and when it was taken, or what is wrong with
 * it. One at a time, so that many pictures take no more memory than one.
 */
export function judgePicture(read: () => Promise<Readable>): Promise<Buffer | 'broken' | 'too-large'> {
  const judged = last.then(() => judge(read));
  last = judged.catch(() => undefined);
  return judged;
}
