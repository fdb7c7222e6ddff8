import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { realtime } from '../stores/browser-realtime.ts';
import type { About } from '../stores/realtime.ts';
import { useSession } from './use-session.ts';

/** How often a page asks by itself, in ms: without a connection, and while changes are heard. */
const PACE = { unheard: 5_000, heard: 60_000 };

/**
 * What a page of `ui` needs to follow changes: `watch` tells of them, `every` says how often to ask besides, because
 * a connection may be gone before anybody notices.
 */
export function useRealtime({ orderId, kinds }: About, pace = PACE) {
  useSession();
  const joined = useStore(realtime.$joined);
  const kindList = kinds?.join();
  const watch = useMemo(() => {
    const about: About = {
      ...(orderId && { orderId }),
      ...(kindList && { kinds: kindList.split(',') as NonNullable<About['kinds']> }),
    };
    return (changed: () => void) => realtime.watch(about, changed);
  }, [orderId, kindList]);
  return { watch, every: joined ? pace.heard : pace.unheard };
}
