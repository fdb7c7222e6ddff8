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
import { ApiProblem, throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { cleanInput } from '../../plugins/clean-input.ts';
import { errorCode } from '../error-code.ts';
import { checkContent } from './check-content.ts';
import { HARD_LIMIT_MB, HEAD_BYTES, sizeLimitMb, throwFileProblem } from './content-type.ts';
import { checkFileCount } from './file-count.ts';
import type { FileRule } from './file-rule.ts';

export type StoredFile = {
  /** Name of the form field, which is the attachment's code. */
  code: string;
  /** The title in a file name `{prefix}--{title}.{ext}`; for other file names, the name without its extension. */
  title: string;
  fileName: string;
  mimeType: string;
  bytes: number;
  storageKey: string;
};
export type Multipart = {
  /** Text parts by name. */
  fields: Record<string, string>;
  files: StoredFile[];
  /** Deletes the stored files, for a request that stores no record. */
  discard(): Promise<void>;
};
export type MultipartRules = {
  /** Names of allowed text parts. */
  fields: readonly string[];
  /** Returns the rule for the files of a field; null for an unexpected field. */
  findRule: (fieldName: string) => FileRule | null;
  maxFiles: number;
};

const MB = 1_048_576;
/** Maximum size of a text part, in bytes. */
const FIELD_BYTES = 256 * 1024;
/**
 * Bytes of a rejected upload that are still read, so that the browser gets the response instead of a connection reset.
 */
const DRAIN_BYTES = 64 * MB;

/** Returns the title of `{prefix}--{title}.{ext}`, or the file name without its extension; at most 200 characters. */
function titleFromFileName(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const prefixEnd = stem.indexOf('--');
  return (prefixEnd < 0 ? stem : stem.slice(prefixEnd + 2)).slice(0, 200);
}

/**
 * Returns a transform (`limiter`) that fails at the first byte over the limit. `receivedContent` has the number of bytes
 * that the transform has received, and the first bytes for type detection.
 */
function createSizeLimit(limitMb: number, message = tooLargeMessage(sizeLimitMb(limitMb))) {
  const limit = attachmentBytes({ limit: sizeLimitMb(limitMb) });
  const receivedContent = { bytes: 0, head: Buffer.alloc(0) };
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedContent.bytes += chunk.length;
      if (receivedContent.bytes > limit) return done(new ApiProblem('TOO_LARGE', message));
      if (receivedContent.head.length < HEAD_BYTES)
        receivedContent.head = Buffer.concat([receivedContent.head, chunk]).subarray(0, HEAD_BYTES);
      return done(null, chunk);
    },
  });
  return { limiter, receivedContent };
}

/** Checks and stores one file of the form. Adds its key to `keys`, by which the caller can delete the file after a failure. */
async function storePart(
  part: MultipartFile,
  rules: MultipartRules,
  deps: Deps,
  keys: string[],
): Promise<StoredFile> {
  const { files } = deps;
  const rule = rules.findRule(part.fieldname);
  if (!rule) return throwFileProblem(part.fieldname, 'Berkas ini tidak diminta');
  const fileName = String(cleanInput(part.filename ?? '')).slice(-200);
  // The size is not known yet: with `size: 1`, checkAttachment finds no problem of the size.
  const problem = checkAttachment(rule, { name: fileName, size: 1, type: part.mimetype });
  const { texts } = rule;
  const { invalidMessage } = ATTACHMENT_KINDS[rule.extention];
  if (problem) {
    const message = problem === invalidMessage ? (texts?.invalid ?? problem) : problem;
    return throwFileProblem(part.fieldname, message);
  }

  const storageKey = `uploads/${randomUUID()}`;
  keys.push(storageKey);
  const { limiter, receivedContent } = createSizeLimit(rule.limit, texts?.tooLarge?.(fileName));
  const contents = new PassThrough();
  // Both streams must end before the file may be removed; otherwise the writer creates it again after its removal.
  const streams = await Promise.allSettled([
    pipeline(part.file, limiter, contents),
    files.put(storageKey, contents, { mimeType: part.mimetype }),
  ]);
  const reasons = streams.flatMap((stream) => (stream.status === 'rejected' ? [stream.reason] : []));
  // When one of the two streams fails, the other reports only that it was closed.
  if (reasons.length > 0)
    throw reasons.find(({ code }) => code !== 'ERR_STREAM_PREMATURE_CLOSE') ?? reasons[0];

  const content = { ...receivedContent, read: () => files.read(storageKey) };
  const { mimeType, picture } = await checkContent(
    deps,
    part.fieldname,
    rule.extention,
    content,
    texts?.invalid,
  );
  if (picture) await files.put(storageKey, picture, { mimeType });
  const title = titleFromFileName(fileName);
  return { code: part.fieldname, title, fileName, mimeType, bytes: receivedContent.bytes, storageKey };
}

/** Reads and discards the rest of the body, up to DRAIN_BYTES. */
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

function toApiProblem(error: unknown, maxFiles: number): unknown {
  if (error instanceof ApiProblem) return error;
  const code = errorCode(error) ?? '';
  if (code === 'FST_FILES_LIMIT')
    return new ApiProblem('TOO_LARGE', `Maksimal ${maxFiles} berkas dalam satu pengiriman`);
  // A part that declares the type JSON but is not JSON. The response is the same as for a part without a type.
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return new ApiProblem('INVALID');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new ApiProblem('TOO_LARGE');
  // Errors of busboy (broken boundary, early end), and an aborted connection. busboy calls a boundary of more than 252
  // characters a needle that is too long.
  if (
    !(error instanceof Error) ||
    /multipart|boundary|needle|premature|aborted|terminated|header/i.test(error.message)
  )
    return new ApiProblem('MALFORMED');
  return error;
}

/**
 * Streams a multipart body into the file store. Limits each file while it arrives (413), detects its type by
 * content, and decodes images (422). After a failure or a lost connection no file is stored.
 * @throws ApiProblem
 */
export async function readMultipart(request: FastifyRequest, rules: MultipartRules): Promise<Multipart> {
  const { deps } = request.server;
  const { files } = deps;
  const keys: string[] = [];
  const discard = async () => {
    await Promise.all(keys.splice(0).map((key) => files.remove(key)));
  };
  const fields: Record<string, string> = {};
  const storedFiles: StoredFile[] = [];
  const limits = {
    // Above all limits of documents, so that the transform of createSizeLimit rejects first, with its message.
    fileSize: (HARD_LIMIT_MB + 1) * MB,
    files: rules.maxFiles,
    fieldSize: FIELD_BYTES,
    // More than the form has, so that the response for an unknown field can contain the field's name.
    fields: rules.fields.length + 5,
    headerPairs: 50,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const rule = rules.findRule(part.fieldname);
        if (rule)
          checkFileCount(rule, part.fieldname, [...storedFiles.map(({ code }) => code), part.fieldname]);
        storedFiles.push(await storePart(part, rules, deps, keys));
      } else {
        if (!rules.fields.includes(part.fieldname))
          throwFileProblem(part.fieldname, 'Isian ini tidak dikenal');
        if (part.valueTruncated) throwProblem('TOO_LARGE');
        // A part declared as JSON arrives parsed.
        const value = cleanInput(part.value);
        fields[part.fieldname] = typeof value === 'string' ? value : JSON.stringify(value);
      }
    }
    return { fields, files: storedFiles, discard };
  } catch (error) {
    drain(request.raw);
    await discard();
    throw toApiProblem(error, rules.maxFiles);
  }
}
