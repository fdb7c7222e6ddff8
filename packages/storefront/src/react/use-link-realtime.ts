import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { realtimeOfLink } from '../realtime/browser-realtime.ts';
import { useStorefront } from './StorefrontProvider.tsx';

/**
 * Milliseconds between two polls. Without a connection the interval is longer than on a member's page, because each
 * request counts against the rate limit of links.
 */
const POLL_INTERVAL = { disconnected: 10_000, connected: 60_000 };

/** Returns `watch` and `pollEvery` for the page of a mailed link, as `useRealtime` does for a member's page. */
export function useLinkRealtime(secret: string) {
  const shop = useStorefront();
  const [realtime] = useState(() => realtimeOfLink(shop, secret));
  const isJoined = useStore(realtime.$joined);
  const watch = useMemo(
    () => (onChange: () => void) => realtime.watch({ kinds: ['claim'] }, onChange),
    [realtime],
  );
  return { watch, pollEvery: isJoined ? POLL_INTERVAL.connected : POLL_INTERVAL.disconnected };
}
