import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { API_VERSION, API_VERSION_HEADER } from '@naungan/api/api-version';
import { API_BASE } from '@naungan/api/routes';
import { todayInJakarta } from '@naungan/domain/dates';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { siteFolder } from '../../tools/site-build/releases.mjs';
import type { Config } from './config.ts';
import { createAuditLog } from './core/audit-log.ts';
import { backupSocketPlugin } from './core/backup/socket.ts';
import { createFiles } from './core/files.ts';
import { registerHousekeeping } from './core/housekeeping.ts';
import { createJobs, prepareQueue } from './core/jobs.ts';
import { createMail } from './core/mail.ts';
import { realtimePlugin } from './core/realtime/plugin.ts';
import { createRegistry } from './core/registry.ts';
import { sessionPlugin } from './core/session.ts';
import { createSnapshots } from './core/snapshots.ts';
import { createTracing } from './core/tracing/tracing.ts';
import { createTrustProxy } from './core/visitor-address.ts';
import { currentRole, grantRowPrivileges } from './db/runtime-role.ts';
import { inputMessage } from './input-messages.ts';
import { encryptStoredData, queueKeyRotation, registerKeyRotation } from './key-rotation.ts';
import { createLog, logRequest } from './log.ts';
import { createPremiumExamplesReader } from './modules/content/premium-examples-reader.ts';
import { checkRecentPayments } from './modules/payments/service.ts';
import { createSettingsReader } from './modules/settings/service.ts';
import { modules } from './modules.ts';
import { type OpenData, openData } from './open-data.ts';
import { auditPlugin } from './plugins/audit.ts';
import { connectionsPlugin, handleUnparsedRequest, shouldUpgrade } from './plugins/connections.ts';
import { contractCompilersPlugin } from './plugins/contract-compilers.ts';
import { docsPlugin } from './plugins/docs.ts';
import { errorsPlugin, sendNotFound, sendProblem } from './plugins/errors.ts';
import { filesPlugin } from './plugins/files.ts';
import { healthCheckPlugin } from './plugins/health-check.ts';
import { listenersPlugin } from './plugins/listeners.ts';
import { loadSheddingPlugin } from './plugins/load-shedding.ts';
import { createMetrics, metricsPlugin } from './plugins/metrics/metrics.ts';
import { partnerCorsPlugin } from './plugins/partner-cors.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { canonicalLoopbackPlugin } from './plugins/site/canonical-loopback.ts';
import { tracingPlugin } from './plugins/tracing.ts';
import { unreadBodyPlugin } from './plugins/unread-body.ts';
import { createMovableClock, type MovableClock } from './seed/demo/clock.ts';
import { seed } from './seed/index.ts';

export type AppOptions = {
  config: Config;
  /** Default: the system's clock. */
  clock?: () => Date;
  log?: FastifyBaseLogger;
  /** Data folder and database, if the caller has started to open them. */
  data?: OpenData;
  /** For tests: PGlite in memory, empty (true) or with the content of a dump. */
  memory?: boolean | Blob;
  /** False: no job runs until `app.deps.jobs.runDue()` is called. */
  runJobs?: boolean;
  /** Milliseconds until open connections are closed when the app closes. */
  closeWithin?: number;
  /** False serves only the API, even when the site is built. */
  site?: boolean;
  /** Called when requests can be served, before the demo data is created and before jobs run. */
  beforeDemoData?: (app: FastifyInstance) => Promise<unknown>;
  /** Called when demo records are missing, before the first of them is created. The demo member exists already. */
  beforeDemoRecords?: () => Promise<void>;
  /** An abort ends the creation of demo data after the current record. The next start continues. */
  signal?: AbortSignal;
};

/** Maximum size of a request body without files; the largest order payload is far smaller. */
const MAX_BODY_BYTES = 256 * 1024;
/** Milliseconds; equals the client's timeout [1 §9]. */
const REQUEST_TIMEOUT = 180_000;
/**
 * Milliseconds until open connections are closed when the app closes. The sum of this time and the 5 s for running jobs
 * (`core/jobs.ts`) must stay below the 10 s after which `server.ts` ends the process.
 */
const CLOSE_WITHIN = 3_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: createTrustProxy(config.TRUST_PROXY),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    http: { shouldUpgradeCallback: shouldUpgrade },
    clientErrorHandler: handleUnparsedRequest,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  // No route accepts this method: without a body to parse, a request reaches the handler that responds with 405.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  return app;
}

/** Registers the plugins for every route: error handling, security headers, cookies, multipart, sessions. */
async function registerCommonPlugins(app: FastifyInstance, closeWithin: number): Promise<void> {
  await app.register(errorsPlugin);
  await app.register(connectionsPlugin, { closeWithin });
  await app.register(listenersPlugin);
  await app.register(unreadBodyPlugin);
  await app.register(contractCompilersPlugin);
  await app.register(securityHeadersPlugin);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(sessionPlugin);
  await app.register(auditPlugin);
}

/**
 * Registers the routes of every module in a scope, so that the hooks of one module do not run for the others. The scopes have a
 * name, because Fastify would look for the name of each in the list of all loaded files, which takes a tenth of a start.
 */
async function registerModules(app: FastifyInstance): Promise<void> {
  for (const { routes, deskRoutes } of modules)
    for (const mount of [routes, deskRoutes])
      if (mount)
        await app.register(
          fp(async (api: FastifyInstance) => mount(api), { name: 'module', encapsulate: true }),
          { prefix: '/v1' },
        );
}

async function registerApi(app: FastifyInstance): Promise<void> {
  await app.register(partnerCorsPlugin, { methods: METHODS });
  await app.register(filesPlugin);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    }
    reply.header(API_VERSION_HEADER, API_VERSION);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await registerModules(app);
  // Without this route the site's catch-all would respond with an HTML page.
  app.route({ method: METHODS, url: '/*', handler: sendNotFound });
}

/** Imports the simulators only when they are enabled, so that production never loads them. */
async function registerSimulators(app: FastifyInstance): Promise<void> {
  const { simulators } = await import('../../simulators/index.ts');
  for (const simulator of simulators) await app.register(simulator);
}

async function registerSite(app: FastifyInstance, config: Config, isEnabled: boolean): Promise<void> {
  if (!isEnabled) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const { sitePlugin } = await import('./plugins/site/site.ts');
  if (!config.PRODUCTION) await app.register(canonicalLoopbackPlugin, { publicUrl: config.PUBLIC_URL });
  const { db, clock, snapshots } = app.deps;
  const readSettings = createSettingsReader(db, clock);
  await app.register(sitePlugin, {
    folder: siteFolder(config.SITE_DIR),
    earlyHints: config.EARLY_HINTS,
    brandWhatsAppNumber: config.BRAND.whatsapp,
    currentExamples: createPremiumExamplesReader(app.deps),
    // Without the database, pages are rendered and report which data failed to load.
    dataVersion: () =>
      snapshots.version().then(
        (version) => `${todayInJakarta(clock())} ${version}`,
        () => null,
      ),
    currentSiteValues: async () => {
      const settings = await readSettings();
      return settings && { origin: new URL(config.PUBLIC_URL).origin, settings };
    },
  });
}

/**
 * Creates orders, policies and claims with dates in the past. The clock shows these dates to this work only. Call this
 * before jobs start, because jobs must find complete demo records.
 */
async function addDemoData(
  app: FastifyInstance,
  clock: MovableClock,
  { beforeDemoRecords, signal }: Pick<AppOptions, 'beforeDemoRecords' | 'signal'>,
): Promise<void> {
  if (!app.deps.config.SEED_DEMO) return;
  const { seedDemo } = await import('./seed/demo/seed-demo.ts');
  // The server starts even when some demo data fails.
  await seedDemo(app, clock, { beforeFirst: beforeDemoRecords, signal }).catch((err: unknown) =>
    app.log.warn({ err }, 'the demo data could not be created completely'),
  );
}

/**
 * Returns the server, ready for requests but not listening: database migrated and seeded, demo data complete, jobs
 * running. If `beforeDemoData` makes the server listen, requests are served while the demo data is created. `close()` stops
 * the jobs and closes the database.
 * @throws ConfigError for a wrong setting, and for a data folder that is locked by another process, damaged
 * or not writable
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  z.config({ localeError: inputMessage });
  const { memory = false } = options;
  const { config, openedDb } = options.data ?? (await openData(options.config, { memory }));
  const movableClock = createMovableClock(options.clock ?? (() => new Date()));
  const clock = movableClock.now;
  const log = options.log ?? createLog(config);
  const database = await openedDb;
  const { db } = database;
  const app = createServer(config, log);
  const runJobs = options.runJobs ?? true;
  const metrics = createMetrics();
  const tracing = await createTracing(config);
  const meters = [metrics.measureJob, ...(tracing ? [tracing.measureJob] : [])];
  const jobs = createJobs(database.driver, db, log, { runSchedules: runJobs, meters });
  const snapshots = createSnapshots({ db, driver: database.driver, log });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await snapshots.stop();
    await database.close();
  });
  try {
    const files = await createFiles(config, clock);
    const mail = createMail({ config, db, jobs, files, clock, log });
    const registry = createRegistry(modules);
    let isReady = false;
    const isStarting = () => !isReady;
    const audit = createAuditLog({ db, clock });
    const deps = { config, db, jobs, mail, files, registry, snapshots, audit, clock, isStarting, log };
    registerHousekeeping(deps);
    registerKeyRotation(deps);
    for (const module of modules) module.jobs?.(deps);
    await app.register(fp(async (instance) => void instance.decorate('deps', deps), { name: 'deps' }));
    await database.prepare(async (connection) => {
      const ownerUrl = config.DATABASE_OWNER_URL;
      if (ownerUrl) {
        await prepareQueue(ownerUrl);
        await grantRowPrivileges(connection, await currentRole(db));
      }
      await encryptStoredData(connection, config);
      await seed(connection, { config, log });
    });
    await snapshots.start();
    await app.register(tracingPlugin, { tracing });
    await app.register(metricsPlugin, { metrics, poolCounts: database.poolCounts });
    await registerCommonPlugins(app, options.closeWithin ?? CLOSE_WITHIN);
    const isEmbedded = database.driver.kind === 'pglite';
    await app.register(loadSheddingPlugin, { metrics, isEmbedded });
    await app.register(docsPlugin);
    await app.register(healthCheckPlugin, { checkConnection: database.checkConnection });
    await app.register(realtimePlugin, { driver: database.driver });
    await app.register(registerApi, { prefix: API_BASE.replace(/\/v1$/, '') });
    if (database.driver.kind === 'pglite' && !memory)
      await app.register(backupSocketPlugin, { database: database.driver.database });
    if (config.SIMULATORS) await registerSimulators(app);
    await registerSite(app, config, options.site ?? true);
    await app.ready();
    const beforeWork = async () => {
      await options.beforeDemoData?.(app);
      await addDemoData(app, movableClock, options);
      if (!runJobs) return;
      await queueKeyRotation(deps);
      await checkRecentPayments(deps);
    };
    await jobs.start({ work: runJobs, beforeWork });
    isReady = true;
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
