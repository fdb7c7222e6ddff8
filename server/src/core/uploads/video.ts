import type { Readable } from 'node:stream';

/** The index of an hour of video from a phone has about 1 MB. */
const MAX_INDEX_BYTES = 16 * 1_048_576;
const BOX_HEADER_BYTES = 8;
/** A size of 1 means that the size follows in eight bytes; 0 means that the box extends to the end of the file. */
const LONG_SIZE = 1;
const REST_OF_FILE = 0;
const LONG_SIZE_BYTES = 8;

type Box = { type: string; content: Buffer };

/** Returns a reader that takes or skips any number of bytes of a stream. */
function createByteReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let unreadBytes: Buffer = Buffer.alloc(0);
  async function nextChunk(): Promise<Buffer | null> {
    const { value, done } = await chunks.next();
    return done ? null : value;
  }
  return {
    /** Resolves to the next bytes; fewer at the end of the stream. */
    async take(count: number): Promise<Buffer> {
      const parts = [unreadBytes];
      let { length } = unreadBytes;
      while (length < count) {
        const chunk = await nextChunk();
        if (!chunk) break;
        parts.push(chunk);
        length += chunk.length;
      }
      const availableBytes = Buffer.concat(parts);
      unreadBytes = availableBytes.subarray(count);
      return availableBytes.subarray(0, count);
    },
    /** Skips bytes; resolves to false when the stream has fewer bytes. */
    async skip(count: number): Promise<boolean> {
      let remainingCount = count;
      while (remainingCount > unreadBytes.length) {
        remainingCount -= unreadBytes.length;
        const chunk = await nextChunk();
        if (!chunk) return false;
        unreadBytes = chunk;
      }
      unreadBytes = unreadBytes.subarray(remainingCount);
      return true;
    },
  };
}

/** Yields the boxes in the content of a box, up to the first box that does not fit. */
function* boxesIn(content: Buffer): Generator<Box> {
  let offset = 0;
  while (offset + BOX_HEADER_BYTES <= content.length) {
    const size = content.readUInt32BE(offset);
    if (size < BOX_HEADER_BYTES || offset + size > content.length) return;
    const type = content.toString('latin1', offset + 4, offset + BOX_HEADER_BYTES);
    yield { type, content: content.subarray(offset + BOX_HEADER_BYTES, offset + size) };
    offset += size;
  }
}

const contentsOf = (parent: Buffer, type: string): Buffer[] =>
  [...boxesIn(parent)].filter((box) => box.type === type).map(({ content }) => content);

/** Returns whether a movie's index has a track of pictures, which is a track with the handler 'vide'. */
const hasPictures = (index: Buffer): boolean =>
  contentsOf(index, 'trak')
    .flatMap((track) => contentsOf(track, 'mdia'))
    .flatMap((media) => contentsOf(media, 'hdlr'))
    .some((handler) => handler.toString('latin1', 8, 12) === 'vide');

/** Returns whether an MP4 file has an index with a track of pictures, and complete media data, in any order. */
async function hasIndexAndMedia(contents: Readable): Promise<boolean> {
  const reader = createByteReader(contents);
  let hasIndex = false;
  let hasMedia = false;
  while (!(hasIndex && hasMedia)) {
    const header = await reader.take(BOX_HEADER_BYTES);
    if (header.length < BOX_HEADER_BYTES) return false;
    const type = header.toString('latin1', 4);
    let size = header.readUInt32BE(0);
    let headerBytes = BOX_HEADER_BYTES;
    if (size === REST_OF_FILE) return hasIndex && type === 'mdat' && (await reader.take(1)).length > 0;
    if (size === LONG_SIZE) {
      const longSize = await reader.take(LONG_SIZE_BYTES);
      if (longSize.length < LONG_SIZE_BYTES) return false;
      size = Number(longSize.readBigUInt64BE(0));
      headerBytes += LONG_SIZE_BYTES;
    }
    const bytes = size - headerBytes;
    if (bytes < 0) return false;
    if (type === 'moov') {
      if (bytes > MAX_INDEX_BYTES) return false;
      const index = await reader.take(bytes);
      hasIndex = index.length === bytes && hasPictures(index);
      if (!hasIndex) return false;
    } else {
      if (!(await reader.skip(bytes))) return false;
      hasMedia ||= type === 'mdat' && bytes > 0;
    }
  }
  return true;
}

/**
 * Returns whether the structure of an MP4 file is complete, so that it can probably be played; pictures are not
 * decoded.
 */
export async function isPlayableVideo(read: () => Promise<Readable>): Promise<boolean> {
  const contents = await read();
  try {
    return await hasIndexAndMedia(contents);
  } finally {
    contents.destroy();
  }
}
