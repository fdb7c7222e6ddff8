import { randomBytes } from 'node:crypto';
import { access, chmod, constants, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError, newSecret } from './config.ts';
import { newDataKey } from './core/data-keys.ts';
import { errorCode } from './core/error-code.ts';

/** Returns the paths of the folders and files in DATA_DIR. */
export const dataPaths = (config: Config) => ({
  db: join(config.DATA_DIR, 'db'),
  files: join(config.DATA_DIR, 'files'),
  outbox: join(config.DATA_DIR, 'outbox'),
  /** Incomplete uploads. */
  uploads: join(config.DATA_DIR, 'uploads'),
  secret: join(config.DATA_DIR, 'secret'),
  dataKey: join(config.DATA_DIR, 'data-key'),
  desk: join(config.DATA_DIR, 'desk.json'),
  /** Socket by which `npm run backup` reads the embedded database of the running server. */
  backupSocket: join(config.DATA_DIR, 'backup.sock'),
  googleKey: join(config.DATA_DIR, 'google-key.json'),
});

/**
 * Returns the content of the file; creates a missing file with mode 600. When two processes start at the same time,
 * `link` fails in the second process, so both read the complete file of the first.
 */
export async function readOrCreate(path: string, createContent: () => string): Promise<string> {
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(temporaryPath, createContent(), { mode: 0o600 });
  await link(temporaryPath, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(temporaryPath);
  return readFile(path, 'utf8');
}

const deskAccount = z.object({ password: z.string() });

async function deskPassword(path: string, email: string): Promise<string> {
  const createAccount = () =>
    `${JSON.stringify({ email, password: randomBytes(12).toString('base64url') }, null, 2)}\n`;
  return deskAccount.parse(JSON.parse(await readOrCreate(path, createAccount))).password;
}

/**
 * Creates DATA_DIR, which only this account may read, and its generated files: `secret`, `data-key`, and `desk.json` with
 * the desk account. Returns the settings, completed with the content of these files.
 * @throws ConfigError when the folder cannot be written
 */
export async function prepareDataDir(config: Config): Promise<Config> {
  const paths = dataPaths(config);
  try {
    for (const folder of [config.DATA_DIR, paths.outbox, paths.files, paths.uploads]) {
      await mkdir(folder, { recursive: true });
      // Also a folder from before this rule. A mounted volume of another owner keeps its mode.
      await chmod(folder, 0o700).catch((error: unknown) => {
        if (errorCode(error) !== 'EPERM') throw error;
      });
    }
    await access(config.DATA_DIR, constants.W_OK);
    return {
      ...config,
      SECRET: config.SECRET || (await readOrCreate(paths.secret, newSecret)).trim(),
      DATA_KEYS:
        config.DATA_KEYS.length > 0
          ? config.DATA_KEYS
          : [(await readOrCreate(paths.dataKey, newDataKey)).trim()],
      DESK_PASSWORD: config.DESK_PASSWORD || (await deskPassword(paths.desk, config.DESK_EMAIL)),
    };
  } catch (cause) {
    const code = errorCode(cause) ?? 'unknown error';
    throw new ConfigError(
      `DATA_DIR ${config.DATA_DIR} cannot be written (${code}). Choose another folder or fix its owner.`,
      { cause },
    );
  }
}
