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
  untilResponds,
  untilServing,
} from '../process/backend.mjs';
import { listenHost, localOrigin } from '../process/listen-host.mjs';
import { exitCode, forwardSignals, ROOT, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { currentRelease, siteFolder } from '../site-build/releases.mjs';
import { buildSite, siteIsFresh } from '../site-build/site-build.mjs';
import { ensureInstalled, ensureStorePackages } from './install.mjs';

/** Bytes of memory above which the build and the server run at the same time. */
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

/** Seconds in which the server must handle requests. */
const START_TIMEOUT_SECONDS = 300;

/**
 * Starts the server and buffers its output, without the ready line. `bufferedOutput` returns the output;
 * `printOutput` prints it, and from then on every output of the server.
 */
function startServer() {
  const { child, exitPromise } = start('node', [...inspectFlags(process.argv), ...SERVER_ARGS], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...SERVER_CACHE, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  });
  let buffer = '';
  let print = (text) => {
    buffer += text;
  };
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    source.setEncoding('utf8').on('data', (text) => print(text.replace(READY_LINE, ''), target));
  const printOutput = () => {
    process.stdout.write(buffer);
    print = (text, target) => target.write(text);
  };
  return { child, exitPromise, bufferedOutput: () => buffer.trimEnd(), printOutput };
}

/**
 * Waits until the server handles requests. It may still have to create demo data.
 * @throws {StepError} with the server's output when it ends before it responds
 */
async function requireServing({ child, exitPromise, bufferedOutput }, port) {
  const origin = localOrigin(process.env, port);
  const { healthy } = await untilServing(origin, exitPromise, START_TIMEOUT_SECONDS);
  if (healthy) return;
  child.kill('SIGTERM');
  const exit = await exitPromise;
  throw new StepError(
    bufferedOutput() || `The server ended with code ${exitCode(exit)} before it responded.`,
  );
}

async function startServingServer(port) {
  const server = startServer();
  await requireServing(server, port);
  return server;
}

/** Returns the environment of the server that only the build uses, on another port. */
const buildServerEnv = (port) => ({
  NODE_ENV: process.env.NODE_ENV || 'development',
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  DATABASE_URL: process.env.DATABASE_URL || '',
  // Pages contain no demo data.
  SEED_DEMO: 'off',
});

const dataDir = () => process.env.DATA_DIR || '.data';

/**
 * Returns whether the server should start during the build. It should, if this machine has the cores and the memory for
 * the server in addition to the build, and if this start creates a development database or the first release. If
 * both exist, the server starts after the build, so that no visitor gets pages of the older release.
 */
const shouldStartDuringBuild = () =>
  process.env.NODE_ENV !== 'production' &&
  !process.env.DATABASE_URL &&
  (!existsSync(join(resolve(ROOT, dataDir()), 'db')) || currentRelease(siteFolder()) === null) &&
  availableParallelism() > 1 &&
  totalmem() > MIN_PARALLEL_MEMORY;

/**
 * Builds the site while the server creates its database. The build bundles first and then reads the content from this
 * server. The server creates the demo data after the build, when it already serves the site.
 */
async function buildWhileStarting(port) {
  const origin = localOrigin(process.env, port);
  const server = startServer();
  const serverEnd = new AbortController();
  server.exitPromise.then(() => serverEnd.abort());
  let buildError = null;
  const handleBuildError = (error) => {
    // A server that ended has stopped the build; the server's error is then the reason.
    if (serverEnd.signal.aborted) return;
    buildError = error;
    server.child.kill('SIGTERM');
  };
  const contentApi = process.env.CONTENT_API || `${origin}/api/v1`;
  const build = buildSite({ contentApi, contentWait: START_TIMEOUT_SECONDS, signal: serverEnd.signal });
  const [, startResult] = await Promise.allSettled([
    build.catch(handleBuildError),
    requireServing(server, port),
  ]);
  if (buildError) throw buildError;
  if (startResult.status === 'rejected') throw startResult.reason;
  await untilResponds(`${origin}/`, SERVING_TIMEOUT_MS);
  return server;
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
  return step('Starting the server (database, seed)', () => startServingServer(port));
}

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  forwardSignals();
  const port = Number(process.env.PORT || 4321);
  await checkPort(port);
  await ensureInstalled({ dev: false });
  if (process.env.S3_BUCKET) await ensureStorePackages();
  const server = await buildAndStart(port);
  console.log(`Naungan is ready: ${process.env.PUBLIC_URL || `http://localhost:${port}`}`);
  server.printOutput();
  process.exit(exitCode(await server.exitPromise));
}

main().catch(fail);
