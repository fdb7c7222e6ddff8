import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';
import type { RenderedPage } from './render.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Level 5 takes a millisecond, the highest level fifty. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, BROTLI_OPTIONS),
  gzip: (body) => gzipAsync(body),
};

const ETAG_LENGTH = 22;

/** A rendered page with its ETag. */
export type PreparedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  etag: string;
  /** Returns the compressed page, which is created once for each encoding. */
  encoded(encoding: Encoding): Promise<Buffer>;
};

export function preparePage({ status, headers, body }: RenderedPage): PreparedPage {
  const encodedBodies = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    headers,
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`,
    encoded(encoding) {
      const encodedBody = encodedBodies.get(encoding) ?? ENCODERS[encoding](body);
      encodedBodies.set(encoding, encodedBody);
      return encodedBody;
    },
  };
}
