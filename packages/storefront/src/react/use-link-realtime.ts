import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { realtimeOfLink } from '../realtime/browser-realtime.ts';
import { useStorefront } from './provider.tsx';

/**
 * Milliseconds between two polls. Without a connection they are longer than a member's, because each request counts
 * against the rate limit of links.
 */
const POLL_INTERVAL = { disconnected: 10_000, connected: 60_000 };

/** Returns what the page of a mailed link needs to follow changes, as `useRealtime` does for a member. */
export function useLinkRealtime(secret: string) {
  const shop = useStorefront();
  const [realtime] = useState(() => realtimeOfLink(shop, secret));
  const joined = useStore(realtime.$joined);
  const watch = useMemo(
    () => (changed: () => void) => realtime.watch({ kinds: ['claim'] }, changed),
    [realtime],
  );
  return { watch, pollEvery: joined ? POLL_INTERVAL.connected : POLL_INTERVAL.disconnected };
}
