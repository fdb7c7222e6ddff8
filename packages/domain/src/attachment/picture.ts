/** Dimensions in pixels, size in bytes. */
export type Picture = { width: number; height: number; bytes: number };
/** One attempt to encode a picture as JPEG: the sides in pixels, `quality` from 0 to 1. */
export type PictureStep = { width: number; height: number; quality: number };

/** Pixels of a canvas. The limit on iOS is 16,777,216. */
const MAX_PIXELS = 16_000_000;
/** Typical bytes per pixel of a detailed photo as JPEG at the quality of the first step. */
const BYTES_PER_PIXEL = 0.3;
/** Pixels of the long side. In a smaller picture the text of an identity card is hardly legible. */
const MIN_LONG_SIDE = 800;

/**
 * The attempts in order. `scale` is a factor of the width and height that `pictureSteps` estimates. The quality decreases
 * before the size: a lower quality costs colours, a smaller size costs sharp edges, which matter more.
 */
const SMALLER_STEPS = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.72 },
  { scale: 0.8, quality: 0.75 },
  { scale: 0.64, quality: 0.75 },
  { scale: 0.5, quality: 0.75 },
  { scale: 0.4, quality: 0.72 },
  { scale: 0.3, quality: 0.7 },
] as const;

/**
 * Returns the attempts in order; the caller stops when the JPEG fits into `limit` bytes. No attempt enlarges the
 * picture. For a picture that already fits, the first attempt has the original dimensions.
 */
export function pictureSteps({ width, height, bytes }: Picture, limit: number): PictureStep[] {
  const pixels = width * height;
  const canvasScale = Math.min(1, Math.sqrt(MAX_PIXELS / pixels));
  const estimatedScale = Math.min(canvasScale, Math.sqrt(limit / (BYTES_PER_PIXEL * pixels)));
  const longSide = Math.max(width, height);
  const step = (scale: number, quality: number): PictureStep => ({
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    quality,
  });
  const smallerSteps = SMALLER_STEPS.filter(
    ({ scale }) => scale === 1 || longSide * estimatedScale * scale >= MIN_LONG_SIDE,
  );
  return [
    ...(bytes <= limit ? [step(canvasScale, 0.9)] : []),
    ...smallerSteps.map(({ scale, quality }) => step(estimatedScale * scale, quality)),
  ];
}

/**
 * Returns whether a JPEG contains metadata of the camera (Exif, XMP), such as the location. Reads only up to the
 * image data. Returns `null` when the bytes are not a JPEG.
 */
export function hasCameraData(bytes: Uint8Array): boolean | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const START_OF_SCAN = 0xda;
  /** The segment that contains Exif or XMP. */
  const APP1 = 0xe1;
  // A segment consists of 0xff, its type, a length in two bytes, and its content. The length is the size of these two
  // bytes and the content.
  for (let offset = 2; bytes[offset] === 0xff && bytes[offset + 1] !== START_OF_SCAN; ) {
    if (bytes[offset + 1] === APP1) return true;
    offset += 2 + (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0);
  }
  return false;
}

/** Returns the file name after a conversion to JPEG. */
export const jpegName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
