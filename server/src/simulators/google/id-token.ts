import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SigningKey } from './keys.ts';

/** Somebody with a Google account, as the page of the simulator describes them. */
export type Person = {
  name: string;
  email: string;
  /** Whether Google has seen that the address is theirs. */
  verified: boolean;
  /** Whether Google runs the mailboxes of the address's domain: then the token says `hd`. */
  managed: boolean;
};

const LIFETIME_SECONDS = 3_600;
const GMAIL = /@(gmail|googlemail)\.com$/;

/** The same address always has the same `sub`: 21 digits, as Google's. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return `1${(digest.readBigUInt64BE(0) % 10n ** 19n).toString().padStart(20, '0')}`;
}

/** Google's claims for this person. developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload */
export function claimsOf(person: Person, { clientId, nonce }: { clientId: string; nonce: string }) {
  const domain = person.email.split('@')[1] ?? '';
  const [given = '', ...family] = person.name.split(' ');
  return {
    azp: clientId,
    aud: clientId,
    sub: subjectOf(person.email),
    email: person.email,
    email_verified: person.verified,
    ...(person.managed && !GMAIL.test(person.email) ? { hd: domain } : {}),
    nonce,
    name: person.name,
    given_name: given,
    ...(family.length > 0 ? { family_name: family.join(' ') } : {}),
  };
}

/** Signs the claims as they are; `iss`, `iat`, `exp` and `jti` are added when they are absent. */
export function signIdToken(
  claims: Record<string, unknown>,
  { key, issuer, now }: { key: SigningKey; issuer: string; now: Date },
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { iss: issuer, iat, exp: iat + LIFETIME_SECONDS, jti: randomUUID(), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.sign);
}
