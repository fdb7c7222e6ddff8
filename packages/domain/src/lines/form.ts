export { type HealthOrder, type HealthOrderInput, healthOrderPayload } from './health/order-form.ts';
export type { PersonOrderOptions } from './person/order-form.ts';
export { PERSON_ORDERS, type PersonLine, type PersonOrder } from './person-orders.ts';
export {
  type PersonalAccidentOrder,
  type PersonalAccidentOrderInput,
  personalAccidentOrderPayload,
} from './personal-accident/order-form.ts';
