import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStableCallbacks } from '../../primitives/use-stable-callbacks.ts';
import type { PlanFilters, PlanQuery } from '../plan-query/plan-query.ts';

/** Milliseconds between the last change and the request with the new filters [2 §2]. */
const FILTER_DELAY_MS = 1000;

/**
 * Returns the displayed filters and functions that change them. Until the delay has ended, the filters contain changes
 * that `query` does not contain yet. If `query` changes for another reason, such as the back button, these changes are
 * dropped.
 */
export function usePlanFilters(query: PlanQuery, onQueryChange: (query: PlanQuery) => void) {
  const [changes, setChanges] = useState<Partial<PlanFilters> | null>(null);
  const key = JSON.stringify(query);
  const [syncedKey, setSyncedKey] = useState(key);
  if (syncedKey !== key) {
    setSyncedKey(key);
    setChanges(null);
  }

  function send(newFilters: Partial<PlanFilters>) {
    const newQuery = { ...query, ...newFilters };
    setChanges(null);
    // If the filters equal the filters of the last request, nothing is sent, so that the list keeps its loaded pages.
    if (JSON.stringify(newQuery) !== key) onQueryChange({ ...newQuery, page: 1 });
  }
  const sendDelayed = useEffectEvent(send);

  useEffect(() => {
    if (changes === null) return;
    const timer = setTimeout(() => sendDelayed(changes), FILTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changes]);

  const filters = useMemo(() => ({ ...query, ...changes }), [query, changes]);
  const handlers = useStableCallbacks({
    /** Displays these changes and sends them after the delay. */
    changeFilters: (newChanges: Partial<PlanFilters>) =>
      setChanges((earlierChanges) => ({ ...earlierChanges, ...newChanges })),
    /** Sends all changes without the usual delay, for Enter in the search box and 'Hapus filter'. */
    applyNow(newChanges?: Partial<PlanFilters>) {
      if (changes !== null || newChanges) send({ ...changes, ...newChanges });
    },
  });
  return { filters, hasUnsentFilter: changes !== null, ...handlers };
}
