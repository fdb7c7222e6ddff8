import { readFile, stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { createPageCache } from './page-cache.ts';

/** A page of the build in one encoding, with the headers that @fastify/static sends for its file. */
type BuiltFile = { body: Buffer; headers: Record<string, string> };

const MAX_BYTES = 32 * 1024 * 1024;
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** Headers that select a part of a page, or request it only under a condition on its earlier state. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

async function readBuiltFile(path: string): Promise<BuiltFile | null> {
  const [body, stats] = await Promise.all([readFile(path).catch(() => null), stat(path).catch(() => null)]);
  if (!body || !stats) return null;
  return {
    body,
    headers: {
      // As @fastify/static computes it, which responds to ranges and conditions.
      etag: `W/"${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}"`,
      'last-modified': stats.mtime.toUTCString(),
      'accept-ranges': 'bytes',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    },
  };
}

const isConditional = ({ headers }: FastifyRequest): boolean =>
  CONDITIONS.some((name) => headers[name] !== undefined) ||
  (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined);

/**
 * Returns a function that sends a page of the build from memory. It resolves to false if the file does not exist, and for a
 * request of a part of a page: then the caller sends the file.
 */
export function createBuiltFiles() {
  const files = createPageCache<BuiltFile | null>(MAX_BYTES);
  const fileAt = (path: string) =>
    files.get(path, async () => {
      const page = await readBuiltFile(path);
      return { page, size: page?.body.length ?? 0 };
    });

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    if (isConditional(request)) return false;
    for (const encoding of [...acceptedEncodings(request.headers['accept-encoding']), null]) {
      const file = await fileAt(encoding ? path + EXTENSIONS[encoding] : path);
      if (!file) continue;
      reply.headers(file.headers);
      if (encoding) reply.header('content-encoding', encoding);
      if (request.headers['if-none-match']?.includes(file.headers.etag ?? '')) reply.code(304).send();
      else reply.send(file.body);
      return true;
    }
    return false;
  };
}
