import { DEFAULT_PLAN_QUERY, type PlanFilters } from '../plan-query/plan-query.ts';

type Sort = Pick<PlanFilters, 'sortField' | 'sortOrder'>;

/** Available sort orders; the first is the default [2 §9]. */
export const SORTS = [
  { value: 'createdAt-desc', label: 'Terbaru' },
  { value: 'premium-asc', label: 'Premi terendah' },
  { value: 'premium-desc', label: 'Premi tertinggi' },
  { value: 'productName-asc', label: 'Nama A–Z' },
] as const;

const sorts: Record<string, Sort> = {
  'createdAt-desc': { sortField: 'createdAt', sortOrder: 'desc' },
  'premium-asc': { sortField: 'premium', sortOrder: 'asc' },
  'premium-desc': { sortField: 'premium', sortOrder: 'desc' },
  'productName-asc': { sortField: 'productName', sortOrder: 'asc' },
};

/**
 * Returns the option for a sort order; the first option for an order that is not available, which a URL may
 * contain.
 */
export function sortValue({ sortField, sortOrder }: Sort): string {
  const value = `${sortField}-${sortOrder}`;
  return value in sorts ? value : SORTS[0].value;
}

/** Returns the sort order of an option; the default order for an unknown option. */
export function sortOf(value: string): Sort {
  return sorts[value] ?? { sortField: DEFAULT_PLAN_QUERY.sortField, sortOrder: DEFAULT_PLAN_QUERY.sortOrder };
}
