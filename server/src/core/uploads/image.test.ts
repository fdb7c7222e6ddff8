import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPicture } from './image.ts';

/** Resolves to the picture to store, or to the reason why the picture is rejected. */
const checkResultOf = (picture: Buffer) => checkPicture(async () => Readable.from([picture]));
async function storedPicture(picture: Buffer): Promise<Buffer> {
  const result = await checkResultOf(picture);
  if (typeof result === 'string') throw new Error(`The picture is ${result}`);
  return result;
}
const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();

/** EXIF data with a location in Jakarta and a camera. */
const EXIF_DATA = {
  IFD0: { Make: 'Kamera Rahasia' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '6/1 14/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '106/1 48/1 0/1',
  },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Rahasia</x:xmpmeta>';
/** Returns a photo as a phone takes it when held upright (orientation 6). */
const photo = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .withExif(EXIF_DATA)
    .withXmp(XMP)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });

describe('a stored picture', () => {
  it.each([
    ['a JPEG', () => photo().jpeg()],
    ['a progressive JPEG', () => photo().jpeg({ progressive: true })],
    ['a PNG', () => photo().png()],
    ['an interlaced PNG', () => photo().png({ progressive: true })],
  ])('has all pixels and the orientation, but no location or camera: %s', async (_name, encode) => {
    const sentPicture = await encode().toBuffer();
    expect(sentPicture.includes('Rahasia')).toBe(true);
    // Some phones append a short video to a photo.
    const storedFile = await storedPicture(Buffer.concat([sentPicture, Buffer.from('Rahasia: video')]));
    expect(storedFile.includes('Rahasia')).toBe(false);
    const { orientation, exif, xmp, icc } = await sharp(storedFile).metadata();
    expect({ orientation, xmp, hasColourProfile: icc !== undefined }).toEqual({
      orientation: 6,
      xmp: undefined,
      hasColourProfile: true,
    });
    // The orientation is the only remaining EXIF field.
    expect(exif?.length).toBeLessThan(40);
    expect(await pixelsOf(storedFile)).toEqual(await pixelsOf(sentPicture));
    expect(await storedPicture(storedFile)).toEqual(storedFile);
  });

  it.each(['ffc4', 'ffc400'])(
    'a JPEG that ends with the bytes %s is stored with the end of a picture',
    async (end) => {
      const jpeg = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer();
      const sentPicture = Buffer.concat([jpeg.subarray(0, -2), Buffer.from(end, 'hex')]);
      expect(await storedPicture(sentPicture)).toEqual(jpeg);
    },
  );

  it('equals the sent picture when the sent picture has no metadata', async () => {
    const pictureWithoutMetadata = await sharp({
      create: { width: 9, height: 6, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    expect(await storedPicture(pictureWithoutMetadata)).toEqual(pictureWithoutMetadata);
  });
});

/** Returns a PNG header without pixels, which cannot be decoded. */
function headerOf(width: number, height: number, interlaced: boolean): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header[28] = interlaced ? 1 : 0;
  return Buffer.concat([header, Buffer.alloc(4), Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)]);
}

describe('the decoding of a picture', () => {
  it.each([
    ['120 million pixels', 'broken', 12_000, 10_000, false],
    ['more than 120 million pixels', 'too-large', 12_000, 10_001, false],
    ['67 million interlaced pixels', 'broken', 8_192, 8_192, true],
    ['more than 67 million interlaced pixels', 'too-large', 8_192, 8_193, true],
  ])(
    'a header without pixels that declares %s is rejected as %s',
    async (_name, reason, width, height, interlaced) => {
      expect(await checkResultOf(headerOf(width, height, interlaced))).toBe(reason);
    },
  );

  it('starts only after the previous picture is decoded', async () => {
    const order: string[] = [];
    const picture = await photo().jpeg().toBuffer();
    const results = Array.from({ length: 3 }, (_, index) =>
      checkPicture(async () => {
        order.push(`begins ${index}`);
        return Readable.from([picture]);
      }).then(() => order.push(`ends ${index}`)),
    );
    await Promise.all(results);
    expect(order).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1', 'begins 2', 'ends 2']);
  });

  it('continues with the next picture after a picture that cannot be read', async () => {
    const unreadable = checkPicture(async () => {
      throw Object.assign(new Error('gone'), { code: 'ENOENT' });
    });
    await expect(unreadable).rejects.toThrow('gone');
    expect(await checkResultOf(Buffer.from('no picture'))).toBe('broken');
  });
});
