import { TOTP } from 'otpauth';
import type { Environment } from './private-file.ts';

/**
 * Returns the one-time code of the account: DESK_CODE from an authenticator app, or the current code of DESK_TOTP_SECRET;
 * null without both.
 */
export function oneTimeCode({ DESK_CODE, DESK_TOTP_SECRET }: Environment): string | null {
  if (DESK_CODE) return DESK_CODE;
  // The settings of the server's `totp.ts`.
  const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
  return DESK_TOTP_SECRET ? new TOTP({ ...settings, secret: DESK_TOTP_SECRET }).generate() : null;
}
