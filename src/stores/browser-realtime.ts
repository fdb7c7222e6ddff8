import { createRealtime } from '@naungan/api/realtime';
import { session } from './app.ts';
import { createRealtimeStore } from './realtime.ts';

/** Longest wait for a quiet moment, in ms; a browser that knows none gets a pause of this length instead. */
const PATIENCE = 2_000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, PATIENCE);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(turn);
}

/** The connection of this page to the own API. */
export const realtime = createRealtimeStore({
  $session: session.$session,
  async open(identity, hear) {
    const { io } = await import('socket.io-client');
    return createRealtime({ connect: io, origin: location.origin, identity, ...hear });
  },
  whenIdle,
  window,
  document,
  guestId: () => crypto.randomUUID(),
});
