export { ConsultationDialog, type ConsultationDialogProps } from './ConsultationDialog.tsx';
