import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT, start } from './run.mjs';
import { StepError } from './step.mjs';

/** The server is TypeScript that Node 24 runs as it is; the condition makes packages resolve to their source. */
export const SERVER_ARGS = ['--conditions=naungan-source', 'server/src/server.ts'];
/** Keeps what Node made of the sources between starts: half a second of each later one. */
export const SERVER_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'naungan-server') };

/** A port of this machine that nothing listens on. */
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
 * Whether something else already listens.
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
export function portTaken(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => done(false)));
  });
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until the server answers on /healthz; unhealthy when its process ends first or `seconds` pass. */
export async function untilHealthy(origin, ended, seconds = 120) {
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

/**
 * A server of its own for the time of some work: its port, its database, nothing of the caller's settings.
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
    const said = Buffer.concat(lines).toString().trim();
    // What a person can mend is one line of the server's own.
    throw new StepError(said !== '' && !said.includes('\n') ? said : `The server did not start:\n${said}`);
  }
  return { origin, port, child, stop };
}
