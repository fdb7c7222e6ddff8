import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPicture } from './image.ts';

const verdictOf = (picture: Buffer) => checkPicture(async () => Readable.from([picture]));
async function storedPicture(picture: Buffer): Promise<Buffer> {
  const storedFile = await verdictOf(picture);
  if (typeof storedFile === 'string') throw new Error(`The picture is ${storedFile}`);
  return storedFile;
}
const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();

/** EXIF data with a location in Jakarta and a camera. */
const ORIGIN = {
  IFD0: { Make: 'Kamera Rahasia' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '6/1 14/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '106/1 48/1 0/1',
  },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Rahasia</x:xmpmeta>';
/** Returns a photo of a phone that was held upright (orientation 6). */
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
    .withExif(ORIGIN)
    .withXmp(XMP)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });

describe('a stored picture', () => {
  it.each([
    ['a JPEG', () => photo().jpeg()],
    ['a progressive JPEG', () => photo().jpeg({ progressive: true })],
    ['a PNG', () => photo().png()],
    ['an interlaced PNG', () => photo().png({ progressive: true })],
  ])('has no location and camera, but all pixels and the orientation of %s', async (_name, encode) => {
    const sentPicture = await encode().toBuffer();
    expect(sentPicture.includes('Rahasia')).toBe(true);
    // Some phones append a film to a picture.
    const storedFile = await storedPicture(Buffer.concat([sentPicture, Buffer.from('Rahasia: film')]));
    expect(storedFile.includes('Rahasia')).toBe(false);
    const { orientation, exif, xmp, icc } = await sharp(storedFile).metadata();
    expect({ orientation, xmp, hasColours: icc !== undefined }).toEqual({
      orientation: 6,
      xmp: undefined,
      hasColours: true,
    });
    // The orientation is the only remaining field.
    expect(exif?.length).toBeLessThan(40);
    expect(await pixelsOf(storedFile)).toEqual(await pixelsOf(sentPicture));
    expect(await storedPicture(storedFile)).toEqual(storedFile);
  });

  it('equals the sent picture when the sent picture has no metadata', async () => {
    const pictureWithoutOrigin = await sharp({
      create: { width: 9, height: 6, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    expect(await storedPicture(pictureWithoutOrigin)).toEqual(pictureWithoutOrigin);
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
    'rejects a header without pixels that declares %s as %s',
    async (_name, expectedVerdict, width, height, interlaced) => {
      expect(await verdictOf(headerOf(width, height, interlaced))).toBe(expectedVerdict);
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
    expect(await verdictOf(Buffer.from('no picture'))).toBe('broken');
  });
});
