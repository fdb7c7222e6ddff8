import type { FailureCode } from '@naungan/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../problem.ts';

/** Fastify's own refusals, by its error code. */
const FRAMEWORK: Record<string, FailureCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};
const BY_STATUS: Record<number, FailureCode> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  408: 'UNAVAILABLE',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  503: 'UNAVAILABLE',
};
/** PostgreSQL: text that is no value of the column's type. A repository forgot `isUuid`; the id exists nowhere. */
const INVALID_TEXT = '22P02';

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code;

function asProblem(error: FastifyError | Problem): Problem | null {
  if (error instanceof Problem) return error;
  const framework = FRAMEWORK[error.code] ?? (error.statusCode ? BY_STATUS[error.statusCode] : undefined);
  if (framework) return new Problem(framework);
  if (codeOf(error) === INVALID_TEXT || codeOf(error.cause) === INVALID_TEXT) return new Problem('NOT_FOUND');
  return null;
}

/** Sends the failure body. What nobody expected is logged once and told apart only by its request id. */
export function sendProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error);
  if (!problem || problem.status === 500) request.log.error({ err: error }, 'request failed unexpectedly');
  const sent = problem ?? new Problem('FAILED');
  // A reply that did not match its contract had said how long it may be kept; its failure may not be.
  reply.removeHeader('cache-control');
  return reply
    .code(sent.status)
    .header('x-request-id', request.id)
    .headers(sent.headers)
    .type('application/json; charset=utf-8')
    .send(sent.body);
}

/** For paths that lead nowhere. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(new Problem('NOT_FOUND'), request, reply);

/** One error handler for every route, and `x-request-id` on every reply. */
export const errorsPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler(sendProblem);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'errors' },
);
