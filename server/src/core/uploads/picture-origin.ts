import { crc32 } from 'node:zlib';

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const UPRIGHT_ORIENTATION = 1;

/** Returns the orientation in EXIF data (a TIFF structure), 1 to 8; upright when it has none. */
function orientationOf(tiff: Buffer): number {
  try {
    const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
    const readShort = (offset: number) =>
      isLittleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
    const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < readShort(directory); entry += 1) {
      const offset = directory + 2 + entry * 12;
      if (readShort(offset) === 0x0112)
        return readShort(offset + 8) <= 8
          ? Math.max(readShort(offset + 8), UPRIGHT_ORIENTATION)
          : UPRIGHT_ORIENTATION;
    }
  } catch {
    // The data ends too early.
  }
  return UPRIGHT_ORIENTATION;
}

/** Returns EXIF data with the orientation only. */
const tiffOf = (orientation: number) =>
  Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, 'hex');

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Returns whether a decoder needs this APP segment for the colours: JFIF, ICC profile, Adobe. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return (
    marker === 0xe0 || marker === 0xee || (marker === 0xe2 && content.subarray(0, ICC.length).equals(ICC))
  );
}

/** Returns the end of the compressed data that starts at `from`: the next marker that does not belong to it. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (
    let offset = jpeg.indexOf(0xff, from);
    offset >= 0 && offset + 1 < jpeg.length;
    offset = jpeg.indexOf(0xff, offset + 1)
  ) {
    const next = jpeg[offset + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  return jpeg.length;
}

function stripJpeg(jpeg: Buffer): Buffer {
  const segments: Buffer[] = [];
  let orientation = UPRIGHT_ORIENTATION;
  let offset = 2;
  for (;;) {
    offset = jpeg.indexOf(0xff, offset);
    if (offset < 0 || offset + 1 >= jpeg.length) break;
    const marker = jpeg[offset + 1] ?? 0;
    if (marker === 0xd9) break;
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      offset += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = offset + 2 + jpeg.readUInt16BE(offset + 2);
    const content = jpeg.subarray(offset + 4, end);
    if (marker === 0xe1 && content.subarray(0, EXIF.length).equals(EXIF))
      orientation = orientationOf(content.subarray(EXIF.length));
    const next = marker === 0xda ? endOfScan(jpeg, end) : end;
    if (isNeeded(marker, content)) segments.push(jpeg.subarray(offset, next));
    offset = next;
  }
  const exifSegments =
    orientation === UPRIGHT_ORIENTATION
      ? []
      : [jpegSegment(0xe1, Buffer.concat([EXIF, tiffOf(orientation)]))];
  // Drops data after the end of the picture, for example a second picture or a video.
  return Buffer.concat([SOI, ...exifSegments, ...segments, EOI]);
}

/**
 * Chunks to keep in addition to the critical ones, whose names start with a capital: transparency, colours and
 * density.
 */
const PNG_CHUNKS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP']);

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function stripPng(png: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let offset = PNG_SIGNATURE.length;
  while (offset + 12 <= png.length) {
    const end = offset + 12 + png.readUInt32BE(offset);
    const type = png.toString('latin1', offset + 4, offset + 8);
    if (type === 'eXIf') {
      const orientation = orientationOf(png.subarray(offset + 8, end - 4));
      if (orientation !== UPRIGHT_ORIENTATION) chunks.push(pngChunk('eXIf', tiffOf(orientation)));
    }
    if (/^[A-Z]/.test(type) || PNG_CHUNKS.has(type)) chunks.push(png.subarray(offset, end));
    if (type === 'IEND') break;
    offset = end;
  }
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/**
 * Returns the picture with the same pixels and orientation, but without metadata on where, when and with what it
 * was taken (EXIF, XMP, IPTC, comments, appended data).
 */
export function stripOrigin(picture: Buffer): Buffer {
  if (picture.subarray(0, 2).equals(SOI)) return stripJpeg(picture);
  return picture.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? stripPng(picture) : picture;
}
