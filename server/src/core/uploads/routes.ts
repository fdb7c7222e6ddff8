import type { FastifyCorsOptions } from '@fastify/cors';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { attachmentBytes } from '@naungan/domain/attachment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { sessionOf } from '../session.ts';
import { sendAnswer } from './answer.ts';
import { HARD_LIMIT_MB } from './content.ts';
import { registerExpiry } from './expiry.ts';
import { createFinisher } from './finish.ts';
import { createPartials } from './partials.ts';
import { deleteUnused, openUploadById, type UploadRow } from './repository.ts';
import { createTus } from './tus.ts';
import { announcedBytes, takeVolume } from './volume.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What @fastify/cors does otherwise on this route. */
    cors?: FastifyCorsOptions;
  }
}

type Call = { Params: { id: string } };

const CHUNK_TYPE = 'application/offset+octet-stream';
const TUS = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' };
/** What a client that asks first is told; browsers of partner sites ask too. */
const ABILITIES = {
  ...TUS,
  'tus-extension': 'creation,creation-with-upload,termination',
  'tus-max-size': attachmentBytes({ limit: HARD_LIMIT_MB }),
};
const EXPOSED = [
  'location',
  'upload-offset',
  'upload-length',
  ...Object.keys(ABILITIES),
  'x-request-id',
  'retry-after',
];

/** The member who calls: uploads are nobody else's. */
async function requireMember(request: FastifyRequest): Promise<string> {
  const session = (await sessionOf(request)) ?? refuse('UNAUTHORIZED');
  return session.role === 'member' ? session.userId : refuse('FORBIDDEN');
}

/** An upload that is another's, taken, expired or unknown is not there. */
async function requireUpload({ db, clock }: Deps, id: string, userId: string): Promise<UploadRow> {
  const row = isUuid(id) ? await openUploadById(db, id, userId, clock()) : null;
  return row ?? refuse('NOT_FOUND');
}

const sendWhole = (reply: FastifyReply, { bytes }: UploadRow) =>
  reply
    .headers({ ...TUS, 'upload-offset': bytes, 'upload-length': bytes })
    .code(200)
    .send();

/** Files ahead of their form, by the tus protocol: `packages/api/src/uploads.ts`. */
export function mountUploads(app: FastifyInstance): void {
  const { deps } = app;
  const partials = createPartials(deps);
  const finish = createFinisher(deps, partials);
  const tus = createTus(deps, partials, finish);
  registerExpiry(deps, partials);

  app.addContentTypeParser(CHUNK_TYPE, (_request, payload, done) => done(null, payload));
  const config = { cors: { exposedHeaders: EXPOSED } };
  const one = `${UPLOADS_PATH}/:id`;

  const asked = { cors: { ...config.cors, strictPreflight: false, preflightContinue: true } };
  app.options(UPLOADS_PATH, { config: asked }, async (_request, reply) =>
    reply.headers(ABILITIES).code(204).send(),
  );

  app.post(UPLOADS_PATH, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const announced = announcedBytes(request.headers['upload-length']) ?? 0;
    // One that is too large is refused for that.
    if (announced <= attachmentBytes({ limit: HARD_LIMIT_MB })) await takeVolume(request, userId, announced);
    return sendAnswer(reply, await tus(request, userId));
  });

  app.patch<Call>(one, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const row = await requireUpload(deps, request.params.id, userId);
    if (row.storageKey !== null) refuse('CONFLICT');
    return sendAnswer(reply, await tus(request, userId));
  });

  app.head<Call>(one, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const row = await requireUpload(deps, request.params.id, userId);
    if (row.storageKey !== null) return sendWhole(reply, row);
    const answer = await tus(request, userId);
    // The server ended between the last byte and the judgement.
    if (Number(answer.headers.get('upload-offset')) === row.bytes) await finish(row.id);
    // Another request that asked at the same time has judged it meanwhile: its bytes are in the file store.
    const now = answer.ok ? row : await requireUpload(deps, row.id, userId);
    return now.storageKey === null ? sendAnswer(reply, answer) : sendWhole(reply, now);
  });

  app.delete<Call>(one, { config }, async (request, reply) => {
    const userId = await requireMember(request);
    const row = await requireUpload(deps, request.params.id, userId);
    // Through the protocol, so that a request that still writes it lets go first.
    if (row.storageKey === null) await tus(request, userId);
    if (!(await deleteUnused(deps.db, row.id))) refuse('NOT_FOUND');
    await partials.remove(row.id);
    if (row.storageKey !== null) await deps.files.remove(row.storageKey);
    return reply.headers(TUS).code(204).send();
  });
}
