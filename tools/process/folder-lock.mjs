import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
 * Locks a folder for this process. A listening socket holds the lock: unlike a file with a process id it ends
 * with the process, also on SIGKILL. The socket is in the temporary folder, because its path may have about
 * 100 characters only; `purpose` separates locks of one folder. The lock does not keep the process alive.
 * @param {string} folder
 * @param {string} purpose
 * @returns {Promise<(() => Promise<void>) | null>} releases the lock; null when another process holds it
 */
export async function lockFolder(folder, purpose) {
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const name = `naungan-${purpose}-${key}`;
  const windows = process.platform === 'win32';
  const path = windows ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  if (await isAnswered(path)) return null;
  if (!windows) rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  const listening = await new Promise((done, fail) => {
    // Another process was faster.
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
    server.listen(path, () => done(true));
  });
  if (!listening) return null;
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}
