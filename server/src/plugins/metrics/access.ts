import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

const INTERNAL_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
/** Headers that a proxy adds. A request with one of them may come from any visitor. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Returns whether the address belongs to this machine or to a private network. */
function isInternal(address: string): boolean {
  return ipaddr.isValid(address) && INTERNAL_RANGES.includes(ipaddr.process(address).range());
}

/**
 * Returns whether a request may read the metrics: with a `token`, a request with that bearer token; without, a request
 * that comes directly from this machine or a private network.
 */
export function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined)
    return (
      isInternal(socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined)
    );
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(hashOf(given), hashOf(token));
}
