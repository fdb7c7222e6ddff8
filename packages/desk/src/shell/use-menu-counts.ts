import { useEffect, useRef } from 'react';
import { useDesk, useRoute } from '../desk/desk-context.ts';
import { useAutoRefresh } from '../desk/use-auto-refresh.ts';
import { useResource } from '../desk/use-resource.ts';
import { QUEUE_PATHS } from '../queues/queue-paths.ts';

/**
 * Returns how many records wait for the person, by the path of the queue's screen. The counts load again every 30 seconds, when
 * another screen opens, after each stored change and when a person reloads a list. Empty until they are known; a failure leaves the last counts.
 */
export function useMenuCounts(): ReadonlyMap<string, number> {
  const { call, me, changes } = useDesk();
  const { path } = useRoute();
  const hasQueues = me.permissions.includes('tasks.work');
  const { resource, refreshInBackground } = useResource('counts', async ({ headers }) =>
    hasQueues ? (await call('deskCounts', { headers })).response.counts : [],
  );
  useAutoRefresh(refreshInBackground);
  useEffect(() => changes.subscribe(() => void refreshInBackground()), [changes, refreshInBackground]);
  const shownPath = useRef(path);
  // Dependencies: another screen
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    void refreshInBackground();
  }, [path, refreshInBackground]);
  const counts = resource.state === 'ready' ? resource.value : [];
  return new Map(counts.map(({ entry, count }) => [QUEUE_PATHS[entry], count]));
}
