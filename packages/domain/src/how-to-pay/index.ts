export { HOW_TO_PAY, type HowToPayGuide, type HowToPayTab } from './data.ts';
export { type HowToPayValues, howToPay } from './guide.ts';
export { paymentGuide } from './payment-guide.ts';
