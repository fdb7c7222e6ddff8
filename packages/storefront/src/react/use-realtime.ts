import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { realtimeOf } from '../realtime/browser-realtime.ts';
import type { ChangeFilter } from '../realtime/realtime.ts';
import { useStorefront } from './provider.tsx';
import { useSession } from './use-session.ts';

/** How often a page polls, in ms: without a connection, and while changes are received. */
const POLL_INTERVAL = { disconnected: 5_000, connected: 60_000 };

/**
 * What a page of `ui` needs to follow changes: `watch` reports them; `pollEvery` is how often to poll besides, because
 * a lost connection is noticed late.
 */
export function useRealtime({ orderId, kinds }: ChangeFilter, interval = POLL_INTERVAL) {
  useSession();
  const realtime = realtimeOf(useStorefront());
  const joined = useStore(realtime.$joined);
  const kindList = kinds?.join();
  const watch = useMemo(() => {
    const filter: ChangeFilter = {
      ...(orderId && { orderId }),
      ...(kindList && { kinds: kindList.split(',') as NonNullable<ChangeFilter['kinds']> }),
    };
    return (changed: () => void) => realtime.watch(filter, changed);
  }, [realtime, orderId, kindList]);
  return { watch, pollEvery: joined ? interval.connected : interval.disconnected };
}
