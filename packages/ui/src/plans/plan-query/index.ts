export {
  ANY_PRICE,
  DEFAULT_PLAN_QUERY,
  hasFilters,
  hasPrice,
  NO_FILTERS,
  PAGE_SIZE,
  type PlanFilters,
  type PlanQuery,
  priceText,
  readPlanQuery,
  type SortField,
  writePlanQuery,
} from './plan-query.ts';
