import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SigningKey } from './keys.ts';

/** A person with a Google account, as chosen on the simulator's page. */
export type Person = {
  name: string;
  email: string;
  /** Whether Google verified the e-mail address. */
  verified: boolean;
  /** Whether Google hosts the mailboxes of the domain: the token then contains `hd`. */
  managed: boolean;
};

const LIFETIME_SECONDS = 3_600;
const GMAIL = /@(gmail|googlemail)\.com$/;

/** Returns the same `sub` for the same e-mail address: 21 digits, like Google's. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return `1${(digest.readBigUInt64BE(0) % 10n ** 19n).toString().padStart(20, '0')}`;
}

/**
 * Returns Google's claims for a person.
 * developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload
 */
export function claimsOf(person: Person, { clientId, nonce }: { clientId: string; nonce: string }) {
  const domain = person.email.split('@')[1] ?? '';
  const [givenName = '', ...family] = person.name.split(' ');
  return {
    azp: clientId,
    aud: clientId,
    sub: subjectOf(person.email),
    email: person.email,
    email_verified: person.verified,
    ...(person.managed && !GMAIL.test(person.email) ? { hd: domain } : {}),
    nonce,
    name: person.name,
    given_name: givenName,
    ...(family.length > 0 ? { family_name: family.join(' ') } : {}),
  };
}

/** Signs the claims; adds `iss`, `iat`, `exp` and `jti` when they are absent. */
export function signIdToken(
  claims: Record<string, unknown>,
  { key, issuer, now }: { key: SigningKey; issuer: string; now: Date },
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { iss: issuer, iat, exp: iat + LIFETIME_SECONDS, jti: randomUUID(), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.sign);
}
