export { CompareDialog, type CompareDialogProps } from './CompareDialog.tsx';
export { CompareTable, type CompareTableProps } from './CompareTable.tsx';
