import type { Messages } from '../../primitives/host/messages.ts';
import { DEFAULT_PLAN_QUERY, type PlanFilters } from '../plan-query/plan-query.ts';

type Sort = Pick<PlanFilters, 'sortField' | 'sortOrder'>;

const DEFAULT_SORT = 'createdAt-desc';

/** Available sort orders; the first is the default [2 §9]. */
const SORT_ORDERS = {
  [DEFAULT_SORT]: { sortField: 'createdAt', sortOrder: 'desc' },
  'premium-asc': { sortField: 'premium', sortOrder: 'asc' },
  'premium-desc': { sortField: 'premium', sortOrder: 'desc' },
  'productName-asc': { sortField: 'productName', sortOrder: 'asc' },
} as const;

const isSort = (value: string): value is keyof typeof SORT_ORDERS => value in SORT_ORDERS;

/** Returns the options of the sort orders. */
export const sortOptions = (texts: Messages['PlanList']) =>
  Object.keys(SORT_ORDERS)
    .filter(isSort)
    .map((value) => ({ value, label: texts[value] }));

/** Returns the option of a sort order. A URL may contain a sort order that has no option; it gets the first option. */
export function sortValue({ sortField, sortOrder }: Sort): string {
  const value = `${sortField}-${sortOrder}`;
  return isSort(value) ? value : DEFAULT_SORT;
}

/** Returns the sort order of an option; the default order for an unknown option. */
export const sortOf = (value: string): Sort =>
  isSort(value)
    ? SORT_ORDERS[value]
    : { sortField: DEFAULT_PLAN_QUERY.sortField, sortOrder: DEFAULT_PLAN_QUERY.sortOrder };
