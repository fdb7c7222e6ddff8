import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { parseTraceParent } from '../core/tracing/traceparent.ts';
import type { ActiveSpan, Tracing } from '../core/tracing/tracing.ts';
import { routePattern } from '../log.ts';

/**
 * Adds the id of the request's trace to its log lines: the id of the header `traceparent`, or of the new span with
 * tracing. A span has the route pattern, never the URL.
 */
export const tracingPlugin = fp(
  async (app: FastifyInstance, { tracing }: { tracing: Tracing | null }) => {
    const spans = new WeakMap<FastifyRequest, ActiveSpan>();
    app.addHook('onRequest', async (request, reply) => {
      const parent = parseTraceParent(request.headers.traceparent);
      const span = tracing?.startRequest(parent);
      if (span) spans.set(request, span);
      const traceId = span?.traceId ?? parent?.traceId;
      if (!traceId) return;
      request.log = request.log.child({ traceId });
      reply.log = request.log;
    });
    if (!tracing) return;
    app.addHook('onResponse', async (request, { statusCode }) => {
      const route = routePattern(request);
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'naungan.request_id': request.id,
      };
      spans.get(request)?.end(`${request.method} ${route}`, attributes, statusCode >= 500);
    });
    app.addHook('onClose', () => tracing.stop());
  },
  { name: 'tracing' },
);
