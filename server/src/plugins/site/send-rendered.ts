import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from './render.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Pages are compressed at each request: level 5 takes a millisecond, the highest level fifty. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODERS = {
  br: (body: Buffer) => brotli(body, BROTLI_OPTIONS),
  gzip: (body: Buffer) => gzipAsync(body),
};

const ETAG_LENGTH = 22;

/** Returns the server's preferred encoding that the browser accepts; `q=0` rejects an encoding. */
function encodingFor(accepted: string | undefined): keyof typeof ENCODERS | undefined {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((part) => (/;\s*q=0(\.0*)?\s*$/.test(part) ? [] : (part.split(';')[0]?.trim() ?? [])));
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

/** Sends a rendered page compressed, or 304 when the browser has the same page. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: RenderedPage,
): Promise<FastifyReply> {
  reply.code(status).headers(headers).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (headers['content-type'] === 'text/html') reply.type('text/html; charset=utf-8');
  if (status !== 200) return reply.send(body.length > 0 ? body : undefined);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await ENCODERS[encoding](body));
}
