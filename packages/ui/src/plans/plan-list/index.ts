export type { ComparedPlan } from '../compare-bar/CompareBar.tsx';
export type { ConsultantRequest } from '../consultant-dialog/use-consultant-dialog.tsx';
export type { GuestDetails } from '../guest-dialog/index.ts';
export { DEFAULT_PLAN_QUERY, type PlanQuery, readPlanQuery, writePlanQuery } from '../plan-query/index.ts';
export type { LoadPlans, PlanPage } from '../plan-query/read-pages.ts';
export { PlanList, type PlanListProps } from './PlanList.tsx';
export type { PlanListHrefs } from './plan-list-hrefs.ts';
