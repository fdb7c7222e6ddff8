import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readDataFile } from '../data-file.ts';
import { isPlayableVideo } from './video.ts';

/** Returns a box of an MP4 file: its size in four bytes, its type and its content. */
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(8, type.padStart(8), 'latin1');
  header.writeUInt32BE(content.length + 8, 0);
  return Buffer.concat([header, content]);
};
/** Returns a box whose size field has eight bytes, as cameras write it before they know the length of the recording. */
const longBox = (type: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(16, type.padStart(8), 'latin1');
  header.writeUInt32BE(1, 0);
  header.writeBigUInt64BE(BigInt(content.length + 16), 8);
  return Buffer.concat([header, content]);
};
const track = (handler: string) =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`))),
  );

const START = box('ftyp', Buffer.from('mp42\0\0\0\0isommp42'));
const INDEX = box('moov', box('mvhd', Buffer.alloc(100)), track('soun'), track('vide'));
const MEDIA = box('mdat', Buffer.alloc(5_000, 7));
const mediaToEndOfFile = box('mdat', Buffer.alloc(500, 7));
mediaToEndOfFile.writeUInt32BE(0, 0);

const RECORDED_VIDEO = readDataFile('demo/video.mp4');

/** Returns whether the file is playable. Reads it in chunks of 100 bytes, so that headers are split. */
const isPlayable = (...parts: Buffer[]) => {
  const file = Buffer.concat(parts);
  const chunks = Array.from({ length: Math.ceil(file.length / 100) }, (_, index) =>
    file.subarray(index * 100, index * 100 + 100),
  );
  return isPlayableVideo(async () => Readable.from(chunks));
};

describe('isPlayableVideo', () => {
  it.each([
    ['recorded by a browser', [RECORDED_VIDEO]],
    ['with its index first', [START, INDEX, MEDIA]],
    ['with its index last, as a phone records it', [START, box('free'), MEDIA, INDEX]],
    ['with a size field of eight bytes', [START, longBox('mdat', Buffer.alloc(5_000)), INDEX]],
    ['with media up to the end of the file', [START, INDEX, mediaToEndOfFile]],
    ['with bytes after the media', [START, INDEX, MEDIA, Buffer.alloc(3)]],
  ])('accepts a video %s', async (_title, parts) => {
    expect(await isPlayable(...parts)).toBe(true);
  });

  const indexWithSmallSize = Buffer.from(INDEX);
  indexWithSmallSize.writeUInt32BE(3, 0);
  const indexOfTerabyte = longBox('moov', Buffer.alloc(0));
  indexOfTerabyte.writeBigUInt64BE(2n ** 40n, 8);
  it.each([
    [
      'that is only a header',
      [Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)])],
    ],
    ['without an index', [START, MEDIA]],
    ['without media', [START, INDEX]],
    ['with empty media', [START, INDEX, box('mdat')]],
    ['with sound only', [START, box('moov', track('soun')), MEDIA]],
    ['that was cut in its media', [START, INDEX, MEDIA.subarray(0, 4_000)]],
    ['that was cut in its index', [START, MEDIA, INDEX.subarray(0, 60)]],
    ['that was cut before its index', [START, MEDIA, INDEX.subarray(0, 5)]],
    ['with a size smaller than its header', [START, indexWithSmallSize, MEDIA]],
    ['with an index of a terabyte', [START, indexOfTerabyte]],
    ['that is empty', []],
  ])('rejects a video %s', async (_title, parts) => {
    expect(await isPlayable(...parts)).toBe(false);
  });
});
