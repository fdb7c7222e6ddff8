import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT, start } from './run.mjs';
import { StepError } from './step.mjs';

/** Node 24 runs the server's TypeScript; the condition resolves packages to their sources. */
export const SERVER_ARGS = ['--conditions=naungan-source', 'server/src/server.ts'];
/** Caches compiled sources between starts, which saves half a second per start. */
export const SERVER_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'naungan-server') };

/**
 * Printed by the server when it listens. A command that starts it prints this line itself when everything is
 * ready.
 */
export const READY_LINE = /^Naungan is ready.*\n/m;
/** Returns the flags of `npm start -- --inspect` for the server's process. */
export const inspectFlags = (args) => args.filter((arg) => arg.startsWith('--inspect'));

/** Returns a free port of this machine. */
export function freePort() {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/**
 * Returns why no server can listen there, or null. Called before an installation that takes minutes; the
 * server checks again.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export function listenProblem(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        done(`Port ${port} is taken by another program. Stop it, or set another PORT.`);
      else if (code === 'EACCES')
        done(`Port ${port} may not be used by this account. Set a PORT above 1023.`);
      else done(`Setting HOST is wrong: ${host} is no address of this machine (${code}). See .env.example.`);
    });
    probe.listen({ port, host }, () => probe.close(() => done(null)));
  });
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until /healthz responds. Resolves to unhealthy when the process ends or `seconds` pass. */
export async function untilHealthy(origin, ended, seconds = 300) {
  let end = null;
  ended.then((result) => {
    end = result;
  });
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (end) return { healthy: false, end };
    const healthy = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (reply) => reply.ok,
      () => false,
    );
    if (healthy && !end) return { healthy: true, end: null };
    await pause(50);
  }
  return { healthy: false, end };
}

/** Start of the lines in which the server says what to correct. */
const ADVICE = /^(Settings? |site\.config\.ts |Port |DATA_DIR |The database )/;

/**
 * Starts a server on a free port with its own database, without settings of the caller's environment.
 * @param {{ dataDir: string, env?: Record<string, string> }} options
 */
export async function startBackend({ dataDir, env = {} }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, ended } = start('node', SERVER_ARGS, {
    env: {
      ...SERVER_CACHE,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED_DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const lines = [];
  child.stdout.on('data', (piece) => lines.push(piece));
  child.stderr.on('data', (piece) => lines.push(piece));
  const { healthy } = await untilHealthy(origin, ended);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  if (!healthy) {
    await stop();
    const output = Buffer.concat(lines).toString().trim();
    const isAdvice = output !== '' && output.split('\n').every((line) => ADVICE.test(line));
    throw new StepError(isAdvice ? output : `The server did not start:\n${output}`);
  }
  return { origin, port, child, stop };
}
