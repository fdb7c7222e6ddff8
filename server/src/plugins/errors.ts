import type { ApiProblemCode } from '@naungan/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiProblem } from '../api-problem.ts';
import { errorCode } from '../core/error-code.ts';
import { isBucketDown, isDatabaseDown, isStorageFull } from '../core/outage.ts';

/** The problem code of each Fastify error. */
const CODE_BY_FRAMEWORK_ERROR: Record<string, ApiProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};
/** The problem code of other errors that have a status. */
const CODE_BY_STATUS: Record<number, ApiProblemCode> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  408: 'UNAVAILABLE',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  503: 'UNAVAILABLE',
};
/**
 * PostgreSQL's code for text that is not a value of the column's type. This code means that a repository did not
 * check an id with `isUuid`; no row has such an id.
 */
const INVALID_TEXT = '22P02';

/** Asks clients to wait 5 seconds before they retry after a temporary failure. */
const RETRY_HEADERS = { 'retry-after': '5' };

/** Returns the problem for an unavailable database or a full disk; null for any other error. */
function outageProblem(error: unknown): ApiProblem | null {
  if (isStorageFull(error)) return new ApiProblem('STORAGE_FULL', undefined, undefined, RETRY_HEADERS);
  return isDatabaseDown(error) || isBucketDown(error)
    ? new ApiProblem('UNAVAILABLE', undefined, undefined, RETRY_HEADERS)
    : null;
}

/** Returns the problem to send; null for an unexpected error. */
function toApiProblem(error: FastifyError | ApiProblem): ApiProblem | null {
  if (error instanceof ApiProblem) return error;
  const outage = outageProblem(error);
  if (outage) return outage;
  const code =
    CODE_BY_FRAMEWORK_ERROR[error.code] ?? (error.statusCode ? CODE_BY_STATUS[error.statusCode] : undefined);
  if (code) return new ApiProblem(code);
  if (errorCode(error) === INVALID_TEXT || errorCode(error.cause) === INVALID_TEXT)
    return new ApiProblem('NOT_FOUND');
  return null;
}

/** Sends the failure body. Logs unexpected errors; their response contains only the request id, as a header. */
export function sendProblem(
  error: FastifyError | ApiProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toApiProblem(error);
  const isOutage = problem !== null && problem !== error && problem.status > 500;
  if (!problem || problem.status === 500) request.log.error({ err: error }, 'request failed unexpectedly');
  else if (isOutage) request.log.error({ err: error }, 'request failed');
  const sentProblem = problem ?? new ApiProblem('FAILED');
  // The handler may have set `cache-control` before its reply failed; a failure must not be cached.
  reply.removeHeader('cache-control');
  return reply
    .code(sentProblem.status)
    .header('x-request-id', request.id)
    .headers(sentProblem.headers)
    .type('application/json; charset=utf-8')
    .send(sentProblem.body);
}

/** Responds with 405 and the methods of the path. */
export const sendMethodNotAllowed = (
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string[],
): FastifyReply =>
  sendProblem(
    new ApiProblem('METHOD_NOT_ALLOWED', undefined, undefined, { allow: methods.join(', ') }),
    request,
    reply,
  );

/** Responds with 404, or with 405 when the path has other methods. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = request.server.methodsOf(request.url);
  if (methods.length > 0 && !methods.includes(request.method))
    return sendMethodNotAllowed(request, reply, methods);
  return sendProblem(new ApiProblem('NOT_FOUND'), request, reply);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the methods of the routes at this URL; empty for an unknown path. */
    methodsOf(url: string): string[];
  }
}

/** Adds `methodsOf`, which knows the methods of every route without a wildcard. */
function collectMethods(app: FastifyInstance): void {
  const routes: { path: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const pattern = url
      .replace(/\/$/, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+');
    routes.push({ path: new RegExp(`^${pattern}/?$`), methods: [method].flat() });
  });
  app.decorate('methodsOf', (url: string) => {
    const path = url.split('?', 1)[0] ?? '';
    return [
      ...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)),
    ].sort();
  });
}

/** Sets the error handler of every route and `x-request-id` on every response, and adds `methodsOf`. */
export const errorsPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler(sendProblem);
    collectMethods(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'errors' },
);
