/** Returns a picture of fine noise, like a photo in poor light: JPEG compresses it only slightly. */
function noiseTile(): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = 256;
  tile.height = 256;
  const context = tile.getContext('2d');
  const image = context?.createImageData(256, 256);
  // A generator of pseudorandom numbers makes the same noise in every run.
  let seed = 7;
  image?.data.forEach((_, index) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    image.data[index] = index % 4 === 3 ? 255 : seed % 256;
  });
  if (image) context?.putImageData(image, 0, 0);
  return tile;
}

/** Returns a photo of this size, by default a JPEG. Its left quarter is red. */
export async function takePhoto(
  name: string,
  { width, height, type = 'image/jpeg' }: { width: number; height: number; type?: string },
) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const pattern = context?.createPattern(noiseTile(), 'repeat');
  if (!context || !pattern) throw new Error('The browser could not create a canvas for the photo');
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 4, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  if (!blob) throw new Error('The browser could not encode the photo');
  return new File([blob], name, { type });
}

/** The Exif segment of a photo that was taken with an upright phone and has a GPS position. */
const EXIF = [
  // Segment marker, length, 'Exif', and the header of the data.
  ...[
    0xff, 0xe1, 0x00, 0x2e, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00,
    0x08,
  ],
  // Two entries. The first is the orientation (0x0112): 6, to be rotated by 90°.
  ...[0x00, 0x02, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00],
  // The second entry is the pointer to the GPS data (0x8825).
  ...[0x88, 0x25, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x26, 0x00, 0x00, 0x00, 0x00],
];

/** Returns the photo as a phone stores it: sideways, with Exif orientation and a GPS position. */
export async function withCameraData(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The Exif segment follows the two bytes with which a JPEG begins.
  return new File([bytes.slice(0, 2), Uint8Array.from(EXIF), bytes.slice(2)], file.name, { type: file.type });
}
