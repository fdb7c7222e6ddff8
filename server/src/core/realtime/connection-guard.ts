import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { isAllowedOrigin } from '../origins.ts';
import { countedAddress, trustProxy, visitorAddress } from '../visitor-address.ts';

/** Concurrent connections of one IP address. A mobile network puts many homes behind one address. */
const CONNECTIONS = 200;
/** New connections of one IP address per minute. */
const HANDSHAKES = 300;
const MINUTE = 60;

/**
 * Checks origin and connection limits of a handshake. Counts are per process: they protect its memory and sockets.
 */
export function createConnectionGuard(config: Config) {
  const limit = CONNECTIONS * config.RATE_LIMIT_SCALE;
  const handshakes = new RateLimiterMemory({
    points: HANDSHAKES * config.RATE_LIMIT_SCALE,
    duration: MINUTE,
  });
  const trusts = trustProxy(config.TRUST_PROXY);
  const open = new Map<string, number>();
  let closed = false;

  async function isAllowed(request: IncomingMessage): Promise<boolean> {
    if (closed || !isAllowedOrigin(request, config)) return false;
    // A request of an existing connection.
    if (new URL(request.url ?? '/', 'http://own.invalid').searchParams.has('sid')) return true;
    const address = countedAddress(visitorAddress(request, trusts));
    if ((open.get(address) ?? 0) >= limit) return false;
    return handshakes.consume(address).then(
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
      closed = true;
    },
    /** Counts a connection. Call the returned function when it closes. */
    count(request: IncomingMessage): () => void {
      const address = countedAddress(visitorAddress(request, trusts));
      open.set(address, (open.get(address) ?? 0) + 1);
      return () => {
        const remaining = (open.get(address) ?? 1) - 1;
        if (remaining > 0) open.set(address, remaining);
        else open.delete(address);
      };
    },
  };
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;
