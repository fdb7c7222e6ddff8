export {
  DEFAULT_PLAN_QUERY,
  hasFilters,
  type PlanFilters,
  type PlanQuery,
  readPlanQuery,
  type SortField,
  writePlanQuery,
} from './plan-query.ts';
