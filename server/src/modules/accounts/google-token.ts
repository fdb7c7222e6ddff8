import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, jwtVerify } from 'jose';
import type { Deps } from '../../deps.ts';

/** The identity that a Google ID token proves. */
export type GoogleIdentity = {
  /** Google's account id. It never changes and is never reused, unlike an e-mail address. */
  sub: string;
  email: string;
  name: string;
  /** True when Google itself operates the mailbox; the address then needs no verification mail. */
  isAuthoritative: boolean;
  expiresAt: Date;
};
/**
 * `invalid`: the token fails verification. `unreachable`: Google's keys cannot be fetched, so the token
 * cannot be verified.
 */
export type VerifyGoogleToken = (
  token: string,
  nonce: string,
) => Promise<GoogleIdentity | 'invalid' | 'unreachable'>;

/** Codes of the library jose for keys that cannot be read. All other errors of jose are about the token. */
const KEY_FAILURES = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
const CLOCK_SKEW_SECONDS = 60;
/**
 * Addresses of Google's mailboxes. Google also operates the mailboxes of a domain that a token names in `hd`.
 * developers.google.com/identity/openid-connect
 */
const GMAIL = /@(gmail|googlemail)\.com$/;

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Verifies an ID token: signature (RS256 with a published key), issuer, audience, time, nonce, verified
 * e-mail. `fetchKeys` replaces the network request.
 */
export function createGoogleVerifier(
  { config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>,
  fetchKeys?: FetchImplementation,
): VerifyGoogleToken {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: url } = config;
  const keys = createRemoteJWKSet(new URL(url), fetchKeys ? { [customFetch]: fetchKeys } : {});
  const options = {
    // Google also issues tokens under its host name without a scheme.
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'sub', 'email', 'nonce'],
    maxTokenAge: '1h',
    clockTolerance: CLOCK_SKEW_SECONDS,
  };
  return async (token, nonce) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...options, currentDate: clock() });
      const { sub, aud, azp, exp = 0, email_verified: verified, hd } = payload;
      const email = textOrEmpty(payload.email).toLowerCase();
      const isForThisClient = aud === clientId && (azp === undefined || azp === clientId);
      if (!isForThisClient || payload.nonce !== nonce || verified !== true || !sub || !email)
        return 'invalid';
      return {
        sub,
        email,
        name: textOrEmpty(payload.name),
        isAuthoritative: GMAIL.test(email) || textOrEmpty(hd) !== '',
        expiresAt: new Date((exp + CLOCK_SKEW_SECONDS) * 1000),
      };
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEY_FAILURES.includes(error.code)) return 'invalid';
      log.error({ err: error }, "Google's keys cannot be read");
      return 'unreachable';
    }
  };
}
