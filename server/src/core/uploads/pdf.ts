import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createInflate } from 'node:zlib';
import { addFindings, isUnreadableObjectStream, noFindings, type PdfFindings } from './pdf-text.ts';
import { createSerialQueue } from './serial-queue.ts';

/** Limits of one document. */
export const PDF_LIMITS = { inflatedBytes: 256 * 1_048_576, streams: 20_000, milliseconds: 30_000 };
/** Maximum layers of compression of one stream. */
const MAX_LAYERS = 3;

/** Bytes that are searched at once, and bytes before them that are searched again, because a name may be cut. */
const WINDOW_BYTES = 262_144;
const OVERLAP_BYTES = 512;
/** Maximum distance of a dictionary's begin before the keyword `stream`. */
const MAX_DICTIONARY_BYTES = 8_192;
const MAX_LINE_BYTES = 256;
const STREAM = 'stream';
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Why a document is rejected. */
type PdfProblem = 'active' | 'encrypted' | 'too-large';

class TooLargeError extends Error {}

/** What remains of the limits of one document. */
type Budget = { bytes: number; streams: number; deadline: number };

function takeBytes(budget: Budget, bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0 || performance.now() > budget.deadline) throw new TooLargeError();
}

/** Returns whether bytes begin like a zlib stream (RFC 1950), as viewers check. */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;

/** Decompresses a stream and searches its contents. Ignores data that is not compressed, for example of a picture. */
async function searchDeflated(
  bytes: Buffer,
  budget: Budget,
  findings: PdfFindings,
  layer = 1,
): Promise<void> {
  if (layer > MAX_LAYERS) throw new TooLargeError();
  const inflater = createInflate({ chunkSize: WINDOW_BYTES });
  inflater.end(bytes);
  let previousText = '';
  let innerChunks: Buffer[] | undefined;
  try {
    for await (const chunk of inflater as AsyncIterable<Buffer>) {
      takeBytes(budget, chunk.length);
      innerChunks ??= isDeflated(chunk) ? [] : undefined;
      innerChunks?.push(chunk);
      const text = previousText + chunk.toString('latin1');
      addFindings(findings, text);
      previousText = text.slice(-OVERLAP_BYTES);
    }
  } catch (error) {
    if (error instanceof TooLargeError) throw error;
    // Damaged or other data. Viewers show what could be decompressed, which was searched above.
  } finally {
    inflater.destroy();
  }
  if (innerChunks) await searchDeflated(Buffer.concat(innerChunks), budget, findings, layer + 1);
}

/** Returns the position of a stream's data: the next line after the keyword, as viewers read it. */
function dataStart(file: Buffer, keywordEnd: number): number {
  for (let position = keywordEnd; position < keywordEnd + MAX_LINE_BYTES; position += 1) {
    if (file[position] === LINE_FEED) return position + 1;
    if (file[position] === CARRIAGE_RETURN)
      return file[position + 1] === LINE_FEED ? position + 2 : position + 1;
  }
  return keywordEnd;
}

/** Returns the text between the begin of the object and the keyword `stream` at `position`. */
function dictionaryBefore(file: Buffer, position: number): string {
  const text = file.toString('latin1', Math.max(0, position - MAX_DICTIONARY_BYTES), position);
  return text.slice(text.lastIndexOf(' obj') + 1);
}

async function searchStreams(file: Buffer, budget: Budget, findings: PdfFindings): Promise<void> {
  for (
    let position = file.indexOf(STREAM);
    position >= 0;
    position = file.indexOf(STREAM, position + STREAM.length)
  ) {
    if (file.toString('latin1', Math.max(0, position - 3), position) === 'end') continue;
    budget.streams -= 1;
    if (budget.streams < 0) throw new TooLargeError();
    findings.hasActiveContent ||= isUnreadableObjectStream(dictionaryBefore(file, position));
    const data = file.subarray(dataStart(file, position + STREAM.length));
    if (isDeflated(data)) await searchDeflated(data, budget, findings);
    if (findings.hasActiveContent) return;
  }
}

async function searchPlainText(file: Buffer, findings: PdfFindings): Promise<void> {
  for (let start = 0; start < file.length; start += WINDOW_BYTES) {
    addFindings(findings, file.toString('latin1', Math.max(0, start - OVERLAP_BYTES), start + WINDOW_BYTES));
    await yieldToEventLoop();
  }
}

async function inspect(file: Buffer, limits: typeof PDF_LIMITS): Promise<PdfProblem | null> {
  const findings = noFindings();
  const budget: Budget = {
    bytes: limits.inflatedBytes,
    streams: limits.streams,
    deadline: performance.now() + limits.milliseconds,
  };
  await searchPlainText(file, findings);
  // The streams of an encrypted document cannot be searched.
  if (findings.isEncrypted) return 'encrypted';
  try {
    if (!findings.hasActiveContent) await searchStreams(file, budget, findings);
  } catch (error) {
    if (error instanceof TooLargeError) return 'too-large';
    throw error;
  }
  const leavesDocument = findings.hasAutomaticAction && findings.hasExternalAction;
  return findings.hasActiveContent || leavesDocument ? 'active' : null;
}

const inTurn = createSerialQueue();

/**
 * Searches a PDF for scripts, programs, embedded files and automatic actions, also inside compressed streams. Returns the
 * reason to reject it, or null. Does not build the document, so that a malicious structure takes neither memory nor time.
 */
export const checkPdf = (read: () => Promise<Readable>, limits = PDF_LIMITS): Promise<PdfProblem | null> =>
  inTurn(async () => inspect(await buffer(await read()), limits));
