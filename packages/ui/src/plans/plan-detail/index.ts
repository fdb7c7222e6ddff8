export type { ConsultantRequest } from '../consultant-dialog/use-consultant-dialog.tsx';
export type { PlanDetailHrefs, PlanDetailProps } from './PlanDetail.tsx';
export { PlanDetailScreen, type PlanDetailScreenProps } from './PlanDetailScreen.tsx';
