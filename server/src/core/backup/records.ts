import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { databaseTables } from './tables.ts';

/**
 * The content of a backup is a sequence of records: the length of a header, the header as JSON, and as many bytes as the
 * header states. The first record is `start`, the last is `finish`, so a content that lacks its end is recognized. The rows
 * of a batch are gzipped JSON. A file is one record per chunk, because its size is not known before it is read.
 */
const recordHeader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), format: z.literal(1), createdAt: z.string() }),
  z.object({ kind: z.literal('file'), key: z.string(), contentType: z.string().optional() }),
  z.object({ kind: z.literal('chunk'), bytes: z.number() }),
  z.object({ kind: z.literal('file-end') }),
  z.object({
    kind: z.literal('tables'),
    database: databaseTables,
    /** A hash of SECRET, which signs links and device cookies. */
    secretHash: z.string(),
  }),
  z.object({ kind: z.literal('rows'), table: z.string(), count: z.number(), bytes: z.number() }),
  z.object({ kind: z.literal('finish'), files: z.number(), rows: z.number() }),
]);
export type RecordHeader = z.output<typeof recordHeader>;
export type BackupRecord = { header: RecordHeader; body: Buffer };

const LENGTH_BYTES = 4;
/** A header is far below this size; a larger length belongs to another kind of file. */
const MAX_HEADER_BYTES = 4 * 1_048_576;
const NO_BACKUP = 'The file is no backup of Naungan.';

/** Returns the bytes of a record. */
export function encodeRecord(header: RecordHeader, body: Uint8Array = Buffer.alloc(0)): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, body]);
}

/** Reads exact numbers of bytes from chunks of any size. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns `count` bytes; null at the end of the content. @throws BackupError when the content ends earlier */
  async read(count: number): Promise<Buffer | null> {
    const parts = [this.#rest];
    let length = this.#rest.length;
    while (length < count) {
      const { done, value } = await this.#chunks.next();
      if (done) break;
      parts.push(Buffer.from(value));
      length += value.length;
    }
    const bytes = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = bytes.subarray(count);
    if (bytes.length === 0 && count > 0) return null;
    if (bytes.length < count) throw new BackupError(NO_BACKUP);
    return bytes.subarray(0, count);
  }
}

function parseHeader(text: Buffer): RecordHeader {
  try {
    return recordHeader.parse(JSON.parse(text.toString()));
  } catch (cause) {
    throw new BackupError(NO_BACKUP, { cause });
  }
}

/**
 * Yields the records of a backup's content.
 * @throws BackupError for another content, and for a content without its end
 */
export async function* decodeRecords(content: AsyncIterable<Uint8Array>): AsyncGenerator<BackupRecord> {
  const reader = new ByteReader(content);
  let last: RecordHeader['kind'] | undefined;
  for (;;) {
    const length = (await reader.read(LENGTH_BYTES))?.readUInt32BE();
    if (length === undefined) break;
    if (length > MAX_HEADER_BYTES) throw new BackupError(NO_BACKUP);
    const header = parseHeader((await reader.read(length)) ?? Buffer.alloc(0));
    if (last === undefined && header.kind !== 'start') throw new BackupError(NO_BACKUP);
    last = header.kind;
    const body = 'bytes' in header ? await reader.read(header.bytes) : Buffer.alloc(0);
    yield { header, body: body ?? Buffer.alloc(0) };
  }
  if (last !== 'finish') throw new BackupError(NO_BACKUP);
}
