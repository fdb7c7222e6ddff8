import type { FastifyCorsOptions } from '@fastify/cors';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { attachmentBytes } from '@naungan/domain/attachment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { RATE_LIMIT_HEADERS } from '../limits.ts';
import { sessionOf } from '../session.ts';
import { createUploadCompleter } from './complete-upload.ts';
import { HARD_LIMIT_MB } from './content-type.ts';
import { registerExpiry } from './expiry.ts';
import { createPartialFiles } from './partial-files.ts';
import { sendProtocolReply } from './protocol-reply.ts';
import { deleteUnused, type UploadRow, unusedUploadById } from './repository.ts';
import { createTus } from './tus.ts';
import { declaredBytes, takeUploadQuota } from './upload-quota.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides of @fastify/cors for a route. */
    cors?: FastifyCorsOptions;
  }
}

type UploadRequest = { Params: { id: string } };

const CHUNK_TYPE = 'application/offset+octet-stream';
const TUS = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' };
/** The headers of the response to OPTIONS, which browsers on partner sites send as a preflight. */
const TUS_HEADERS = {
  ...TUS,
  'tus-extension': 'creation,creation-with-upload,termination',
  'tus-max-size': attachmentBytes({ limit: HARD_LIMIT_MB }),
};
const EXPOSED_HEADERS = [
  'location',
  'upload-offset',
  'upload-length',
  ...Object.keys(TUS_HEADERS),
  'x-request-id',
  'retry-after',
  ...RATE_LIMIT_HEADERS,
];

/**
 * Returns the id of the member who calls.
 * @throws ApiProblem UNAUTHORIZED, FORBIDDEN
 */
async function requireMember(request: FastifyRequest): Promise<string> {
  const session = (await sessionOf(request)) ?? throwProblem('UNAUTHORIZED');
  return session.role === 'member' ? session.userId : throwProblem('FORBIDDEN');
}

/**
 * Returns the member's unused upload.
 * @throws ApiProblem NOT_FOUND for an upload that is unknown, used, expired or another member's
 */
async function requireUpload({ db, clock }: Deps, id: string, userId: string): Promise<UploadRow> {
  const row = isUuid(id) ? await unusedUploadById(db, id, userId, clock()) : null;
  return row ?? throwProblem('NOT_FOUND');
}

const sendCompleteOffset = (reply: FastifyReply, { bytes }: UploadRow) =>
  reply
    .headers({ ...TUS, 'upload-offset': bytes, 'upload-length': bytes })
    .code(200)
    .send();

/** Mounts the routes that upload files by the tus protocol before their form is sent: `packages/api/src/uploads.ts`. */
export function mountUploads(app: FastifyInstance): void {
  const { deps } = app;
  const partialFiles = createPartialFiles(deps);
  const completeUpload = createUploadCompleter(deps, partialFiles);
  const tus = createTus(deps, partialFiles, completeUpload);
  registerExpiry(deps, partialFiles);

  app.addContentTypeParser(CHUNK_TYPE, (_request, payload, done) => done(null, payload));
  const config = { cors: { exposedHeaders: EXPOSED_HEADERS } };
  const uploadPath = `${UPLOADS_PATH}/:id`;

  // Lets the handler below respond to preflights, because @fastify/cors does not add the protocol's headers.
  const routeOptions = { cors: { ...config.cors, strictPreflight: false, preflightContinue: true } };
  app.options(UPLOADS_PATH, { config: routeOptions }, async (_request, reply) =>
    reply.headers(TUS_HEADERS).code(204).send(),
  );

  app.post(UPLOADS_PATH, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const declaredLength = declaredBytes(request.headers['upload-length']) ?? 0;
    // A file that is too large counts against no limit, because it is rejected for its size.
    if (declaredLength <= attachmentBytes({ limit: HARD_LIMIT_MB }))
      await takeUploadQuota(request, userId, declaredLength);
    return sendProtocolReply(reply, await tus(request, userId));
  });

  app.patch<UploadRequest>(uploadPath, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const row = await requireUpload(deps, request.params.id, userId);
    if (row.storageKey !== null) throwProblem('CONFLICT');
    return sendProtocolReply(reply, await tus(request, userId));
  });

  app.head<UploadRequest>(uploadPath, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const row = await requireUpload(deps, request.params.id, userId);
    if (row.storageKey !== null) return sendCompleteOffset(reply, row);
    const response = await tus(request, userId);
    // All bytes have arrived, but the server stopped before it checked the file.
    if (Number(response.headers.get('upload-offset')) === row.bytes) await completeUpload(row.id);
    // The library does not find the file if a concurrent request has just moved it into the file store.
    const currentRow = response.ok ? row : await requireUpload(deps, row.id, userId);
    return currentRow.storageKey === null
      ? sendProtocolReply(reply, response)
      : sendCompleteOffset(reply, currentRow);
  });

  app.get<UploadRequest>(uploadPath, { config, exposeHeadRoute: false }, async (request, reply) => {
    const userId = await requireMember(request);
    const { storageKey, mimeType } = await requireUpload(deps, request.params.id, userId);
    const file = storageKey === null ? null : await deps.files.open(storageKey);
    if (!file) return throwProblem('NOT_FOUND');
    return reply
      .headers({
        'content-type': mimeType ?? 'application/octet-stream',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(file);
  });

  app.delete<UploadRequest>(uploadPath, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const row = await requireUpload(deps, request.params.id, userId);
    // The library first stops a request that still writes the file.
    if (row.storageKey === null) await tus(request, userId);
    if (!(await deleteUnused(deps.db, row.id))) throwProblem('NOT_FOUND');
    await partialFiles.remove(row.id);
    if (row.storageKey !== null) await deps.files.remove(row.storageKey);
    return reply.headers(TUS).code(204).send();
  });
}
