export { methodDeadline, paymentReminder } from './deadline.ts';
export { type PaymentDialogPage, type PaymentFooterState, paymentFooter } from './dialog.ts';
export {
  PAYMENT_GROUPS,
  PAYMENT_METHOD_CODES,
  PAYMENT_METHODS,
  type PaymentGroup,
  type PaymentMethod,
  type PaymentMethodCode,
  type PaymentPage,
  paymentMethod,
  paymentPage,
} from './methods.ts';
