import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListSettings } from '../plan-query/list-settings.ts';
import { type PlanFilters, withChoice } from '../plan-query/plan-query.ts';
import { sortOf, sortValue } from './sorts.ts';

/** Applies the search text, the sorting and the filters that a visitor entered before hydration in the server-rendered form. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  filters: PlanFilters,
  onChange: (changes: Partial<PlanFilters>) => void,
  settings: ListSettings,
) {
  const applyInitialValues = useEffectEvent(() => {
    const searchText = form.current?.querySelector<HTMLInputElement>('[name=q]')?.value ?? filters.q;
    const selectedValue = (name: string) =>
      form.current?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value;
    const sort = selectedValue('sort') ?? sortValue(filters);
    if (searchText !== filters.q || sort !== sortValue(filters)) onChange({ q: searchText, ...sortOf(sort) });
    for (const { name, options } of settings.filters) {
      const value = selectedValue(name) ?? '';
      const lineFilters = withChoice(filters.lineFilters, name, value === options[0]?.value ? '' : value);
      if (lineFilters[name] !== filters.lineFilters[name]) onChange({ lineFilters });
    }
  });
  useEffect(() => applyInitialValues(), []);
}
