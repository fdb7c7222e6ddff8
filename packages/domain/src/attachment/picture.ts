/** In pixels and bytes. */
export type PictureFacts = { width: number; height: number; bytes: number };
/** One way to write a picture as JPEG: its sides in pixels, `quality` from 0 to 1. */
export type PictureStep = { width: number; height: number; quality: number };

/** A canvas of iOS takes 16 777 216. */
const MOST_PIXELS = 16_000_000;
/** What a photo takes as JPEG at the quality of the first step, a detailed one somewhat more. */
const BYTES_PER_PIXEL = 0.3;
/** With a shorter long side the letters of an identity card can hardly be read. */
const LEAST_SIDE = 800;

/** What is tried when the first estimate was too good: quality first, as sharp edges matter more. */
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
 * In which sizes a picture is to be written, one after the other, until one fits into `limit` bytes. Never larger than
 * it is; one that fits already keeps its size at first.
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
 * Whether a JPEG says more than its picture: where and with what it was taken (Exif, XMP). Reads no further than to where
 * the picture begins; `null` for what is no JPEG.
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

/** The name of a picture that is a JPEG now. */
export const jpegName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
