import { type Environment, readPrivateValue, storePrivateValue } from './private-file.ts';

const FILE = 'desk-device.json';
const COOKIE = /^(?:__Host-)?known_device=[^;]+/;

/**
 * Returns the cookie that makes this machine a known device of the server: failed sign-ins of strangers do not stop
 * it.
 */
export const readDeviceCookie = (env: Environment, origin: string): Promise<string | undefined> =>
  readPrivateValue(env, FILE, origin);

/** Stores the cookie of a response; without a writable data folder, this machine stays a new device. */
export async function storeDeviceCookie(env: Environment, origin: string, reply: Response): Promise<void> {
  const cookie = reply.headers
    .getSetCookie()
    .map((header) => COOKIE.exec(header)?.[0])
    .find((text) => text !== undefined);
  if (cookie) await storePrivateValue(env, FILE, origin, cookie);
}
