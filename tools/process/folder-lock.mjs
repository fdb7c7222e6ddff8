import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const IS_WINDOWS = process.platform === 'win32';

const isListening = (path) =>
  new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** Returns the path of the socket that is the lock of the folder for `purpose`. */
function socketPath(folder, purpose) {
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const name = `naungan-${purpose}-${key}`;
  return IS_WINDOWS ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Returns whether a process has the lock of the folder for `purpose`. */
export const isFolderLocked = (folder, purpose) => isListening(socketPath(folder, purpose));

/**
 * Locks a folder for this process and `purpose`. The lock is a listening socket: unlike a file with a process id, a
 * socket closes when its process ends, also by SIGKILL. The socket is in the temporary folder, because a socket's
 * path can have about 100 characters only. The lock does not prevent its process from ending.
 * @param {string} folder
 * @param {string} purpose
 * @returns {Promise<(() => Promise<void>) | null>} a function that releases the lock; null when another process has it
 */
export async function lockFolder(folder, purpose) {
  const path = socketPath(folder, purpose);
  if (await isListening(path)) return null;
  if (!IS_WINDOWS) rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  const hasBound = await new Promise((done, reject) => {
    // EADDRINUSE: another process has locked the folder since the check above.
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? done(false) : reject(error)));
    server.listen(path, () => done(true));
  });
  if (!hasBound) return null;
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}
