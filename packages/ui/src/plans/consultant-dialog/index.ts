export { ConsultantDialog, type ConsultantDialogProps } from './ConsultantDialog.tsx';
export type { ConsultantRequest } from './use-consultant-dialog.tsx';
