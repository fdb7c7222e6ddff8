export { discountSaving } from './discount.ts';
export {
  AMOUNT_LABELS,
  type OrderAmounts,
  type OrderTotalInput,
  orderTotal,
  sameAmounts,
} from './order-total.ts';
export { type ServiceFeeRule, serviceFee } from './service-fee.ts';
