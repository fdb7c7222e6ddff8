export { AMOUNT_MESSAGE, PRODUCT_MESSAGE, SHIPPING_ADDRESS_MESSAGE, TERM_MESSAGE } from './messages.ts';
export { isOrderUndecided, mustVerifyFirst, UNDECIDED_WHILE_UNVERIFIED } from './undecided.ts';
