import type { CardFacts } from './cards/outcomes.ts';

/** The statuses of section 7 of the gateway's reference, without pre-authorisation (`authorize`). */
export type SimulatedStatus =
  | 'pending'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback';

type FraudStatus = 'accept' | 'challenge' | 'deny';

/** The fields of a charge request that the simulator uses. */
export type ChargeRequest = {
  payment_type: string;
  transaction_details: { order_id: string; gross_amount: number };
  customer_details?: { first_name?: string | undefined } | undefined;
  custom_field1?: string | undefined;
  custom_field2?: string | undefined;
  custom_field3?: string | undefined;
  [part: string]: unknown;
};

export type Refund = {
  chargebackId: number;
  key: string;
  amount: number;
  reason: string;
  createdAt: string;
  /** Time of the bank's confirmation, which triggers the second notification. */
  confirmedAt: string;
};

export type Transaction = {
  id: string;
  orderId: string;
  /** A code in METHODS. */
  method: string;
  paymentType: string;
  status: SimulatedStatus;
  /** Null for methods whose replies do not contain a fraud status. */
  fraudStatus: FraudStatus | null;
  grossAmount: number;
  /** The number that the payer enters: account number, bill key or payment code. */
  vaNumber: string | null;
  request: ChargeRequest;
  card: CardFacts | null;
  refunds: Refund[];
  approvalCode: string | null;
  /** The payment type in notifications when an app of another provider has paid the QR code. */
  paidWith: string | null;
  /** Comma-separated URLs of X-Override-Notification; null for the URL of the dashboard. */
  notificationUrl: string | null;
  /** Comma-separated URLs of X-Append-Notification. */
  appendUrl: string | null;
  transactionTime: Date;
  expiryTime: Date;
  settlementTime: Date | null;
  /** The next time-based action and its time; null when there is none. */
  nextAction: string | null;
  nextActionAt: Date | null;
};

/** Statuses in which an order id cannot be used again: pending, or paid. */
export const STATUSES_BLOCKING_ORDER_ID: readonly SimulatedStatus[] = [
  'pending',
  'capture',
  'settlement',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
];

/** `status_code` of replies by status. */
const REPLY_CODES: Record<SimulatedStatus, string> = {
  pending: '201',
  capture: '200',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
  partial_chargeback: '200',
};
type PaymentState = Pick<Transaction, 'status' | 'fraudStatus'>;
export const isChallenged = ({ status, fraudStatus }: PaymentState): boolean =>
  status === 'capture' && fraudStatus === 'challenge';
/** Returns `status_code` of a reply. */
export const replyCode = (state: PaymentState): string =>
  isChallenged(state) ? '201' : REPLY_CODES[state.status];
/** Returns `status_code` of a notification, which differs from a reply's for the statuses cancel and expire. */
export const notificationCode = (state: PaymentState): string =>
  state.status === 'cancel' || state.status === 'expire' ? '202' : replyCode(state);

const WIB_OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** Formats a time in Jakarta time (WIB): `2026-01-05 10:00:01`. */
export const formatWib = (instant: Date): string =>
  new Date(instant.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Returns when a captured card payment is settled: at 16:00 Jakarta time of the next day. */
export function settlementDue(now: Date): Date {
  const tomorrow = new Date(now.getTime() + WIB_OFFSET_MS + DAY_MS).toISOString().slice(0, 10);
  return new Date(`${tomorrow}T16:00:00+07:00`);
}

/** Formats an amount: `250000.00`. */
export const rupiahText = (amount: number): string => `${amount}.00`;
