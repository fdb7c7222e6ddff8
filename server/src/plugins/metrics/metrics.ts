import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { JobMeter } from '../../core/job-meter.ts';
import type { OpenDb } from '../../db/client.ts';
import { routePattern } from '../../log.ts';
import { mayReadMetrics } from './access.ts';
import { registerGauges } from './gauges.ts';

/** Upper limits in seconds; 1 s is the objective, 180 s the client's timeout [1 §9]. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 180];

/** The metrics of one process: their registry, and the functions that count. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the counters. Call this before the app handles requests or jobs. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'naungan_http_requests_total',
    help: 'Completed requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'naungan_http_request_duration_seconds',
    help: 'Time until the end of the response, by method and route pattern',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const shedRequests = new Counter({
    name: 'naungan_http_requests_shed_total',
    help: 'Requests that got 503 because they could not start in time (plugins/load-shedding.ts)',
    registers,
  });
  const jobs = new Histogram({
    name: 'naungan_job_duration_seconds',
    help: 'Duration of jobs by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const measureJob: JobMeter = (job) => {
    const end = jobs.startTimer({ job });
    return (isFailed) => void end({ outcome: isFailed ? 'failed' : 'completed' });
  };
  return {
    registry,
    measureJob,
    countShed: () => shedRequests.inc(),
    countRequest(method: string, route: string, status: number, milliseconds: number) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, milliseconds / 1000);
    },
  };
}

/**
 * Serves `GET /metrics` in Prometheus's text format, only to callers of `mayReadMetrics`; others get the response for an
 * unknown path. Labels contain route patterns, never URLs, ids or addresses.
 */
export const metricsPlugin = fp(
  async (
    app: FastifyInstance,
    { metrics, poolCounts }: { metrics: Metrics } & Pick<OpenDb, 'poolCounts'>,
  ) => {
    const { registry, countRequest } = metrics;
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
      countRequest(request.method, routePattern(request), statusCode, elapsedTime),
    );
    const updateGauges = registerGauges(registry, app.deps, { poolCounts });
    let hasDefaults = false;
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      if (!mayReadMetrics(request.raw, app.deps.config.METRICS_TOKEN)) return reply.callNotFound();
      // From the first request on: event loop, heap, garbage collection, processor and open files of the process.
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      await updateGauges();
      return reply
        .header('content-type', registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics());
    });
  },
  { name: 'metrics', dependencies: ['deps'] },
);
