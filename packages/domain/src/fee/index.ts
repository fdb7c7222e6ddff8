export { discountSaving } from './discount.ts';
export {
  AMOUNT_LABELS,
  areAmountsEqual,
  type OrderAmounts,
  type OrderTotalInput,
  orderTotal,
} from './order-total.ts';
export { type ServiceFeeRule, serviceFee } from './service-fee.ts';
