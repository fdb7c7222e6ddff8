import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** The number of secrets that are valid together, so that a partner can change to a new one without a failed request. */
const MAX_SECRETS = 2;
const SECRET_BYTES = 32;

/** Returns a signing secret in the format of Standard Webhooks. */
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Adds a new secret to the list, which begins with the newest; the oldest is removed if there are too many. */
export function rotateSecrets(secrets: readonly string[], revokesEarlier: boolean): [string, ...string[]] {
  const secret = newSecret();
  return revokesEarlier ? [secret] : [secret, ...secrets.slice(0, MAX_SECRETS - 1)];
}

/**
 * Returns the headers of Standard Webhooks: id, time, and a signature by each secret over `id.timestamp.body`.
 * Receivers reject a request whose time differs by more than five minutes, so each attempt is signed again.
 */
export const signedHeaders = (
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
});
