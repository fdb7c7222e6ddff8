import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlanFilters } from '../plan-query/plan-query.ts';
import { sortOf, sortValue } from './sorts.ts';

/** Takes over what was typed or chosen in a page from the server before React was there. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  filters: PlanFilters,
  onChange: (changes: Partial<PlanFilters>) => void,
) {
  const takeOver = useEffectEvent(() => {
    const q = form.current?.querySelector('input')?.value ?? filters.q;
    const sort = form.current?.querySelector('select')?.value ?? sortValue(filters);
    if (q !== filters.q || sort !== sortValue(filters)) onChange({ q, ...sortOf(sort) });
  });
  useEffect(() => takeOver(), []);
}
