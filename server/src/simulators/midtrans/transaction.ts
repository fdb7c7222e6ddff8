export type SimulatedStatus = 'pending' | 'settlement' | 'deny' | 'cancel' | 'expire';

/** What the charge said about itself, as far as the simulator looks at it. */
export type ChargeRequest = {
  payment_type: string;
  transaction_details: { order_id: string; gross_amount: number };
  customer_details?: { first_name?: string | undefined } | undefined;
  item_details?: { name?: string | undefined }[] | undefined;
  gopay?: { callback_url?: string | undefined } | undefined;
  custom_field1?: string | undefined;
  custom_field2?: string | undefined;
  custom_field3?: string | undefined;
};

export type Transaction = {
  id: string;
  orderId: string;
  paymentType: string;
  status: SimulatedStatus;
  grossAmount: number;
  vaNumber: string | null;
  request: ChargeRequest;
  notificationUrl: string | null;
  transactionTime: Date;
  expiryTime: Date;
  settlementTime: Date | null;
};

/** What can be done with a transaction, by whom: the payer, the clock, the merchant, the bank. */
export type Act = 'pay' | 'decline' | 'expire' | 'cancel' | 'reverse';

const ACTS: Record<Act, { from: readonly SimulatedStatus[]; to: SimulatedStatus }> = {
  pay: { from: ['pending'], to: 'settlement' },
  decline: { from: ['pending'], to: 'deny' },
  expire: { from: ['pending'], to: 'expire' },
  cancel: { from: ['pending'], to: 'cancel' },
  // Some banks take a settled payment back minutes later.
  reverse: { from: ['settlement'], to: 'deny' },
};

export const isAct = (text: string): text is Act => Object.hasOwn(ACTS, text);
/** The state that an act leads to, `null` where it is not possible. */
export const after = (status: SimulatedStatus, act: Act): SimulatedStatus | null =>
  ACTS[act].from.includes(status) ? ACTS[act].to : null;

/** `status_code` of answers, and of notifications (which differ for cancel and expire). */
export const ANSWER_CODE: Record<SimulatedStatus, string> = {
  pending: '201',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
};
export const WEBHOOK_CODE: Record<SimulatedStatus, string> = { ...ANSWER_CODE, cancel: '202', expire: '202' };

const WIB_MS = 7 * 3_600_000;
/** `2026-01-05 10:00:01`, on the clock of Jakarta. */
export const wib = (instant: Date): string =>
  new Date(instant.getTime() + WIB_MS).toISOString().slice(0, 19).replace('T', ' ');

/** `250000.00` */
export const grossText = ({ grossAmount }: Pick<Transaction, 'grossAmount'>): string => `${grossAmount}.00`;
