import { type Environment, readPrivateValue, storePrivateValue } from './private-file.ts';

const FILE = 'desk-device.json';
/** The known device, and the sign-in that a mailed link confirms. */
const COOKIES = /^(?:__Host-)?(?:known_device|device_request)=[^;]*/;

/**
 * Returns the cookies that make this machine a known device of the server: failed sign-ins of strangers do not stop
 * it.
 */
export const readDeviceCookie = (env: Environment, origin: string): Promise<string | undefined> =>
  readPrivateValue(env, FILE, origin);

/** Stores the cookies of a response; without a writable data folder, this machine stays a new device. */
export async function storeDeviceCookie(env: Environment, origin: string, reply: Response): Promise<void> {
  const received = reply.headers.getSetCookie().flatMap((header) => COOKIES.exec(header)?.[0] ?? []);
  if (received.length === 0) return;
  const stored = (await readDeviceCookie(env, origin))?.split('; ') ?? [];
  const values = new Map(
    [...stored, ...received].map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]),
  );
  // A removed cookie has an empty value.
  const kept = [...values.values()].filter((cookie) => !cookie.endsWith('='));
  await storePrivateValue(env, FILE, origin, kept.join('; '));
}
