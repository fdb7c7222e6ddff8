import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSameFunctions } from '../../primitives/use-same-functions.ts';
import type { PlanFilters, PlanQuery } from '../plan-query/plan-query.ts';

/** Filters and search wait this long after the last change [2 §2]. */
const FILTER_DELAY_MS = 1000;

/**
 * The filters as the visitor sees them, which run ahead of `query` until the delay is over. A query that
 * changes from outside (the back button) drops what was not yet sent.
 */
export function usePlanFilters(query: PlanQuery, onQueryChange: (query: PlanQuery) => void) {
  const [changes, setChanges] = useState<Partial<PlanFilters> | null>(null);
  const key = JSON.stringify(query);
  const [answeredKey, setAnsweredKey] = useState(key);
  if (answeredKey !== key) {
    setAnsweredKey(key);
    setChanges(null);
  }

  function send(next: Partial<PlanFilters>) {
    const asked = { ...query, ...next };
    setChanges(null);
    // Changed and changed back: the list stays, with the pages that were added to it.
    if (JSON.stringify(asked) !== key) onQueryChange({ ...asked, page: 1 });
  }
  const sendLate = useEffectEvent(send);

  useEffect(() => {
    if (changes === null) return;
    const timer = setTimeout(() => sendLate(changes), FILTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changes]);

  const filters = useMemo(() => ({ ...query, ...changes }), [query, changes]);
  const handlers = useSameFunctions({
    change: (next: Partial<PlanFilters>) => setChanges((before) => ({ ...before, ...next })),
    /** Enter in the search box, or a press on 'Hapus filter', waits for nothing. */
    applyNow(next?: Partial<PlanFilters>) {
      if (changes !== null || next) send({ ...changes, ...next });
    },
  });
  return { filters, waiting: changes !== null, ...handlers };
}
