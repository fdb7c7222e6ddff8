import { DEFAULT_PLAN_QUERY, type PlanFilters } from '../plan-query/plan-query.ts';

type Sort = Pick<PlanFilters, 'sortField' | 'sortOrder'>;

/** Available sort orders; the first is the default [2 §9]. */
export const SORTS = [
  { value: 'createdAt-desc', label: 'Terbaru' },
  { value: 'premium-asc', label: 'Premi terendah' },
  { value: 'premium-desc', label: 'Premi tertinggi' },
  { value: 'productName-asc', label: 'Nama A–Z' },
] as const;

const SORT_ORDERS: Record<string, Sort> = {
  'createdAt-desc': { sortField: 'createdAt', sortOrder: 'desc' },
  'premium-asc': { sortField: 'premium', sortOrder: 'asc' },
  'premium-desc': { sortField: 'premium', sortOrder: 'desc' },
  'productName-asc': { sortField: 'productName', sortOrder: 'asc' },
};

/** Returns the option of a sort order. A URL may contain a sort order that has no option; it gets the first option. */
export function sortValue({ sortField, sortOrder }: Sort): string {
  const value = `${sortField}-${sortOrder}`;
  return value in SORT_ORDERS ? value : SORTS[0].value;
}

/** Returns the sort order of an option; the default order for an unknown option. */
export function sortOf(value: string): Sort {
  return (
    SORT_ORDERS[value] ?? { sortField: DEFAULT_PLAN_QUERY.sortField, sortOrder: DEFAULT_PLAN_QUERY.sortOrder }
  );
}
