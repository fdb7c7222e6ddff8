import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStableCallbacks } from '../../primitives/use-stable-callbacks.ts';
import type { PlanFilters, PlanQuery } from '../plan-query/plan-query.ts';

/** Milliseconds after the last change before filters and search are sent [2 §2]. */
const FILTER_DELAY_MS = 1000;

/**
 * Returns the displayed filters. Until the delay has ended, they contain changes that `query` does not contain
 * yet. If `query` changes for another reason (the back button), these changes are dropped.
 */
export function usePlanFilters(query: PlanQuery, onQueryChange: (query: PlanQuery) => void) {
  const [changes, setChanges] = useState<Partial<PlanFilters> | null>(null);
  const key = JSON.stringify(query);
  const [syncedKey, setSyncedKey] = useState(key);
  if (syncedKey !== key) {
    setSyncedKey(key);
    setChanges(null);
  }

  function send(next: Partial<PlanFilters>) {
    const nextQuery = { ...query, ...next };
    setChanges(null);
    // If the filters equal the filters of the last request, nothing is sent, so that the list keeps its loaded pages.
    if (JSON.stringify(nextQuery) !== key) onQueryChange({ ...nextQuery, page: 1 });
  }
  const sendDelayed = useEffectEvent(send);

  useEffect(() => {
    if (changes === null) return;
    const timer = setTimeout(() => sendDelayed(changes), FILTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changes]);

  const filters = useMemo(() => ({ ...query, ...changes }), [query, changes]);
  const handlers = useStableCallbacks({
    changeFilters: (next: Partial<PlanFilters>) => setChanges((before) => ({ ...before, ...next })),
    /** Sends at once, for Enter in the search box and 'Hapus filter'. */
    applyNow(next?: Partial<PlanFilters>) {
      if (changes !== null || next) send({ ...changes, ...next });
    },
  });
  return { filters, hasUnsentFilter: changes !== null, ...handlers };
}
