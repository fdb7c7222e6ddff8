import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListRules } from '../plan-query/list-rules.ts';
import { type PlanFilters, withChoice } from '../plan-query/plan-query.ts';
import { sortOf, sortValue } from './sorts.ts';

/** Takes over what was typed or chosen in a page from the server before React was there. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  filters: PlanFilters,
  onChange: (changes: Partial<PlanFilters>) => void,
  rules: ListRules,
) {
  const takeOver = useEffectEvent(() => {
    const q = form.current?.querySelector('input')?.value ?? filters.q;
    const chosenIn = (name: string) =>
      form.current?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
    const sort = chosenIn('sort') ?? sortValue(filters);
    if (q !== filters.q || sort !== sortValue(filters)) onChange({ q, ...sortOf(sort) });
    for (const { name, options } of rules.filters) {
      const value = chosenIn(name) ?? '';
      const next = withChoice(filters.chosen, name, value === options[0]?.value ? '' : value);
      if (next[name] !== filters.chosen[name]) onChange({ chosen: next });
    }
  });
  useEffect(() => takeOver(), []);
}
