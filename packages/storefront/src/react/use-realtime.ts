import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { realtimeOf } from '../realtime/browser-realtime.ts';
import type { ChangeFilter } from '../realtime/realtime.ts';
import { useStorefront } from './StorefrontProvider.tsx';
import { useSession } from './use-session.ts';

/** Milliseconds between two polls: without a connection, and while realtime events arrive. */
const POLL_INTERVAL = { disconnected: 5_000, connected: 60_000 };

/**
 * Returns how a page follows changes: `watch` subscribes to them; `pollEvery` is the interval of the polls in
 * milliseconds. Polling continues while events arrive, because the browser notices a lost connection late.
 */
export function useRealtime({ orderId, kinds }: ChangeFilter, interval = POLL_INTERVAL) {
  // Restores the session, which the connection needs.
  useSession();
  const realtime = realtimeOf(useStorefront());
  const isJoined = useStore(realtime.$joined);
  // The kinds are joined to a text, so that a new array with the same kinds does not subscribe again.
  const kindList = kinds?.join();
  const watch = useMemo(() => {
    const filter: ChangeFilter = {
      ...(orderId && { orderId }),
      ...(kindList && { kinds: kindList.split(',') as NonNullable<ChangeFilter['kinds']> }),
    };
    return (onChange: () => void) => realtime.watch(filter, onChange);
  }, [realtime, orderId, kindList]);
  return { watch, pollEvery: isJoined ? interval.connected : interval.disconnected };
}
