/** Dimensions in pixels, size in bytes. */
export type PictureFacts = { width: number; height: number; bytes: number };
/** One way to write a picture as JPEG: its sides in pixels, `quality` from 0 to 1. */
export type PictureStep = { width: number; height: number; quality: number };

/** The limit of a canvas on iOS is 16,777,216 pixels. */
const MOST_PIXELS = 16_000_000;
/** Typical bytes per pixel of a detailed photo as JPEG at the quality of the first step. */
const BYTES_PER_PIXEL = 0.3;
/** Pixels. Below this length of the long side, the text of an identity card is hardly legible. */
const LEAST_SIDE = 800;

/** Attempts after the estimate did not fit: lower quality first, because sharp edges matter more than colours. */
const SMALLER = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.72 },
  { scale: 0.8, quality: 0.75 },
  { scale: 0.64, quality: 0.75 },
  { scale: 0.5, quality: 0.75 },
  { scale: 0.4, quality: 0.72 },
  { scale: 0.3, quality: 0.7 },
] as const;

/**
 * Returns the sizes to try, in order, until the JPEG fits into `limit` bytes. Never enlarges a picture; the
 * first step of a picture that already fits keeps its dimensions.
 */
export function pictureSteps({ width, height, bytes }: PictureFacts, limit: number): PictureStep[] {
  const pixels = width * height;
  const writable = Math.min(1, Math.sqrt(MOST_PIXELS / pixels));
  const estimated = Math.min(writable, Math.sqrt(limit / (BYTES_PER_PIXEL * pixels)));
  const long = Math.max(width, height);
  const step = (scale: number, quality: number): PictureStep => ({
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    quality,
  });
  const smaller = SMALLER.filter(({ scale }) => scale === 1 || long * estimated * scale >= LEAST_SIDE);
  return [
    ...(bytes <= limit ? [step(writable, 0.9)] : []),
    ...smaller.map(({ scale, quality }) => step(estimated * scale, quality)),
  ];
}

/**
 * Whether a JPEG contains metadata of the camera (Exif, XMP), such as the location. Reads only up to the
 * image data. Returns `null` when the bytes are not a JPEG.
 */
export function hasCameraData(bytes: Uint8Array): boolean | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const START_OF_SCAN = 0xda;
  const APP1 = 0xe1;
  for (let at = 2; bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN; ) {
    if (bytes[at + 1] === APP1) return true;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/** The file name after conversion to JPEG. */
export const jpegName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
