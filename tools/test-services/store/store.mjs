import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { outsidePackages } from '../../bench/outside-packages.mjs';
import { freePort } from '../../process/backend.mjs';
import { start } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';
import { ensureStorePackages } from '../../runner/install.mjs';

const BUCKET = 'naungan';
/** The only account of the store. */
const KEY = 'S3RVER';
const RETRY_MS = 50;
const MAX_ATTEMPTS = 200;

const accepts = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('error', () => done(false)).once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/**
 * Starts a store that speaks the S3 protocol (@20minutes/s3rver, which verifies signatures) on a free port, with its files in `folder`. `env` has the settings of a
 * server that uses it. After `stop`, `restart` starts it on the same port; `clockOffset` is the difference of its clock to this
 * machine's clock, in milliseconds. The first call installs the packages of the
 * store outside the repository, and the packages of the server (`server/s3`).
 * @param {string} folder
 */
export async function startStore(folder) {
  const packages = outsidePackages(import.meta.dirname);
  await Promise.all([packages.install(), ensureStorePackages()]);
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  let running = null;

  async function restart({ clockOffset = 0 } = {}) {
    const script = join(import.meta.dirname, 'serve.mjs');
    const args = [script, packages.folder, String(port), folder, BUCKET, String(clockOffset)];
    running = start('node', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (await accepts(port)) return;
      await pause(RETRY_MS);
    }
    throw new StepError('The S3 store did not start.');
  }

  async function stop() {
    running?.child.kill('SIGKILL');
    await running?.exitPromise;
    running = null;
  }

  await restart();
  const env = {
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
  return { env, restart, stop };
}
