export { discountSaving } from './discount.ts';
export { type OrderAmounts, type OrderTotalInput, orderTotal, sameAmounts } from './order-total.ts';
export { type ServiceFeeRule, serviceFee } from './service-fee.ts';
