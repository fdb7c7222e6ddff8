import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { stripMetadata } from './picture-metadata.ts';
import { createSerialQueue } from './serial-queue.ts';

/** Maximum pixels of a picture: more than the pictures of most phones have. */
const MAX_PIXELS = 120_000_000;
/** Maximum bytes of memory for a picture that the decoder cannot read row by row. */
const MAX_BYTES_AT_ONCE = 192 * 1_048_576;
/** Maximum duration of decoding; a picture of 120 million pixels takes 2 s. */
const MAX_SECONDS = 30;

// Each picture is decoded only once, so libvips's cache would only use memory.
sharp.cache(false);

/** Returns whether decoding would take too much memory. Reads only the header of the picture. */
async function isTooLarge(picture: Buffer): Promise<boolean> {
  const { width, height, channels, depth, format, isProgressive } = await sharp(picture, {
    limitInputPixels: false,
  }).metadata();
  const pixels = width * height;
  if (pixels > MAX_PIXELS) return true;
  if (!isProgressive) return false;
  // To decode such a picture, libvips holds all of it in memory: two bytes per coefficient of a progressive JPEG, or
  // the samples of an interlaced PNG.
  const bytesPerSample = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return pixels * channels * bytesPerSample > MAX_BYTES_AT_ONCE;
}

/** Decodes all rows. The result is small, because only the success of decoding is needed. */
async function canDecode(picture: Buffer): Promise<boolean> {
  const decoder = sharp(picture, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, sequentialRead: true });
  return (await decoder.timeout({ seconds: MAX_SECONDS }).resize(32).raw().toBuffer()).length > 0;
}

async function decodeAndStrip(read: () => Promise<Readable>): Promise<Buffer | 'broken' | 'too-large'> {
  try {
    const picture = await buffer(await read());
    if (await isTooLarge(picture)) return 'too-large';
    return (await canDecode(picture)) ? stripMetadata(picture) : 'broken';
  } catch (error) {
    // Errors of the file system have a code and are the server's fault; libvips's errors about a picture have
    // none.
    if (error instanceof Error && 'code' in error) throw error;
    return 'broken';
  }
}

const inTurn = createSerialQueue();

/**
 * Decodes a picture to its last row. Returns the picture without metadata on place and time, or the reason why it is
 * invalid. Decodes one picture at a time.
 */
export const checkPicture = (read: () => Promise<Readable>): Promise<Buffer | 'broken' | 'too-large'> =>
  inTurn(() => decodeAndStrip(read));
