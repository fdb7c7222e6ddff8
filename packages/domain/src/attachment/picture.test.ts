import { describe, expect, test } from 'vitest';
import { BYTES_PER_MB, hasCameraData, jpegName, pictureSteps } from './index.ts';

const LIMIT = 2 * BYTES_PER_MB;
const phonePhoto = { width: 4000, height: 3000, bytes: 5.2 * BYTES_PER_MB };

describe('pictureSteps', () => {
  test('returns first a size that probably fits, then smaller sizes', () => {
    const steps = pictureSteps(phonePhoto, LIMIT);
    expect(steps[0]).toEqual({ width: 3052, height: 2289, quality: 0.85 });
    const sizes = steps.map(({ width, height, quality }) => width * height * quality);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(steps.at(-1)?.width).toBeLessThan(1_000);
  });

  test('returns the original dimensions first, for a picture that already fits', () => {
    const [firstStep] = pictureSteps({ ...phonePhoto, bytes: LIMIT }, LIMIT);
    expect(firstStep).toEqual({ width: 4000, height: 3000, quality: 0.9 });
  });

  test.each([
    ['a small picture over its limit', { width: 640, height: 480, bytes: 900_000 }, 500_000],
    ['a picture without a limit', { width: 640, height: 480, bytes: 900_000 }, Number.POSITIVE_INFINITY],
    ['one pixel', { width: 1, height: 1, bytes: 200 }, 100],
    ['a strip', { width: 20_000, height: 10, bytes: 3_000_000 }, LIMIT],
  ])('returns only sides between 1 pixel and the original side: %s', (_title, picture, limit) => {
    const steps = pictureSteps(picture, limit);
    expect(steps.length).toBeGreaterThan(0);
    for (const { width, height } of steps) {
      expect(width).toBeGreaterThanOrEqual(1);
      expect(height).toBeGreaterThanOrEqual(1);
      expect(width).toBeLessThanOrEqual(picture.width);
      expect(height).toBeLessThanOrEqual(picture.height);
    }
  });

  test('never exceeds the largest canvas of iOS, for any limit of the file size', () => {
    const largePicture = { width: 12_000, height: 9_000, bytes: 30 * BYTES_PER_MB };
    for (const limit of [LIMIT, 100 * BYTES_PER_MB, Number.POSITIVE_INFINITY]) {
      for (const { width, height } of pictureSteps(largePicture, limit))
        expect(width * height).toBeLessThan(16_777_216);
    }
  });

  test('never returns a long side below 800 pixels, because the text of an identity card would be illegible', () => {
    const sides = pictureSteps({ ...phonePhoto, width: 2000, height: 1200 }, 200_000).map(
      ({ width }) => width,
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(800);
  });
});

describe('hasCameraData', () => {
  const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
  /** Returns a JPEG: the start marker, these segments, and the marker and a byte of the image data. */
  const picture = (...segments: number[][]) =>
    Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 9]);
  const JFIF = segment(0xe0, 1, 2, 3);
  const EXIF = segment(0xe1, 69, 120, 105, 102);

  test('hasCameraData returns true only for Exif before the image data', () => {
    expect(hasCameraData(picture(EXIF))).toBe(true);
    expect(hasCameraData(picture(JFIF, EXIF))).toBe(true);
    expect(hasCameraData(picture(JFIF))).toBe(false);
    expect(hasCameraData(Uint8Array.from([...picture(JFIF), ...EXIF]))).toBe(false);
  });

  test('hasCameraData returns null for other formats and false for a truncated JPEG', () => {
    expect(hasCameraData(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...EXIF]))).toBeNull();
    expect(hasCameraData(new Uint8Array())).toBeNull();
    expect(hasCameraData(picture(JFIF).slice(0, 5))).toBe(false);
  });
});

test.each([
  ['IMG_2041.jpg', 'IMG_2041.jpg'],
  ['IMG_2041.JPEG', 'IMG_2041.JPEG'],
  ['Tangkapan layar 1.2.png', 'Tangkapan layar 1.2.jpg'],
  ['foto', 'foto.jpg'],
  ['.png', 'foto.jpg'],
])('jpegName(%j) is %j', (name, expected) => {
  expect(jpegName(name)).toBe(expected);
});
