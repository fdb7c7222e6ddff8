import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

/** Larger than any phone's camera; refuses images made to exhaust the memory. */
const MAX_PIXELS = 120_000_000;

/** Whether the image decodes to its last row. */
export async function isWholeImage(contents: Readable): Promise<boolean> {
  const decoder = sharp({ failOn: 'truncated', limitInputPixels: MAX_PIXELS, sequentialRead: true }).resize(
    32,
  );
  try {
    const [, pixels] = await Promise.all([pipeline(contents, decoder), decoder.raw().toBuffer()]);
    return pixels.length > 0;
  } catch {
    return false;
  }
}
