import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';

/** Connections of one address at a time. A mobile network puts many homes behind one address. */
const CONNECTIONS = 200;
/** New connections of one address in a minute. */
const HANDSHAKES = 300;
const MINUTE = 60;

/** The visitor's address, as the API's own limits see it: behind a proxy the first that it forwards. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? 'unknown');
}

/** Browsers say where a page comes from and pages cannot lie about it: ours, a partner's, nobody else's. */
function isAllowedOrigin(request: IncomingMessage, { PUBLIC_URL, PARTNER_ORIGINS }: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || PARTNER_ORIGINS.includes(origin)) return true;
  return origin === new URL(PUBLIC_URL).origin || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Who may connect at all. Counts are those of this process: they protect its memory and sockets, which no other
 * process shares.
 */
export function createConnectionGuard(config: Config) {
  const most = CONNECTIONS * config.RATE_LIMIT_SCALE;
  const handshakes = new RateLimiterMemory({
    points: HANDSHAKES * config.RATE_LIMIT_SCALE,
    duration: MINUTE,
  });
  const open = new Map<string, number>();
  let closed = false;

  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    if (closed || !isAllowedOrigin(request, config)) return false;
    // A later request of a connection that exists.
    if (new URL(request.url ?? '/', 'http://own.invalid').searchParams.has('sid')) return true;
    const address = addressOf(request, config.TRUST_PROXY);
    if ((open.get(address) ?? 0) >= most) return false;
    return handshakes.consume(address).then(
      () => true,
      () => false,
    );
  }

  return {
    /** Of engine.io: answers 403 to who may not enter. */
    allowRequest(request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void): void {
      void mayConnect(request).then((allowed) => decide(null, allowed));
    },
    /** Nobody enters a server that stops. */
    close(): void {
      closed = true;
    },
    /** Counts a connection; the answer takes it off the count again. */
    count(request: IncomingMessage): () => void {
      const address = addressOf(request, config.TRUST_PROXY);
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
