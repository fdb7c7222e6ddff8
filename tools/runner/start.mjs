/**
 * `npm start`: installs, builds and serves the site from a fresh clone. Runs on plain Node 20 without
 * packages, because it installs them; the server runs on the pinned Node.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import {
  inspectFlags,
  listenProblem,
  READY_LINE,
  SERVER_ARGS,
  SERVER_CACHE,
  untilHealthy,
  untilResponds,
} from '../process/backend.mjs';
import { listenHost, localOrigin } from '../process/listen-host.mjs';
import { exitCode, forwardSignals, ROOT, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { buildSite, siteIsFresh } from '../site-build/site-build.mjs';
import { ensureInstalled } from './install.mjs';

/** Bytes of memory above which the build and two servers run at the same time. */
const MIN_PARALLEL_MEMORY = 6e9;
/** Time in which the server notices a new release, and opens it. */
const SERVING_TIMEOUT_MS = 10_000;

/**
 * Verifies that the server can listen, before an installation that takes minutes.
 * @throws {StepError} for a wrong PORT, or a port that is in use
 */
async function checkPort(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StepError(`Setting PORT is wrong: ${process.env.PORT} is not a port. See .env.example.`);
  }
  const problem = await listenProblem(port, listenHost(process.env));
  if (problem) throw new StepError(problem);
}

/**
 * Starts the server, buffers its output and waits until /healthz responds. `bufferedOutput` returns the output without
 * the ready line; `addOutput` is the listener that fills the buffer.
 */
async function startServer(port) {
  const { child, exitPromise } = start('node', [...inspectFlags(process.argv), ...SERVER_ARGS], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...SERVER_CACHE, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  });
  const chunks = [];
  const addOutput = (chunk) => chunks.push(chunk);
  child.stdout.on('data', addOutput);
  child.stderr.on('data', addOutput);
  const { healthy } = await untilHealthy(localOrigin(process.env, port), exitPromise);
  const bufferedOutput = () => Buffer.concat(chunks).toString().replace(READY_LINE, '').trimEnd();
  if (!healthy) child.kill('SIGTERM');
  return { child, exitPromise, healthy, bufferedOutput, addOutput };
}

/** Starts the server like `startServer`. @throws {StepError} with its output when it ends before it responds */
async function startHealthyServer(port) {
  const server = await startServer(port);
  if (server.healthy) return server;
  const exit = await server.exitPromise;
  throw new StepError(
    server.bufferedOutput() || `The server ended with code ${exitCode(exit)} before it responded.`,
  );
}

/** Returns the environment of the server that runs during the build, on another port. */
const buildServerEnv = (port) => ({
  NODE_ENV: process.env.NODE_ENV || 'development',
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  DATABASE_URL: process.env.DATABASE_URL || '',
  // Pages contain no demo data.
  SEED_DEMO: 'off',
});

const dataDir = () => process.env.DATA_DIR || '.data';

/**
 * Returns whether the server should start during the build: if this start creates a development database, and this
 * machine has the cores and the memory for another server in addition to the build.
 */
const shouldStartDuringBuild = () =>
  process.env.NODE_ENV !== 'production' &&
  !process.env.DATABASE_URL &&
  !existsSync(join(resolve(ROOT, dataDir()), 'db')) &&
  availableParallelism() > 1 &&
  totalmem() > MIN_PARALLEL_MEMORY;

/**
 * Builds the site while the server creates its database and the demo data, which takes as long as the build. The build
 * reads the content from another seeded database, because the server responds only after it has created the demo data.
 * The content of both is the same.
 */
async function buildWhileStarting(port) {
  const [buildResult, startResult] = await Promise.allSettled([
    buildSite({ backend: { env: buildServerEnv(port) } }),
    startHealthyServer(port),
  ]);
  if (buildResult.status === 'rejected') {
    startResult.value?.child.kill('SIGTERM');
    await startResult.value?.exitPromise;
    throw buildResult.reason;
  }
  if (startResult.status === 'rejected') throw startResult.reason;
  await untilResponds(`${localOrigin(process.env, port)}/`, SERVING_TIMEOUT_MS);
  return startResult.value;
}

async function buildAndStart(port) {
  const isFresh = siteIsFresh();
  if (!isFresh && shouldStartDuringBuild()) {
    return step('Building the site, and creating the database', () => buildWhileStarting(port));
  }
  if (!isFresh) {
    // The build uses this installation's data, so that the pages contain this installation's content.
    const backend = { dataDir: dataDir(), env: buildServerEnv(port) };
    await step('Building the site', () => buildSite({ backend }));
  }
  return step('Starting the server (database, seed)', () => startHealthyServer(port));
}

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  forwardSignals();
  const port = Number(process.env.PORT || 4321);
  await checkPort(port);
  await ensureInstalled({ dev: false });
  const server = await buildAndStart(port);
  const { child, exitPromise, bufferedOutput, addOutput } = server;
  if (bufferedOutput()) console.log(bufferedOutput());
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    source.off('data', addOutput);
    source.pipe(target);
  }
  console.log(`Naungan is ready: ${process.env.PUBLIC_URL || `http://localhost:${port}`}`);
  process.exit(exitCode(await exitPromise));
}

main().catch(fail);
