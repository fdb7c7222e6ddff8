import { crc32 } from 'node:zlib';

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const UPRIGHT_ORIENTATION = 1;
const MAX_ORIENTATION = 8;
/** EXIF tag of the orientation, and bytes of an entry in an EXIF directory. */
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** Second byte of JPEG markers; the first byte is 0xFF. */
const MARKER = {
  stuffedByte: 0x00,
  temporary: 0x01,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  /** APP0 to APP15 contain data of applications: JFIF in APP0, EXIF and XMP in APP1, ICC in APP2, Adobe in APP14. */
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
  fill: 0xff,
};

/** Returns the orientation in EXIF data (a TIFF structure), 1 to 8; upright for data without a valid orientation. */
function orientationOf(tiff: Buffer): number {
  try {
    const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
    const readShort = (offset: number) =>
      isLittleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
    const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < readShort(directory); entry += 1) {
      const offset = directory + 2 + entry * ENTRY_BYTES;
      if (readShort(offset) !== ORIENTATION_TAG) continue;
      const orientation = readShort(offset + 8);
      const isValid = orientation >= UPRIGHT_ORIENTATION && orientation <= MAX_ORIENTATION;
      return isValid ? orientation : UPRIGHT_ORIENTATION;
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

/** Returns whether a decoder needs the segment. Of the APP segments, only JFIF, ICC and Adobe affect the colours. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === MARKER.comment) return false;
  if (marker < MARKER.app0 || marker > MARKER.app15) return true;
  if (marker === MARKER.app2) return content.subarray(0, ICC.length).equals(ICC);
  return marker === MARKER.app0 || marker === MARKER.app14;
}

const isRestart = (marker: number) => marker >= MARKER.firstRestart && marker <= MARKER.lastRestart;

/** Returns the end of the compressed data that starts at `from`: the next marker that is not part of the data. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (
    let offset = jpeg.indexOf(0xff, from);
    offset >= 0 && offset + 1 < jpeg.length;
    offset = jpeg.indexOf(0xff, offset + 1)
  ) {
    const marker = jpeg[offset + 1] ?? MARKER.stuffedByte;
    if (marker !== MARKER.stuffedByte && marker !== MARKER.fill && !isRestart(marker)) return offset;
  }
  return jpeg.length;
}

/** Returns whether a marker outside of compressed data has no content. */
const isEmptyMarker = (marker: number) =>
  marker === MARKER.stuffedByte ||
  marker === MARKER.temporary ||
  marker === MARKER.startOfImage ||
  isRestart(marker);

function stripJpeg(jpeg: Buffer): Buffer {
  const segments: Buffer[] = [];
  let orientation = UPRIGHT_ORIENTATION;
  let offset = 2;
  for (;;) {
    offset = jpeg.indexOf(0xff, offset);
    if (offset < 0 || offset + 1 >= jpeg.length) break;
    const marker = jpeg[offset + 1] ?? MARKER.stuffedByte;
    if (marker === MARKER.endOfImage) break;
    if (marker === MARKER.fill || isEmptyMarker(marker)) {
      offset += marker === MARKER.fill ? 1 : 2;
      continue;
    }
    // The file ends within the header: every row was decoded before, so the picture is complete.
    if (offset + 4 > jpeg.length) break;
    const headerEnd = offset + 2 + jpeg.readUInt16BE(offset + 2);
    const content = jpeg.subarray(offset + 4, headerEnd);
    if (marker === MARKER.app1 && content.subarray(0, EXIF.length).equals(EXIF))
      orientation = orientationOf(content.subarray(EXIF.length));
    const segmentEnd = marker === MARKER.startOfScan ? endOfScan(jpeg, headerEnd) : headerEnd;
    if (isNeeded(marker, content)) segments.push(jpeg.subarray(offset, segmentEnd));
    offset = segmentEnd;
  }
  const exifSegments =
    orientation === UPRIGHT_ORIENTATION
      ? []
      : [jpegSegment(MARKER.app1, Buffer.concat([EXIF, tiffOf(orientation)]))];
  // Drops data after the end of the picture, for example a second picture or a video.
  return Buffer.concat([SOI, ...exifSegments, ...segments, EOI]);
}

/**
 * Chunks for transparency, colours and density, which stay in the picture. Critical chunks, whose names start with a
 * capital letter, stay too.
 */
const PNG_CHUNKS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP']);

/** Returns a PNG chunk: length of the content, type, content and CRC. All but the content have four bytes each. */
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
 * Returns the picture with the same pixels and orientation, but without metadata (EXIF, XMP, IPTC, comments, appended
 * data), which reveal the place, the time and the camera.
 */
export function stripMetadata(picture: Buffer): Buffer {
  if (picture.subarray(0, 2).equals(SOI)) return stripJpeg(picture);
  return picture.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? stripPng(picture) : picture;
}
