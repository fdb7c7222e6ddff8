import { Socket } from 'node:net';
import { API_BASE, type RouteName } from '@naungan/api/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import { ApiProblem } from '../api-problem.ts';
import { type AdmissionLimits, createAdmission, type Release } from '../core/admission.ts';
import { sendProblem } from './errors.ts';
import type { Metrics } from './metrics/metrics.ts';
import { sendNotice } from './notice-page.ts';
import { isHashed } from './site/release.ts';

/** Three seconds, because a client should get a reply within six seconds, and an admitted request also takes time. */
const LIMITS: AdmissionLimits = { running: 20, perTurn: 8, yieldedTurns: 16, waitMs: 3_000, waiting: 2_000 };

/**
 * Fewer API calls run at the same time on the embedded database, which runs one statement at a time: more running calls would only
 * take longer, after their wait.
 */
const EMBEDDED_RUNNING = 10;

/** Paths that monitors and load balancers request. */
const MONITOR_PATHS = ['/livez', '/readyz', '/healthz', '/metrics'];
/** Reports of gateways. A gateway repeats a rejected report only after minutes, and a customer would wait for the policy. */
const GATEWAY_CALLS: readonly (RouteName | undefined)[] = [
  'paymentNotification',
  'virtualAccountNotification',
];
/** Bodies that handlers read while they arrive, at the speed of the client's network. */
const STREAMED_BODY = /^(?:multipart\/form-data|application\/offset\+octet-stream)/i;

const API_ROOT = API_BASE.replace(/\/v1$/, '/');
const BUSY_TEXT = 'Situs kami sedang sangat ramai, silakan coba beberapa saat lagi';
const BUSY_NOTICE = {
  title: 'Situs sedang ramai',
  text: 'Banyak pengunjung membuka situs kami saat ini, sehingga halaman ini belum dapat ditampilkan. Mohon tunggu beberapa detik, lalu coba lagi.',
};

/** Seconds until a retry. Different clients get different times, so that they do not return at the same moment. */
const retrySeconds = () => String(5 + Math.floor(Math.random() * 6));

const isApi = ({ url }: FastifyRequest) => url.startsWith(API_ROOT);

/**
 * Returns whether a request is never rejected: of monitors and gateways, calls of this server to itself, and scripts and styles
 * of pages that were delivered.
 */
function isExempt({ url, raw, routeOptions }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (
    MONITOR_PATHS.includes(path) ||
    path.startsWith('/simulators/') ||
    isHashed(path) ||
    GATEWAY_CALLS.includes(routeOptions.config.call?.name) ||
    !(raw.socket instanceof Socket)
  );
}

/**
 * Returns whether the duration of a request depends on others: on a slow network, or on a gateway. Such requests wait for
 * their start, but do not count as running: a slow gateway must not make the server reject everyone.
 */
const dependsOnOthers = ({ headers, routeOptions }: FastifyRequest): boolean =>
  STREAMED_BODY.test(headers['content-type'] ?? '') ||
  routeOptions.config.call?.problems?.includes('UPSTREAM') === true;

const acceptsHtml = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = { 'retry-after': retrySeconds() };
  if (isApi(request) || !acceptsHtml(request))
    return sendProblem(new ApiProblem('UNAVAILABLE', BUSY_TEXT, undefined, headers), request, reply);
  const retry = { href: '', label: 'Coba lagi' };
  return sendNotice(reply.headers(headers), 503, BUSY_NOTICE.title, BUSY_NOTICE.text, retry);
}

/** `limits`: for tests. */
type Options = {
  metrics: Pick<Metrics, 'registry' | 'countShed'>;
  isEmbedded?: boolean;
  limits?: AdmissionLimits;
};

/**
 * Responds with 503 and `Retry-After` to requests that cannot start in time, instead of letting every client wait. The API and
 * the site have a queue each, so that calls that wait for the database do not stop the pages. A request waits after its JSON body
 * has arrived, so that slow clients do not count as running. @fastify/under-pressure does not fit: it measures the event loop once a
 * second, so it admits a burst of hundreds of requests, and then rejects all requests for a second.
 */
export const loadSheddingPlugin = fp(
  async (app: FastifyInstance, { metrics, isEmbedded = false, limits = LIMITS }: Options) => {
    const apiLimits = isEmbedded ? { ...limits, running: EMBEDDED_RUNNING } : limits;
    const queues = { api: createAdmission(apiLimits), site: createAdmission(limits) };
    const releases = new WeakMap<FastifyRequest, Release>();
    for (const state of ['running', 'waiting'] as const)
      new Gauge({
        name: `naungan_http_requests_${state}`,
        help: `Requests of this process that are ${state}, without those that depend on a gateway or a slow network`,
        registers: [metrics.registry],
        collect() {
          this.set(queues.api.counts()[state] + queues.site.counts()[state]);
        },
      });

    app.server.on('connection', () => {
      queues.api.yieldTurn();
      queues.site.yieldTurn();
    });
    app.addHook('preValidation', (request, reply, done) => {
      if (isExempt(request)) return done();
      const queue = isApi(request) ? queues.api : queues.site;
      return queue.enter((release) => {
        if (release === null || request.raw.socket.destroyed) {
          release?.();
          metrics.countShed();
          sendBusy(request, reply);
          return;
        }
        if (dependsOnOthers(request)) release();
        releases.set(request, release);
        // For a client that disconnects before the response is ready.
        reply.raw.once('close', release);
        done();
      });
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      releases.get(request)?.();
      done(null, payload);
    });
    app.addHook('onClose', async () => {
      queues.api.close();
      queues.site.close();
    });
  },
  { name: 'load-shedding', dependencies: ['errors'] },
);
