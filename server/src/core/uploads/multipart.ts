import { randomUUID } from 'node:crypto';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import {
  ATTACHMENT_KINDS,
  attachmentBytes,
  checkAttachment,
  tooLargeMessage,
} from '@naungan/domain/attachment';
import type { FastifyRequest } from 'fastify';
import { cleanInput } from '../../plugins/clean-input.ts';
import { Problem, refuse } from '../../problem.ts';
import type { Files } from '../files.ts';
import { HARD_LIMIT_MB, HEAD_BYTES, refuseFile as invalid, tellContent } from './content.ts';
import { checkCount } from './count.ts';
import type { FileRule } from './file-rule.ts';

export type StoredFile = {
  /** The field it came in: code of the attachment. */
  code: string;
  /** From `{prefix}--{title}.{ext}`, else the file's name without its ending. */
  title: string;
  fileName: string;
  mimeType: string;
  bytes: number;
  storageKey: string;
};
export type Multipart = {
  /** Text parts by name; absent ones are missing. */
  fields: Record<string, string>;
  files: StoredFile[];
  /** Removes the stored files: call it when what they belong to failed. */
  discard(): Promise<void>;
};
export type MultipartRules = {
  /** Names of the text parts that are allowed. */
  fields: readonly string[];
  /** What a file of this field must be, or null for a field that is not expected. */
  files: (fieldName: string) => FileRule | null;
  maxFiles: number;
};

const MB = 1_048_576;
/** Largest text part. */
const FIELD_BYTES = 256 * 1024;
/** What is still taken in of a refused upload, so that the browser reads the answer instead of a reset. */
const DRAIN_BYTES = 64 * MB;

/** `{prefix}--{title}.{ext}` → title. */
function titleOf(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const mark = stem.indexOf('--');
  return (mark < 0 ? stem : stem.slice(mark + 2)).slice(0, 200);
}

/** Counts while it passes; fails at the first byte over the limit. Keeps the head for telling the type. */
function createGate(limitMb: number, tooLarge = tooLargeMessage(limitMb || HARD_LIMIT_MB)) {
  const limit = attachmentBytes({ limit: limitMb || HARD_LIMIT_MB });
  const seen = { bytes: 0, head: Buffer.alloc(0) };
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.bytes += chunk.length;
      if (seen.bytes > limit) return done(new Problem('TOO_LARGE', tooLarge));
      if (seen.head.length < HEAD_BYTES)
        seen.head = Buffer.concat([seen.head, chunk]).subarray(0, HEAD_BYTES);
      return done(null, chunk);
    },
  });
  return { gate, seen };
}

async function store(
  part: MultipartFile,
  rules: MultipartRules,
  files: Files,
  keys: string[],
): Promise<StoredFile> {
  const spec = rules.files(part.fieldname);
  if (!spec) return invalid(part.fieldname, 'Berkas ini tidak diminta');
  const fileName = String(cleanInput(part.filename ?? '')).slice(-200);
  const named = checkAttachment(spec, { name: fileName, size: 1, type: part.mimetype });
  const { texts } = spec;
  const { invalidMessage } = ATTACHMENT_KINDS[spec.extention];
  if (named) return invalid(part.fieldname, (named === invalidMessage && texts?.invalid) || named);

  const storageKey = `uploads/${randomUUID()}`;
  keys.push(storageKey);
  const { gate, seen } = createGate(spec.limit, texts?.tooLarge?.(fileName));
  const contents = new PassThrough();
  // Both have to be over before a file may be removed, or it would be made again behind our back.
  const streams = await Promise.allSettled([
    pipeline(part.file, gate, contents),
    files.put(storageKey, contents, { mimeType: part.mimetype }),
  ]);
  const reasons = streams.flatMap((stream) => (stream.status === 'rejected' ? [stream.reason] : []));
  // When one side fails the other only sees its stream close.
  if (reasons.length > 0)
    throw reasons.find(({ code }) => code !== 'ERR_STREAM_PREMATURE_CLOSE') ?? reasons[0];

  const content = { ...seen, read: () => files.read(storageKey) };
  const { mimeType, picture } = await tellContent(part.fieldname, spec.extention, content, texts?.invalid);
  if (picture) await files.put(storageKey, picture, { mimeType });
  const title = titleOf(fileName);
  return { code: part.fieldname, title, fileName, mimeType, bytes: seen.bytes, storageKey };
}

/** Reads the rest of the body away, within reason, and only then lets the answer end. */
function drain(body: Readable): void {
  let bytes = 0;
  body.unpipe();
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN_BYTES) body.destroy();
  });
  body.on('error', () => {});
  body.resume();
}

function asProblem(error: unknown, maxFiles: number): unknown {
  if (error instanceof Problem) return error;
  const code = (error as { code?: string }).code ?? '';
  if (code === 'FST_FILES_LIMIT')
    return new Problem('TOO_LARGE', `Maksimal ${maxFiles} berkas dalam satu pengiriman`);
  // A part that says it is JSON and is none: refused as the same text without a type is.
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return new Problem('INVALID');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new Problem('TOO_LARGE');
  // busboy's own errors (a broken boundary, an end too early) and an aborted connection.
  if (
    !(error instanceof Error) ||
    /multipart|boundary|premature|aborted|terminated|header/i.test(error.message)
  )
    return new Problem('MALFORMED');
  return error;
}

/**
 * Streams a multipart body into the file store. Each file is limited while it arrives (413) and told by
 * its content, images also decoded (422). A failure or a cut connection leaves nothing behind.
 * @throws Problem
 */
export async function readMultipart(request: FastifyRequest, rules: MultipartRules): Promise<Multipart> {
  const { files } = request.server.deps;
  const keys: string[] = [];
  const discard = async () => {
    await Promise.all(keys.splice(0).map((key) => files.remove(key)));
  };
  const fields: Record<string, string> = {};
  const stored: StoredFile[] = [];
  const limits = {
    fileSize: (HARD_LIMIT_MB + 1) * MB,
    files: rules.maxFiles,
    fieldSize: FIELD_BYTES,
    fields: rules.fields.length + 5,
    headerPairs: 50,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const spec = rules.files(part.fieldname);
        if (spec) checkCount(spec, part.fieldname, [...stored.map(({ code }) => code), part.fieldname]);
        stored.push(await store(part, rules, files, keys));
      } else {
        if (!rules.fields.includes(part.fieldname)) invalid(part.fieldname, 'Isian ini tidak dikenal');
        if (part.valueTruncated) refuse('TOO_LARGE');
        // A part that says it is JSON comes parsed.
        const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
        fields[part.fieldname] = String(cleanInput(text));
      }
    }
    return { fields, files: stored, discard };
  } catch (error) {
    drain(request.raw);
    await discard();
    throw asProblem(error, rules.maxFiles);
  }
}
