import { createRealtime } from '@naungan/api/realtime';
import { part } from '../part.ts';
import { createRealtimeStore } from './realtime.ts';

/** Maximum wait for an idle page in milliseconds; browsers without `requestIdleCallback` wait this long. */
const IDLE_TIMEOUT = 2_000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/** The realtime connection of this page to the API. */
export const realtimeOf = part((shop) =>
  createRealtimeStore({
    $session: shop.session.$session,
    async open(identity, handlers) {
      const { io } = await import('socket.io-client');
      return createRealtime({ connect: io, origin: shop.apiOrigin(), identity, ...handlers });
    },
    whenIdle,
    window,
    document,
    guestId: () => crypto.randomUUID(),
  }),
);
