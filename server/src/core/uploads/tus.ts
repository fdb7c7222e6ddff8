import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { Server } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { openUpload } from './open.ts';
import type { Partials } from './partials.ts';

/** Who sends; set by us on the request that the library sees, whatever the caller sent. */
const OWNER = 'x-upload-owner';
/** Of a request that hangs while its client already asks again: until it lets go of the file. */
const LOCK_DRAIN_MS = 100;

/** The request in the library's terms. The raw one goes along, so that a cut connection keeps what has come. */
function webRequest({ raw, method }: FastifyRequest, userId: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) headers.set(name, String(value));
  headers.set(OWNER, userId);
  const withBody = method === 'POST' || method === 'PATCH';
  const request = new Request(new URL(raw.url ?? '/', 'http://uploads.invalid'), {
    method,
    headers,
    ...(withBody ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {}),
  });
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw } } });
}

/** What the library itself throws to refuse: a plain object. Anything may come from below it, no error included. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status_code' in error;

/**
 * The tus protocol over the files that are still arriving. One process writes a file at a time; where several
 * serve one site, they share DATA_DIR/uploads, or a proxy leads a member to always the same one.
 */
export function createTus(deps: Deps, partials: Partials, finish: (id: string) => Promise<void>) {
  const unexpected = new WeakMap<Request, unknown>();
  const server = new Server({
    path: API_BASE + UPLOADS_PATH,
    datastore: partials.store,
    relativeLocation: true,
    lockDrainTimeout: LOCK_DRAIN_MS,
    namingFunction: () => randomUUID(),
    async onUploadCreate({ headers }, { id, metadata, size }) {
      const userId = headers.get(OWNER) ?? '';
      await openUpload(deps, { id, userId, metadata: metadata ?? {}, bytes: size ?? 0 });
      return {};
    },
    async onUploadFinish(_request, { id }) {
      await finish(id);
      return {};
    },
    onResponseError(request, error: unknown) {
      if (error instanceof Problem) return { status_code: error.status, body: JSON.stringify(error.body) };
      if (error instanceof Error || !isRefusal(error)) unexpected.set(request, error);
      return undefined;
    },
  });
  return async (request: FastifyRequest, userId: string) => {
    const sent = webRequest(request, userId);
    const answer = await server.handleWeb(sent);
    if (!unexpected.has(sent)) return answer;
    const error = unexpected.get(sent);
    // Not the library's answer, which has the error's text: the server's own.
    throw error instanceof Error ? error : new Error('An upload failed without an error', { cause: error });
  };
}
