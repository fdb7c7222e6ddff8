export type { CardGateway, PaymentDialogProps } from './dialog-props.ts';
export { PaymentDialog } from './PaymentDialog.tsx';
export type { StartPayment } from './use-payment.ts';
