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
import { listenHost, ownOrigin } from '../process/listen-host.mjs';
import { exitCode, passSignalsOn, ROOT, start } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { buildSite, siteIsFresh } from '../site-build/site-build.mjs';
import { ensureInstalled } from './install.mjs';

/** @throws {StepError} when the server could not listen: reported before an installation that takes minutes. */
async function checkPort(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StepError(`Setting PORT is wrong: ${process.env.PORT} is not a port. See .env.example.`);
  }
  const problem = await listenProblem(port, listenHost(process.env));
  if (problem) throw new StepError(problem);
}

/** Starts the server and passes its output on; the ready line is printed when /healthz responds. */
async function startServer(port) {
  const { child, ended } = start('node', [...inspectFlags(process.argv), ...SERVER_ARGS], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...SERVER_CACHE, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  });
  const heldLines = [];
  const hold = (piece) => heldLines.push(piece);
  child.stdout.on('data', hold);
  child.stderr.on('data', hold);
  const { healthy } = await untilHealthy(ownOrigin(process.env, port), ended);
  const heldOutput = () => Buffer.concat(heldLines).toString().replace(READY_LINE, '').trimEnd();
  if (!healthy) child.kill('SIGTERM');
  return { child, ended, healthy, said: heldOutput, hold };
}

/** The site is built from the content of this installation: its server runs on another port during the build. */
const ownServer = (port) => ({
  dataDir: process.env.DATA_DIR || '.data',
  env: {
    NODE_ENV: process.env.NODE_ENV || 'development',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATABASE_URL: process.env.DATABASE_URL || '',
    // The server adds the demo data before it listens, and not during the build.
    SEED_DEMO: 'off',
  },
});

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  passSignalsOn();
  const port = Number(process.env.PORT || 4321);
  await checkPort(port);
  await ensureInstalled({ dev: false });
  if (!siteIsFresh()) await step('Building the site', () => buildSite({ backend: ownServer(port) }));
  let server;
  await step('Starting the server (database, seed)', async () => {
    server = await startServer(port);
    if (!server.healthy) {
      const end = await server.ended;
      throw new StepError(server.said() || `The server ended with code ${exitCode(end)} before it answered.`);
    }
  });
  const { child, ended, said: heldOutput, hold } = server;
  if (heldOutput()) console.log(heldOutput());
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.off('data', hold);
    from.pipe(to);
  }
  console.log(`Naungan is ready: ${process.env.PUBLIC_URL || `http://localhost:${port}`}`);
  process.exit(exitCode(await ended));
}

main().catch(fail);
