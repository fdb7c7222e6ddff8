import type { TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Seconds by which the clock of the phone may differ. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 60;
/** Bytes of a secret: the length of an HMAC-SHA-1 (RFC 4226). */
const SECRET_BYTES = 20;

// Loaded when the first code is checked, so that the start of the server takes no longer.
const load = () => import('otpauth');

/** Returns a new secret, Base32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The settings that every authenticator app supports (RFC 6238). */
async function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): Promise<TOTP> {
  const otpauth = await load();
  return new otpauth.TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/** Returns the `otpauth:` address of a secret, which authenticator apps read from a QR code. */
export const totpUri = async (secret: string, names: { issuer: string; label: string }): Promise<string> =>
  (await totpOf(secret, names)).toString();

/**
 * Returns the time step to which a code belongs, or null for a wrong code. Accepts codes of clocks that differ by up to a
 * minute, which are two steps; one step, as in RFC 6238, would accept only half a minute.
 */
export async function totpStepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const totp = await totpOf(secret);
  const timestamp = now.getTime();
  const window = MAX_CLOCK_DIFFERENCE_SECONDS / PERIOD_SECONDS;
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Returns the code of a secret at a time. */
export const totpCodeAt = async (secret: string, at: Date): Promise<string> =>
  (await totpOf(secret)).generate({ timestamp: at.getTime() });
