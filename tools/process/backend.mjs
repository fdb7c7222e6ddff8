import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT, start } from './run.mjs';
import { StepError } from './step.mjs';

/** Arguments of Node 24, which runs TypeScript; the condition resolves the workspace packages to their sources. */
export const SERVER_ARGS = ['--conditions=naungan-source', 'server/src/server.ts'];
/** Environment in which Node caches compiled sources between starts, which saves half a second per start. */
export const SERVER_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'naungan-server') };

/**
 * The line that the server prints when it listens. A command that starts the server removes the line from the
 * output and prints its own copy when everything is ready.
 */
export const READY_LINE = /^Naungan is ready.*\n/m;
/** Returns the flags of `npm start -- --inspect` for the server's process. */
export const inspectFlags = (args) => args.filter((arg) => arg.startsWith('--inspect'));

/**
 * Takes a free port of this machine, for a server that starts minutes later: no other program gets the port before
 * `release` is called. A port that is not released does not keep the process running.
 * @returns {Promise<{ port: number, release: () => Promise<void> }>}
 */
export function reservePort() {
  return new Promise((done, reject) => {
    const holder = createServer();
    holder.once('error', reject);
    holder.listen(0, '127.0.0.1', () => {
      holder.unref();
      const release = () => new Promise((closed) => holder.close(() => closed()));
      done({ port: holder.address().port, release });
    });
  });
}

/** Returns a free port of this machine, for a server that starts at once. */
export async function freePort() {
  const { port, release } = await reservePort();
  await release();
  return port;
}

/**
 * Returns why no server can listen on that host and port, or null. Commands call this before an installation that
 * takes minutes; the server checks again.
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

/** Waits for a reply of /healthz for which `isExpected` resolves to true. Resolves as `untilHealthy` does. */
async function untilHealthReply(origin, exitPromise, seconds, isExpected) {
  let exit = null;
  exitPromise.then((result) => {
    exit = result;
  });
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (exit) return { healthy: false, exit };
    const healthy = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })
      .then(isExpected)
      .catch(() => false);
    if (healthy && !exit) return { healthy: true, exit: null };
    await pause(50);
  }
  return { healthy: false, exit };
}

/**
 * Waits until /healthz responds with 200, and resolves to `healthy: true`. Resolves to `healthy: false` after `seconds`,
 * or when the process ends; `exit` is then the value of `exitPromise`.
 */
export const untilHealthy = (origin, exitPromise, seconds = 300) =>
  untilHealthReply(origin, exitPromise, seconds, (reply) => reply.ok);

/** Waits like `untilHealthy`, but only until the server handles requests; demo data may still be missing. */
export const untilServing = (origin, exitPromise, seconds = 300) =>
  untilHealthReply(
    origin,
    exitPromise,
    seconds,
    async (reply) => reply.ok || (await reply.json()).status === 'starting',
  );

/** Waits until a request of the URL succeeds, at most `milliseconds`; resolves to whether it succeeded. */
export async function untilResponds(url, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const isServed = await fetch(url, { signal: AbortSignal.timeout(milliseconds) }).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isServed) return true;
    await pause(50);
  }
  return false;
}

/** Waits like `untilHealthy`. @throws StepError if the server does not respond in time, or if its process ends */
export async function requireHealthy(origin, exitPromise, seconds) {
  const { healthy, exit } = await untilHealthy(origin, exitPromise, seconds);
  if (!healthy) throw new StepError(`The server at ${origin} ${exit ? 'ended' : 'does not respond'}`);
}

/** Matches the first words of the server's messages about wrong settings. Such a message is printed without further output. */
const SETTINGS_PROBLEM = /^(Settings? |site\.config\.ts |Port |DATA_DIR |The database )/;

/**
 * Starts a server with the database of `dataDir`, without settings of the caller's environment. Default of `port`: a free
 * port.
 * `folder` is the checkout that runs, default this one.
 * @param {{ dataDir: string, port?: number, env?: Record<string, string>, folder?: string }} options
 */
export async function startBackend({ dataDir, port: givenPort, env = {}, folder = ROOT }) {
  const port = givenPort ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const { child, exitPromise } = start('node', SERVER_ARGS, {
    cwd: folder,
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
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const { healthy } = await untilHealthy(origin, exitPromise);
  const stop = async () => {
    child.kill('SIGTERM');
    await exitPromise;
  };
  if (!healthy) {
    await stop();
    const output = Buffer.concat(chunks).toString().trim();
    const isSettingsProblem =
      output !== '' && output.split('\n').every((line) => SETTINGS_PROBLEM.test(line));
    throw new StepError(isSettingsProblem ? output : `The server did not start:\n${output}`);
  }
  return { origin, port, child, stop };
}
