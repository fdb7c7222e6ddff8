export { type HealthOrder, type HealthOrderInput, healthOrderPayload } from './health-order.ts';
export {
  AMOUNT_MESSAGE,
  PRODUCT_MESSAGE,
  SHIPPING_ADDRESS_MESSAGE,
  TERM_MESSAGE,
  TERMS_LABEL,
  TERMS_MESSAGE,
} from './messages.ts';
export { answerList, attachmentList, type RequiredAttachments, shownAmounts } from './parts.ts';
export type { PersonOrderOptions } from './person-order.ts';
export { PERSON_ORDERS, type PersonLine, type PersonOrder } from './person-orders.ts';
export {
  type PersonalAccidentOrder,
  type PersonalAccidentOrderInput,
  personalAccidentOrderPayload,
} from './personal-accident-order.ts';
export {
  type ShippingForm,
  type ShippingFormInput,
  shippingForm,
  shippingRule,
  shippingShape,
} from './shipping.ts';
