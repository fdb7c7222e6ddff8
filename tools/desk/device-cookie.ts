import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Environment = Record<string, string | undefined>;

const COOKIE = /^known_device=[^;]+/;
const pathOf = (env: Environment) => join(env.DATA_DIR || '.data', 'desk-device.json');

/** Returns the stored cookies by the server's origin. */
async function readCookies(env: Environment): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(pathOf(env), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Returns the cookie that makes this machine a known device of the server: failed sign-ins of strangers do not stop
 * it.
 */
export const readDeviceCookie = async (env: Environment, origin: string): Promise<string | undefined> =>
  (await readCookies(env))[origin];

/** Stores the cookie of a response; without a writable data folder, this machine stays a new device. */
export async function storeDeviceCookie(env: Environment, origin: string, reply: Response): Promise<void> {
  const cookie = reply.headers
    .getSetCookie()
    .map((header) => COOKIE.exec(header)?.[0])
    .find((text) => text !== undefined);
  if (!cookie) return;
  const cookies = { ...(await readCookies(env)), [origin]: cookie };
  try {
    await writeFile(pathOf(env), JSON.stringify(cookies), { mode: 0o600 });
    await chmod(pathOf(env), 0o600);
  } catch {
    return;
  }
}
