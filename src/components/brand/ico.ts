/** A square picture. `size` is its width in pixels, at most 256. */
export type IcoPicture = { size: number; png: Uint8Array };

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** 1 is an icon, 2 a cursor. */
const ICON_TYPE = 1;
const COLOUR_PLANES = 1;
const BITS_PER_PIXEL = 32;

/** Returns an ICO file of PNG pictures, which every browser since Internet Explorer 11 reads. */
export function icoOf(pictures: readonly IcoPicture[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // The format encodes 256 as 0.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(COLOUR_PLANES, entry + 4);
    directory.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
