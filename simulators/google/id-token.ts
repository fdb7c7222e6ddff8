import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SigningKey } from './keys.ts';

/** A person with a Google account. */
export type Person = {
  name: string;
  email: string;
  /** Whether Google has verified the e-mail address. */
  isEmailVerified: boolean;
  /** Whether Google hosts the mailboxes of the domain. If so, the token contains `hd`. */
  isMailboxHosted: boolean;
};

const LIFETIME_SECONDS = 3_600;
const GMAIL = /@(gmail|googlemail)\.com$/;

/** Returns the token field `sub` for an e-mail address: always the same 21 digits, like Google's. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return `1${(digest.readBigUInt64BE(0) % 10n ** 19n).toString().padStart(20, '0')}`;
}

/**
 * Returns the fields of Google's token for a person. A token does not contain fields whose value is undefined.
 * Source: developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload
 */
export function tokenFieldsOf(person: Person, { clientId, nonce }: { clientId: string; nonce: string }) {
  const domain = person.email.split('@')[1] ?? '';
  const [givenName = '', ...familyNames] = person.name.split(' ');
  return {
    azp: clientId,
    aud: clientId,
    sub: subjectOf(person.email),
    email: person.email,
    email_verified: person.isEmailVerified,
    hd: person.isMailboxHosted && !GMAIL.test(person.email) ? domain : undefined,
    nonce,
    name: person.name,
    given_name: givenName,
    family_name: familyNames.length > 0 ? familyNames.join(' ') : undefined,
  };
}

/** Returns a signed token with these fields, and with `iss`, `iat`, `exp` and `jti` where a field is missing. */
export function signIdToken(
  fields: Record<string, unknown>,
  { key, issuer, now }: { key: SigningKey; issuer: string; now: Date },
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { iss: issuer, iat, exp: iat + LIFETIME_SECONDS, jti: randomUUID(), ...fields };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .sign(key.privateKey);
}
