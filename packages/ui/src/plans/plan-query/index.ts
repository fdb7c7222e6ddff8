export { type ListFilter, type ListSettings, PLAIN_LIST, type SortField } from './list-settings.ts';
export {
  ANY_PRICE,
  DEFAULT_PLAN_QUERY,
  hasFilters,
  hasPrice,
  listSettings,
  NO_FILTERS,
  PAGE_SIZE,
  type PlanFilters,
  type PlanQuery,
  priceText,
  readPlanQuery,
  writePlanQuery,
} from './plan-query.ts';
export { readPages } from './read-pages.ts';
