export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { useQuestion } from './use-question.ts';
