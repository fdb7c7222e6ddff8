import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The operation is signed too, so that the signature of an inquiry is valid neither for closing an account
 * nor for a callback.
 */
export type Operation = 'create' | 'inquire' | 'close' | 'callback';
type SignedMessage = { timestamp: string; operation: Operation; text: string };

/** Maximum difference between a message's time and the current time in milliseconds, before or after. */
export const REPLAY_WINDOW_MS = 5 * 60_000;

/** Returns lower-case hex HMAC-SHA256 over timestamp, operation and body, separated by line feeds. */
export const signatureOf = ({ timestamp, operation, text }: SignedMessage, key: string): string =>
  createHmac('sha256', key).update(`${timestamp}\n${operation}\n${text}`).digest('hex');

/** Seconds since 1970, as in the header. */
const timestampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000));

/** Returns the headers of a signed message. */
export function signedHeaders(operation: Operation, text: string, key: string, now: Date) {
  const timestamp = timestampOf(now);
  const signature = signatureOf({ timestamp, operation, text }, key);
  return { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * Returns whether a message has a valid signature, and a time within `REPLAY_WINDOW_MS` of `now`. Compares the signatures in
 * constant time.
 */
export function isSigned(
  message: { operation: Operation; text: string; headers: Headers },
  key: string,
  now: Date,
): boolean {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = message.headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) * 1000 - now.getTime()) > REPLAY_WINDOW_MS) return false;
  const expectedSignature = Buffer.from(signatureOf({ ...message, timestamp }, key));
  const givenSignature = Buffer.from(signature);
  return (
    givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
  );
}
