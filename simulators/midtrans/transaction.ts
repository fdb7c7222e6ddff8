import type { CardFacts } from './cards/outcomes.ts';

/** From section 7 of the gateway's reference; pre-authorisation (`authorize`) is not simulated. */
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
  /** Null for methods whose replies do not contain it. */
  fraudStatus: FraudStatus | null;
  grossAmount: number;
  /** The number that the payer types: account number, bill key or payment code. */
  vaNumber: string | null;
  request: ChargeRequest;
  card: CardFacts | null;
  refunds: Refund[];
  approvalCode: string | null;
  /** The type in notifications when another app paid the QR. */
  paidWith: string | null;
  /** From X-Override-Notification, comma-separated; null for the URL of the dashboard. */
  notificationUrl: string | null;
  /** From X-Append-Notification, comma-separated. */
  appendUrl: string | null;
  transactionTime: Date;
  expiryTime: Date;
  settlementTime: Date | null;
  /** The next time-based transition and its time. */
  nextAct: string | null;
  nextAt: Date | null;
};

/** States in which an order id cannot be reused: pending, or paid once. */
export const STATUSES_BLOCKING_ORDER_ID: readonly SimulatedStatus[] = [
  'pending',
  'capture',
  'settlement',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
];

/** `status_code` of replies by state; a challenge has 201. */
const REPLY_CODE: Record<SimulatedStatus, string> = {
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
export const replyCode = (standing: PaymentState): string =>
  isChallenged(standing) ? '201' : REPLY_CODE[standing.status];
/** Notifications have other codes than replies for cancel and expire. */
export const webhookCode = (standing: PaymentState): string =>
  standing.status === 'cancel' || standing.status === 'expire' ? '202' : replyCode(standing);

const WIB_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** `2026-01-05 10:00:01`, in Jakarta time. */
export const wib = (instant: Date): string =>
  new Date(instant.getTime() + WIB_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Captures settle at 16:00 Jakarta time of the next day. */
export function settlementDue(now: Date): Date {
  const tomorrow = new Date(now.getTime() + WIB_MS + DAY_MS).toISOString().slice(0, 10);
  return new Date(`${tomorrow}T16:00:00+07:00`);
}

/** `250000.00` */
export const rupiahText = (amount: number): string => `${amount}.00`;
