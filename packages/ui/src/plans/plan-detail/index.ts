export type { ConsultantRequest } from '../consultant-dialog/use-consultant-dialog.tsx';
export { PlanDetail, type PlanDetailHrefs, type PlanDetailProps } from './PlanDetail.tsx';
export { PlanDetailScreen, type PlanDetailScreenProps } from './PlanDetailScreen.tsx';
