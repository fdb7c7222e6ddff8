import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, newSecret } from './config.ts';

/** Rooms of DATA_DIR. */
export const dataPaths = (config: Config) => ({
  db: join(config.DATA_DIR, 'db'),
  files: join(config.DATA_DIR, 'files'),
  outbox: join(config.DATA_DIR, 'outbox'),
  /** Files of which not all bytes are there yet. */
  uploads: join(config.DATA_DIR, 'uploads'),
  secret: join(config.DATA_DIR, 'secret'),
  desk: join(config.DATA_DIR, 'desk.json'),
  googleKey: join(config.DATA_DIR, 'google-key.json'),
});

/** Reads the file, or makes it with mode 600. Of two processes that start at once both get the first one's, whole. */
export async function readOrMake(path: string, make: () => string): Promise<string> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, make(), { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return readFile(path, 'utf8');
}

async function deskPassword(path: string, email: string): Promise<string> {
  const make = () =>
    `${JSON.stringify({ email, password: randomBytes(12).toString('base64url') }, null, 2)}\n`;
  return (JSON.parse(await readOrMake(path, make)) as { password: string }).password;
}

/**
 * Makes DATA_DIR and what is generated in it: `secret`, and `desk.json` with the desk's account.
 * @throws ConfigError when the folder cannot be written.
 */
export async function prepareDataDir(config: Config): Promise<Config> {
  const paths = dataPaths(config);
  try {
    await mkdir(paths.outbox, { recursive: true });
    await mkdir(paths.files, { recursive: true });
    await access(config.DATA_DIR, constants.W_OK);
    return {
      ...config,
      SECRET: config.SECRET || (await readOrMake(paths.secret, newSecret)).trim(),
      DESK_PASSWORD: config.DESK_PASSWORD || (await deskPassword(paths.desk, config.DESK_EMAIL)),
    };
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new ConfigError(
      `DATA_DIR ${config.DATA_DIR} cannot be written (${code}). Choose another folder or fix its owner.`,
      { cause },
    );
  }
}
