export { type DecisionMailText, rejectionMailText, revisionMailText } from './decision-mail.ts';
export { AMOUNT_MESSAGE, PRODUCT_MESSAGE, SHIPPING_ADDRESS_MESSAGE, TERM_MESSAGE } from './messages.ts';
export { isOrderUndecided, MAX_UNDECIDED_IF_UNVERIFIED, mustVerifyEmail } from './undecided.ts';
