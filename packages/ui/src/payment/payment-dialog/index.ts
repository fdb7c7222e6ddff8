export { PaymentDialog, type PaymentDialogProps } from './PaymentDialog.tsx';
export type { StartPayment } from './use-payment.ts';
