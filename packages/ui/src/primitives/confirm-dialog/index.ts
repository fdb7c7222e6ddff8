export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { useConfirmation } from './use-confirmation.ts';
