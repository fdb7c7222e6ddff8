import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './pixels.mjs';

const PAGE = { width: 40, height: 30 };

/** Returns a PNG picture of a page with one button at `left`. */
async function pagePicture({ left = 4, colour = '#1f6f54', height = PAGE.height } = {}) {
  const button = await sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return sharp({ create: { width: PAGE.width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: button, left, top: 8 }])
    .png()
    .toBuffer();
}

test('a picture equals the same pixels in a file with another compression', async () => {
  const picture = await pagePicture();
  const otherFile = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  expect(otherFile.equals(picture)).toBe(false);
  expect(await comparePictures(picture, otherFile)).toBeNull();
});

test('a shift of a button by two pixels changes two columns at each side', async () => {
  const result = await comparePictures(await pagePicture(), await pagePicture({ left: 6 }));
  expect(result?.pixels).toBe(2 * 2 * 10);
});

test('a colour that differs by three levels in one channel changes each pixel of the button', async () => {
  const result = await comparePictures(await pagePicture(), await pagePicture({ colour: '#1f6f57' }));
  expect(result?.pixels).toBe(20 * 10);
});

test('a picture equals another picture whose colour differs by two levels, as after rounding', async () => {
  expect(await comparePictures(await pagePicture(), await pagePicture({ colour: '#1f6f56' }))).toBeNull();
});

test('the rows that a taller picture adds are different pixels', async () => {
  const taller = await pagePicture({ height: PAGE.height + 2 });
  expect((await comparePictures(await pagePicture(), taller))?.pixels).toBe(PAGE.width * 2);
});

test('the picture of the difference marks the different pixels only', async () => {
  const result = await comparePictures(await pagePicture(), await pagePicture({ left: 6 }));
  const { data, info } = await sharp(result?.difference).raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => {
    const position = (y * info.width + x) * info.channels;
    return [...data.subarray(position, position + 3)];
  };
  expect(pixelAt(4, 8)).toEqual([224, 0, 96]);
  expect(pixelAt(0, 0)).toEqual([255, 255, 255]);
});
