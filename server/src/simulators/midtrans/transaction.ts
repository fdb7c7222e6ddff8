import type { CardFacts } from './cards/outcomes.ts';

/** Section 7 of the gateway's reference; pre-authorisation (`authorize`) is not simulated. */
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

/** What the charge said about itself, as far as the simulator looks at it. */
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
  /** When the bank confirms it: the second notification. */
  confirmedAt: string;
};

export type Transaction = {
  id: string;
  orderId: string;
  /** Code of a row of METHODS. */
  method: string;
  paymentType: string;
  status: SimulatedStatus;
  /** Null for methods whose answers do not carry it. */
  fraudStatus: FraudStatus | null;
  grossAmount: number;
  /** What the payer types: account number, bill key or payment code. */
  vaNumber: string | null;
  request: ChargeRequest;
  card: CardFacts | null;
  refunds: Refund[];
  approvalCode: string | null;
  /** The type that notifications name, when another app paid the QR. */
  paidWith: string | null;
  /** From X-Override-Notification, comma-separated; null for the dashboard's. */
  notificationUrl: string | null;
  /** From X-Append-Notification, comma-separated. */
  appendUrl: string | null;
  transactionTime: Date;
  expiryTime: Date;
  settlementTime: Date | null;
  /** What the gateway does by itself, and when. */
  nextAct: string | null;
  nextAt: Date | null;
};

/** States that keep an order id taken: pending, or paid once. */
export const TAKEN: readonly SimulatedStatus[] = [
  'pending',
  'capture',
  'settlement',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
];

/** `status_code` by state, as answers have it; a challenge is 201. */
const ANSWER_CODE: Record<SimulatedStatus, string> = {
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
type Standing = Pick<Transaction, 'status' | 'fraudStatus'>;
export const isChallenged = ({ status, fraudStatus }: Standing): boolean =>
  status === 'capture' && fraudStatus === 'challenge';
export const answerCode = (standing: Standing): string =>
  isChallenged(standing) ? '201' : ANSWER_CODE[standing.status];
/** Notifications differ from answers for cancel and expire. */
export const webhookCode = (standing: Standing): string =>
  standing.status === 'cancel' || standing.status === 'expire' ? '202' : answerCode(standing);

const WIB_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** `2026-01-05 10:00:01`, on the clock of Jakarta. */
export const wib = (instant: Date): string =>
  new Date(instant.getTime() + WIB_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Captures of one day settle at 16:00 of the next, on the clock of Jakarta. */
export function settlementDue(now: Date): Date {
  const tomorrow = new Date(now.getTime() + WIB_MS + DAY_MS).toISOString().slice(0, 10);
  return new Date(`${tomorrow}T16:00:00+07:00`);
}

/** `250000.00` */
export const rupiahText = (amount: number): string => `${amount}.00`;
