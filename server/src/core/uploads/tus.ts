import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { Server } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { createUpload } from './create-upload.ts';
import type { PartialFiles } from './partial-files.ts';

/**
 * Header with the id of the member who uploads. The server always sets the header, so that a client cannot choose the
 * id.
 */
const UPLOADER_HEADER = 'x-upload-owner';
/** Milliseconds that a new request waits for a hanging request to release the file. */
const LOCK_DRAIN_MS = 100;

/**
 * Returns the request as the library expects it. `runtime` contains Node's request: with it, the library stores the
 * bytes that arrived before a connection is lost.
 */
function toWebRequest({ raw, method }: FastifyRequest, userId: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) headers.set(name, String(value));
  headers.set(UPLOADER_HEADER, userId);
  const hasBody = method === 'POST' || method === 'PATCH';
  const request = new Request(new URL(raw.url ?? '/', 'http://uploads.invalid'), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {}),
  });
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw } } });
}

/**
 * Returns whether the library threw this value to reject a request: such a value is a plain object. Code that the
 * library calls may throw any value.
 */
const isProtocolProblem = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status_code' in error;

/**
 * Handles the tus protocol for incomplete files. If several processes serve one site, they must share
 * DATA_DIR/uploads, or a proxy must send all requests of a member to the same process. In a shared folder, an upload
 * can continue at another process (`write-turn.ts`).
 */
export function createTus(
  deps: Deps,
  partialFiles: PartialFiles,
  completeUpload: (id: string) => Promise<void>,
) {
  const unexpectedErrors = new WeakMap<Request, unknown>();
  const server = new Server({
    path: API_BASE + UPLOADS_PATH,
    datastore: partialFiles.store,
    relativeLocation: true,
    lockDrainTimeout: LOCK_DRAIN_MS,
    namingFunction: () => randomUUID(),
    async onUploadCreate({ headers }, { id, metadata, size }) {
      const userId = headers.get(UPLOADER_HEADER) ?? '';
      await createUpload(deps, { id, userId, metadata: metadata ?? {}, bytes: size ?? 0 });
      return {};
    },
    async onUploadFinish(_request, { id }) {
      await completeUpload(id);
      return {};
    },
    onResponseError(request, error: unknown) {
      if (error instanceof ApiProblem) return { status_code: error.status, body: JSON.stringify(error.body) };
      if (error instanceof Error || !isProtocolProblem(error)) unexpectedErrors.set(request, error);
      return undefined;
    },
  });
  return async (request: FastifyRequest, userId: string) => {
    const webRequest = toWebRequest(request, userId);
    const response = await server.handleWeb(webRequest);
    if (!unexpectedErrors.has(webRequest)) return response;
    const error = unexpectedErrors.get(webRequest);
    // The library's response is not sent, because it contains the error's text.
    throw error instanceof Error
      ? error
      : new Error('Code of an upload threw a value that is not an Error', { cause: error });
  };
}
