import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SERVER_CACHE } from '../../../tools/process/backend.mjs';

export { freePort } from '../../../tools/process/backend.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_TIMEOUT_MS = 120_000;

/** Returns the environment of a server. A `databaseUrl` of '' selects PGlite in the folder. */
export const serverSettings = (port: number, folder: string, databaseUrl: string) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'fatal',
  // The tests count every claim and order, so the demo accounts with their claims and orders must not exist.
  SEED_DEMO: 'off',
});

export type ServerProcess = {
  /** Sends SIGKILL, which ends the process like a power failure, and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
};

const waitForExit = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

/**
 * Starts the real server and waits for its ready line. Rejects with the output of a server that exits before that
 * line.
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=naungan-source', 'server/src/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...SERVER_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((done, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server was not ready in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const handleOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (!output.includes('Naungan is ready')) return;
      clearTimeout(timer);
      done();
    };
    child.stdout.on('data', handleOutput);
    child.stderr.on('data', handleOutput);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The server ended (${signal ?? code}) before it was ready:\n${output}`));
    });
  });
  await ready.catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    async kill() {
      child.kill('SIGKILL');
      await waitForExit(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await waitForExit(child);
    },
  };
}
