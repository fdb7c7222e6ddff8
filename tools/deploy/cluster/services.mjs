import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpSink } from '../../../server/test/smtp-sink.ts';
import { freePort, startBackend } from '../../process/backend.mjs';
import { step } from '../../process/step.mjs';
import { createPreparedDatabase } from '../../test-services/prepared-databases.mjs';
import { startStore } from '../../test-services/store/store.mjs';
import { startNginx } from '../nginx.mjs';

/** Multiplies the limits, so that the check does not reach the limits of one address. */
export const LIMIT_SCALE = 5;

/**
 * A server process that can be killed and started again on the same port.
 * @param {Record<string, string>} env
 * @param {string} dataDir
 */
async function createProcess(env, dataDir) {
  const port = await freePort();
  let backend = null;
  const process = {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: () => backend.child.pid,
    async start() {
      backend = await startBackend({ dataDir, port, env });
    },
    /** Sends SIGKILL, which ends the process as a power failure does. */
    async kill() {
      const ended = new Promise((done) => backend.child.once('exit', done));
      backend.child.kill('SIGKILL');
      await ended;
    },
    stop: async () => backend?.stop(),
  };
  return process;
}

/** Returns the database of DATABASE_URL, or a temporary seeded database. */
async function openDatabase() {
  const url = process.env.DATABASE_URL;
  return url ? { url, stop: async () => {} } : createPreparedDatabase();
}

/** Returns the settings of the bucket of S3_BUCKET, or starts a store in a folder. */
async function openStore(folder) {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  if (!S3_BUCKET) return startStore(folder);
  const given = { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  return {
    env: Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
    stop: async () => {},
  };
}

/**
 * Starts PostgreSQL, an S3 store, a mail server, two server processes and nginx in front of them. `stop` stops them in
 * reverse order and removes their data.
 * @param {{ port?: number, env?: Record<string, string> }} options `port` of nginx; default: a free port
 */
export async function startCluster({ port: givenPort, env: extraEnv = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-cluster-'));
  const dataDir = join(folder, 'data');
  const stops = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const stopService of stops.toReversed()) await stopService();
    stops.length = 0;
  };
  try {
    const port = givenPort ?? (await freePort());
    const database = await step('PostgreSQL', openDatabase);
    stops.push(() => database.stop());
    const store = await step('S3 store', () => openStore(join(folder, 'store')));
    stops.push(() => store.stop());
    const smtpSink = await startSmtpSink();
    stops.push(async () => smtpSink.close());
    const env = {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      DATABASE_URL: database.url,
      SMTP_URL: smtpSink.url,
      SIMULATORS: 'on',
      INSURER_DELAY_SECONDS: '0',
      RATE_LIMIT_SCALE: String(LIMIT_SCALE),
      ...store.env,
      ...extraEnv,
    };
    const processes = [await createProcess(env, dataDir), await createProcess(env, dataDir)];
    stops.push(async () => void (await Promise.all(processes.map((process) => process.stop()))));
    // One process migrates the database, and the other waits for it.
    await step('Two server processes', () => Promise.all(processes.map((process) => process.start())));
    const ports = processes.map((process) => process.port);
    const nginx = await step('nginx', () => startNginx(join(folder, 'nginx'), ports, port));
    stops.push(() => nginx.stop());
    return { origin: nginx.origin, nginx, processes, dataDir, env, database, store, smtpSink, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
