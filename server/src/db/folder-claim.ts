import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError } from '../config.ts';

const isAnswered = (path: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/**
 * The embedded database belongs to one process. A listening socket claims its folder: unlike a file with
 * a process id it dies with its owner, also by SIGKILL. It lies in the temporary folder because the path
 * of a socket may have about 100 characters only.
 * @throws ConfigError when a living process holds the folder.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const name = `naungan-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)}`;
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  if (await isAnswered(path)) {
    throw new ConfigError(
      `The database in ${folder} is in use by another Naungan process. Stop it, or set another DATA_DIR.`,
    );
  }
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}
