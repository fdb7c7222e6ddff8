/**
 * `npm start`: installs, builds and serves the site from a fresh clone. Runs on plain Node 20 without
 * packages, because it installs them; the server runs on the pinned Node.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  inspectFlags,
  listenProblem,
  READY_LINE,
  SERVER_ARGS,
  SERVER_CACHE,
  untilHealthy,
} from '../process/backend.mjs';
import { listenHost, localOrigin } from '../process/listen-host.mjs';
import { exitCode, forwardSignals, ROOT, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { buildSite, siteIsFresh } from '../site-build/site-build.mjs';
import { ensureInstalled } from './install.mjs';

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
  const { child, ended } = start('node', [...inspectFlags(process.argv), ...SERVER_ARGS], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...SERVER_CACHE, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  });
  const chunks = [];
  const addOutput = (chunk) => chunks.push(chunk);
  child.stdout.on('data', addOutput);
  child.stderr.on('data', addOutput);
  const { healthy } = await untilHealthy(localOrigin(process.env, port), ended);
  const bufferedOutput = () => Buffer.concat(chunks).toString().replace(READY_LINE, '').trimEnd();
  if (!healthy) child.kill('SIGTERM');
  return { child, ended, healthy, bufferedOutput, addOutput };
}

/**
 * Returns options of the server that runs during the build, on another port. It uses this installation's data, so that
 * the pages contain this installation's content.
 */
const buildServerOptions = (port) => ({
  dataDir: process.env.DATA_DIR || '.data',
  env: {
    NODE_ENV: process.env.NODE_ENV || 'development',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATABASE_URL: process.env.DATABASE_URL || '',
    // The server adds the demo data at its start after the build.
    SEED_DEMO: 'off',
  },
});

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  forwardSignals();
  const port = Number(process.env.PORT || 4321);
  await checkPort(port);
  await ensureInstalled({ dev: false });
  if (!siteIsFresh()) await step('Building the site', () => buildSite({ backend: buildServerOptions(port) }));
  let server;
  await step('Starting the server (database, seed)', async () => {
    server = await startServer(port);
    if (!server.healthy) {
      const exit = await server.ended;
      throw new StepError(
        server.bufferedOutput() || `The server ended with code ${exitCode(exit)} before it responded.`,
      );
    }
  });
  const { child, ended, bufferedOutput, addOutput } = server;
  if (bufferedOutput()) console.log(bufferedOutput());
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    source.off('data', addOutput);
    source.pipe(target);
  }
  console.log(`Naungan is ready: ${process.env.PUBLIC_URL || `http://localhost:${port}`}`);
  process.exit(exitCode(await ended));
}

main().catch(fail);
