/**
 * `npm start`: from a fresh clone to a served site. Plain Node 20 without packages, because it installs them;
 * what it starts runs on the Node that the lock pins.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portTaken, SERVER_ARGS, SERVER_CACHE, untilHealthy } from './backend.mjs';
import { ensureInstalled } from './install.mjs';
import { listenHost, ownOrigin } from './listen-host.mjs';
import { exitCode, passSignalsOn, ROOT, start } from './run.mjs';
import { buildSite, siteIsFresh } from './site-build.mjs';
import { fail, StepError, step } from './step.mjs';

const READY_LINE = /^Naungan is ready.*\n/m;

/** Says it before minutes go into installing; the server checks again. */
async function checkPort(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StepError(`Setting PORT is wrong: ${process.env.PORT} is no port. See .env.example.`);
  }
  if (port > 0 && (await portTaken(port, listenHost(process.env)))) {
    throw new StepError(`Port ${port} is taken by another program. Stop it, or set another PORT.`);
  }
}

/** Starts the server and shows what it prints; its own ready line comes from here, when /healthz answers. */
async function startServer(port) {
  const { child, ended } = start('node', SERVER_ARGS, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...SERVER_CACHE, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  });
  const held = [];
  const hold = (piece) => held.push(piece);
  child.stdout.on('data', hold);
  child.stderr.on('data', hold);
  const { healthy } = await untilHealthy(ownOrigin(process.env, port), ended);
  const said = () => Buffer.concat(held).toString().replace(READY_LINE, '').trimEnd();
  if (!healthy) child.kill('SIGTERM');
  return { child, ended, healthy, said, hold };
}

/** The site is built from this installation's own content: by its server, on another port, before it serves. */
const ownServer = (port) => ({
  dataDir: process.env.DATA_DIR || '.data',
  env: {
    NODE_ENV: process.env.NODE_ENV || 'development',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATABASE_URL: process.env.DATABASE_URL || '',
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
  const { child, ended, said, hold } = server;
  if (said()) console.log(said());
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
