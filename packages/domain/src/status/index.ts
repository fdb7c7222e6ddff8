export {
  canUpdateOrder,
  isPaid,
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentStatus,
  type StatusRow,
  statusRow,
  type Tone,
} from './status.ts';
