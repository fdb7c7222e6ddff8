import sharp from 'sharp';

/** Colour of a different pixel in the picture of the difference. */
const MARK = [224, 0, 96];
/** How much of a colour remains visible where the pictures are equal. */
const PALE = 0.2;
/**
 * Levels by which a channel of equal pixels may differ, of 255. Chromium rounds the pixels at rounded corners of layers
 * differently from time to time, by one or two levels.
 */
const TOLERANCE = 2;
/** Bytes of a pixel: red, green, blue. */
const PIXEL = 3;

async function decode(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the position of a pixel in the data of a picture; -1 outside the picture. */
const positionOf = ({ width, height }, x, y) => (x < width && y < height ? (y * width + x) * PIXEL : -1);

function isEqualPixel(before, positionBefore, after, positionAfter) {
  if (positionBefore < 0 || positionAfter < 0) return false;
  for (let channel = 0; channel < PIXEL; channel++) {
    const difference = before.data[positionBefore + channel] - after.data[positionAfter + channel];
    if (Math.abs(difference) > TOLERANCE) return false;
  }
  return true;
}

/**
 * Compares two PNG pictures of the same browser pixel by pixel.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<null | { pixels: number, difference: Buffer }>} null if the pictures are equal; otherwise the number
 *   of different pixels, and a PNG picture that marks them. A pixel that only one of the pictures has is different.
 */
export async function comparePictures(before, after) {
  if (before.equals(after)) return null;
  const [old, current] = await Promise.all([decode(before), decode(after)]);
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const marked = Buffer.alloc(width * height * PIXEL, 255);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const position = (y * width + x) * PIXEL;
      const positionAfter = positionOf(current, x, y);
      if (isEqualPixel(old, positionOf(old, x, y), current, positionAfter)) {
        for (let channel = 0; channel < PIXEL; channel++) {
          marked[position + channel] = 255 - PALE * (255 - current.data[positionAfter + channel]);
        }
      } else {
        marked.set(MARK, position);
        pixels++;
      }
    }
  }
  if (pixels === 0) return null;
  const difference = await sharp(marked, { raw: { width, height, channels: PIXEL } })
    .png()
    .toBuffer();
  return { pixels, difference };
}
