import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { isAllowedOrigin } from '../origins.ts';
import { createTrustProxy, limitKeyOf, visitorAddress } from '../visitor-address.ts';

/** Concurrent connections of one IP address. A mobile network puts many homes behind one address. */
const MAX_CONNECTIONS = 200;
/** New connections of one IP address per minute. */
const MAX_HANDSHAKES = 300;
const MINUTE_SECONDS = 60;

/**
 * Checks origin and connection limits of a handshake. Each process counts separately, because the limits protect its
 * memory and sockets.
 */
export function createConnectionGuard(config: Config) {
  const limit = MAX_CONNECTIONS * config.RATE_LIMIT_SCALE;
  const handshakes = new RateLimiterMemory({
    points: MAX_HANDSHAKES * config.RATE_LIMIT_SCALE,
    duration: MINUTE_SECONDS,
  });
  const isTrusted = createTrustProxy(config.TRUST_PROXY);
  const connectionCounts = new Map<string, number>();
  let isClosed = false;

  async function isAllowed(request: IncomingMessage): Promise<boolean> {
    if (isClosed || !isAllowedOrigin(request, config)) return false;
    // A request with a `sid` belongs to an existing connection, which was counted before.
    if (new URL(request.url ?? '/', 'http://server.invalid').searchParams.has('sid')) return true;
    const key = limitKeyOf(visitorAddress(request, isTrusted));
    if ((connectionCounts.get(key) ?? 0) >= limit) return false;
    return handshakes.consume(key).then(
      () => true,
      () => false,
    );
  }

  return {
    /** For engine.io, which responds with 403 to a rejected handshake. */
    allowRequest(request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void): void {
      void isAllowed(request).then((allowed) => decide(null, allowed));
    },
    /** Rejects every further connection, because the server stops. */
    close(): void {
      isClosed = true;
    },
    /** Counts a connection. Call the returned function when the connection closes. */
    count(request: IncomingMessage): () => void {
      const key = limitKeyOf(visitorAddress(request, isTrusted));
      connectionCounts.set(key, (connectionCounts.get(key) ?? 0) + 1);
      return () => {
        const remainingCount = (connectionCounts.get(key) ?? 1) - 1;
        if (remainingCount > 0) connectionCounts.set(key, remainingCount);
        else connectionCounts.delete(key);
      };
    },
  };
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;
