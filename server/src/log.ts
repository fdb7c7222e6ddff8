import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';

const MAX_STACK_LINES = 12;

/**
 * Returns the fields of an error that may be logged. Drizzle's message contains the values of the query, so only
 * the query and the database's message are logged.
 */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'a thrown value was not an Error' };
  const failedQuery = 'query' in error ? error.query : undefined;
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) };
  const code = 'code' in error ? error.code : undefined;
  const stackLines = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: typeof failedQuery === 'string' ? `Failed query: ${failedQuery}` : error.message,
    ...(code === undefined ? {} : { code }),
    stack: stackLines.slice(0, MAX_STACK_LINES).join('\n'),
    ...cause,
  };
}

/** Returns the route pattern for the log. The URL would reveal e-mail addresses, tokens and search texts. */
export const routePattern = (request: FastifyRequest) => request.routeOptions?.url ?? 'unknown';

/**
 * Returns a logger that writes JSON lines to standard output, without personal data or tokens. A request is logged by
 * method, route pattern and id, never with headers, body or query string.
 */
export function createLog(config: Config, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: [
        'access_token',
        'authorization',
        'cookie',
        'password',
        'email',
        'headers',
        'body',
        'query',
        '*.access_token',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.email',
        '*.headers',
        '*.body',
        '*.query',
      ],
      remove: true,
    },
    serializers: {
      err: errorFields,
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        route: routePattern(request),
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs one line per completed request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    route: routePattern(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  request.log[reply.statusCode >= 500 ? 'warn' : 'info'](line, 'request');
}
