import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'naungan-lock-'));
  folder = join(root, 'db');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const LOCK_SCRIPT = `
  const { lockFolder } = await import(process.argv[1]);
  await lockFolder(process.argv[2]).then(() => console.log('locked'), (error) => console.log(error.message));
`;

/** Locks the folder in another process, which ends immediately; resolves to its output. */
const lockInOtherProcess = (path: string, env: Record<string, string> = {}, cwd = root) =>
  new Promise<string>((done) => {
    const args = [
      '--conditions=naungan-source',
      '--input-type=module',
      '-e',
      LOCK_SCRIPT,
      join(import.meta.dirname, 'folder-lock.ts'),
      path,
    ];
    execFile(process.execPath, args, { cwd, env: { PATH: process.env.PATH, ...env } }, (_error, out, err) =>
      done(`${out}${err}`.trim()),
    );
  });

const IN_USE = /^The database in .+ is in use by another Naungan process\./;

describe("the lock on an embedded database's folder", () => {
  it('one process holds the lock, even if another process uses a different path or temporary folder', async () => {
    const lock = await lockFolder(folder);
    const link = join(root, 'link');
    await symlink(folder, link);
    const elsewhere = await mkdtemp(join(root, 'tmp-'));
    const messages = await Promise.all([
      lockFolder(folder).catch((error: Error) => error.message),
      lockInOtherProcess(folder),
      lockInOtherProcess(link),
      lockInOtherProcess(folder, { TMPDIR: elsewhere }),
      lockInOtherProcess(relative(elsewhere, link), { TMPDIR: elsewhere }, elsewhere),
    ]);
    for (const message of messages) expect(message).toMatch(IN_USE);
    await lock.release();
    expect(await lockInOtherProcess(link)).toBe('locked');
  });

  it('only one of several simultaneous callers gets the lock', async () => {
    const path = join(root, 'rush');
    await mkdir(path);
    const attempts = await Promise.all(
      Array.from({ length: 5 }, () =>
        lockFolder(path).then(
          (lock) => lock,
          () => null,
        ),
      ),
    );
    const locks = attempts.filter((lock) => lock !== null);
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  });

  it('empties a folder whose database was never completed, but not the folder of a complete database', async () => {
    const path = join(root, 'cut-off');
    const first = await lockFolder(path);
    await writeFile(join(path, 'PG_VERSION'), '17');
    await first.release();
    const second = await lockFolder(path);
    expect(await readdir(path)).not.toContain('PG_VERSION');
    await writeFile(join(path, 'PG_VERSION'), '17');
    second.markComplete();
    await second.release();
    await (await lockFolder(path)).release();
    expect(await readdir(path)).toContain('PG_VERSION');
  });
});
