import { createRealtime, guestIdentity, type Identity, linkIdentity } from '@naungan/api/realtime';
import { atom, type ReadableAtom } from 'nanostores';
import { oncePerStorefront } from '../once-per-storefront.ts';
import type { SessionState } from '../session/session.ts';
import type { Storefront } from '../storefront.ts';
import { createRealtimeStore } from './realtime.ts';

/**
 * Milliseconds before the page may count as idle. A page that waits for its first response seems idle, and the code of the
 * connection would delay that response on a slow network.
 */
const MIN_DELAY = 1_000;
/** Maximum wait for an idle page in milliseconds, after `MIN_DELAY`. */
const IDLE_TIMEOUT = 2_000;

function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else work();
  }, MIN_DELAY);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

const createStore = (
  shop: Storefront,
  { $session, guest }: { $session: ReadableAtom<SessionState>; guest: () => Identity },
) =>
  createRealtimeStore({
    $session,
    async open(identity, handlers) {
      const { io } = await import('socket.io-client');
      return createRealtime({ connect: io, origin: shop.apiOrigin(), identity, ...handlers });
    },
    whenIdle,
    window,
    document,
    guest,
    pageStart: performance.timeOrigin,
  });

/** Returns the realtime connection of this page to the API. */
export const realtimeOf = oncePerStorefront((shop) =>
  createStore(shop, {
    $session: shop.session.$session,
    guest: () => guestIdentity(crypto.randomUUID()),
  }),
);

const $anonymous = atom<SessionState>({ state: 'anonymous' });

/** Returns a separate connection for a mailed link, whether or not a member is signed in on this device. */
export const realtimeOfLink = (shop: Storefront, secret: string) =>
  createStore(shop, { $session: $anonymous, guest: () => linkIdentity(secret) });
