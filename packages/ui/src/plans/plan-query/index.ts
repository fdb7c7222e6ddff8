export { type ListFilter, type ListRules, PLAIN_LIST, type SortField } from './list-rules.ts';
export {
  ANY_PRICE,
  DEFAULT_PLAN_QUERY,
  hasFilters,
  hasPrice,
  listRules,
  NO_FILTERS,
  PAGE_SIZE,
  type PlanFilters,
  type PlanQuery,
  priceText,
  readPlanQuery,
  writePlanQuery,
} from './plan-query.ts';
export { readPages } from './read-pages.ts';
