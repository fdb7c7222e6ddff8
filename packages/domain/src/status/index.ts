export {
  CLAIM_STAGES,
  CLAIM_STATE_ROWS,
  CLAIM_STATES,
  CLAIM_STATUSES,
  type ClaimStage,
  type ClaimState,
  type ClaimStateRow,
  type ClaimStatus,
  type ClaimTurn,
  isClaimEnded,
  isClaimUndecided,
} from './claim.ts';
export { INVOICE_STATUSES, INVOICE_TRANSITIONS, type InvoiceStatus } from './invoice.ts';
export {
  canUpdateOrder,
  ORDER_STATUS_ROWS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
} from './order.ts';
export { isPaid, PAYMENT_STATUS_ROWS, PAYMENT_STATUSES, type PaymentStatus } from './payment.ts';
export {
  POLICY_STATES,
  POLICY_STATUSES,
  POLICY_TRANSITIONS,
  type PolicyState,
  type PolicyStatus,
} from './policy.ts';
export { statusRow } from './rows.ts';
export type { StatusRow, Tone, Transitions } from './tone.ts';
