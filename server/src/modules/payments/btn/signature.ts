import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one made for an inquiry neither closes an account nor passes as a callback. */
export type Operation = 'create' | 'inquire' | 'close' | 'callback';
type Signed = { timestamp: string; operation: Operation; text: string };

/** How far a message may be from our own clock, before and after, in milliseconds. */
export const REPLAY_WINDOW_MS = 5 * 60_000;

/** Lower-case hex HMAC-SHA256 over timestamp, operation and the bytes of the body, with line feeds between. */
export const signatureOf = ({ timestamp, operation, text }: Signed, key: string): string =>
  createHmac('sha256', key).update(`${timestamp}\n${operation}\n${text}`).digest('hex');

/** Seconds since 1970, as they travel. */
const timestampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000));

/** Headers of a message as sent. */
export function signedHeaders(operation: Operation, text: string, key: string, now: Date) {
  const timestamp = timestampOf(now);
  const signature = signatureOf({ timestamp, operation, text }, key);
  return { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
}

type Headers = Record<string, string | string[] | undefined>;

/** Compares in constant time; a true signature that is too old (or from the future) is a repetition, so refused too. */
export function isSigned(
  message: { operation: Operation; text: string; headers: Headers },
  key: string,
  now: Date,
): boolean {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = message.headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) * 1000 - now.getTime()) > REPLAY_WINDOW_MS) return false;
  const expected = Buffer.from(signatureOf({ ...message, timestamp }, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
