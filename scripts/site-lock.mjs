import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepError } from './step.mjs';

const isAnswered = (path) =>
  new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/**
 * One build of a site's folder at a time. A listening socket holds it: unlike a file it dies with its owner, also
 * by SIGKILL. It lies in the temporary folder because the path of a socket may have about 100 characters only.
 * @template T
 * @param {string} site
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StepError} when another process is at it.
 */
export async function withSiteLock(site, work) {
  const name = `naungan-site-${createHash('sha256').update(site).digest('hex').slice(0, 24)}`;
  const windows = process.platform === 'win32';
  const path = windows ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const held = new StepError(`Another build or publish of ${site} is under way. Wait until it is done.`);
  if (await isAnswered(path)) throw held;
  if (!windows) rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise((done, refuse) => {
    server.once('error', () => refuse(held));
    server.listen(path, () => done());
  });
  try {
    return await work();
  } finally {
    await new Promise((done) => server.close(() => done()));
  }
}
