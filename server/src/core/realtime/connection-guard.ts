import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { isAllowedOrigin } from '../origins.ts';
import { countedAddress, trustProxy, visitorAddress } from '../visitor-address.ts';

/** Connections of one address at a time. A mobile network puts many homes behind one address. */
const CONNECTIONS = 200;
/** New connections of one address in a minute. */
const HANDSHAKES = 300;
const MINUTE = 60;

/**
 * Checks the origin and the connection limits of a handshake. The counts are those of this process: they protect its
 * memory and sockets.
 */
export function createConnectionGuard(config: Config) {
  const most = CONNECTIONS * config.RATE_LIMIT_SCALE;
  const handshakes = new RateLimiterMemory({
    points: HANDSHAKES * config.RATE_LIMIT_SCALE,
    duration: MINUTE,
  });
  const trusts = trustProxy(config.TRUST_PROXY);
  const open = new Map<string, number>();
  let closed = false;

  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    if (closed || !isAllowedOrigin(request, config)) return false;
    // A later request of a connection that exists.
    if (new URL(request.url ?? '/', 'http://own.invalid').searchParams.has('sid')) return true;
    const address = countedAddress(visitorAddress(request, trusts));
    if ((open.get(address) ?? 0) >= most) return false;
    return handshakes.consume(address).then(
      () => true,
      () => false,
    );
  }

  return {
    /** An option of engine.io, which answers a refused handshake with 403. */
    allowRequest(request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void): void {
      void mayConnect(request).then((allowed) => decide(null, allowed));
    },
    /** Refuses every connection from now on: the server stops. */
    close(): void {
      closed = true;
    },
    /** Counts a connection; call the returned function when it closes. */
    count(request: IncomingMessage): () => void {
      const address = countedAddress(visitorAddress(request, trusts));
      open.set(address, (open.get(address) ?? 0) + 1);
      return () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;
