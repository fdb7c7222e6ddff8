import type { GatewayFailure, GatewayResult, GatewayState, GatewayStatus } from '../gateway.ts';
import type { MidtransReply, UnknownOutcome } from './client.ts';
import { instrumentOf } from './instrument.ts';
import { readAmount, readTime, type Transaction, transaction } from './transaction.ts';

const STATUS_BY_NAME: Record<string, GatewayStatus> = {
  pending: 'pending',
  authorize: 'challenge',
  challenge: 'challenge',
  capture: 'capture',
  settlement: 'settlement',
  deny: 'deny',
  cancel: 'cancel',
  expire: 'expire',
  failure: 'failure',
  refund: 'refund',
  chargeback: 'reversal',
  // The payment stays settled after a partial refund: a policy cannot be partly void, so the broker has to decide.
  partial_refund: 'settlement',
  partial_chargeback: 'settlement',
};

/** Exceeds the duration of every fraud review: only the gateway may end a review, so the payment must not expire during it. */
const REVIEW_MS = 7 * 24 * 3_600_000;

function reviewEnd(reportedTransaction: Transaction): Date | null {
  const start = readTime(reportedTransaction.transaction_time);
  return start && new Date(start.getTime() + REVIEW_MS);
}

/**
 * Returns the state that the gateway reports. A payment counts as paid if the code is 200 and the transaction is settled
 * or captured and passed the fraud check. Code 200 alone only means that the request succeeded.
 */
function stateOf(reportedTransaction: Transaction, code: number, accountHolder: string): GatewayState {
  const fraud = reportedTransaction.fraud_status?.toLowerCase();
  const transactionStatus = reportedTransaction.transaction_status.trim().toLowerCase();
  const status = STATUS_BY_NAME[transactionStatus] ?? 'pending';
  const isSettled = status === 'settlement' || status === 'capture';
  const isPaid = isSettled && (fraud === undefined || fraud === 'accept') && code === 200;
  const isUnderReview = status === 'challenge' || (isSettled && !isPaid);
  return {
    reference: reportedTransaction.order_id,
    transactionId: reportedTransaction.transaction_id,
    status,
    paid: isPaid,
    total: readAmount(reportedTransaction.gross_amount),
    instrument: instrumentOf(reportedTransaction, accountHolder),
    expiresAt: isUnderReview ? reviewEnd(reportedTransaction) : readTime(reportedTransaction.expiry_time),
    settledAt: readTime(reportedTransaction.settlement_time),
    ...(transactionStatus.startsWith('partial_') ? { partlyReturned: true } : {}),
  };
}

const FAILURE_BY_CODE: Record<number, GatewayFailure['failure']> = {
  404: 'missing',
  406: 'conflict',
  411: 'token',
  412: 'conflict',
  429: 'outcomeUnknown',
};

/** The gateway's message for the log, without card digits and tokens. */
const detailOf = ({ code, body }: MidtransReply): string =>
  `${code} ${String(body.status_message ?? '').slice(0, 200)}`.replace(/\d{6,}[\w-]*/g, '…').trim();

/** Returns the state or the failure in a reply. Codes: section 9 of the gateway's documentation. */
export function readReply(
  reply: MidtransReply | UnknownOutcome,
  reference: string,
  accountHolder: string,
): GatewayResult {
  if ('unknownReason' in reply) return { failure: 'outcomeUnknown', detail: reply.unknownReason };
  const { code, body } = reply;
  const detail = detailOf(reply);
  const failure = FAILURE_BY_CODE[code];
  if (failure) return { failure, detail };
  // Code 407 is the regular reply for an expired transaction, 202 for a denied one.
  if (code >= 400 && code !== 407) return { failure: 'refused', detail };
  const parsed = transaction.safeParse(body);
  if (!parsed.success)
    return { failure: 'outcomeUnknown', detail: `${detail}: the reply is not a transaction` };
  if (parsed.data.order_id !== reference)
    return { failure: 'outcomeUnknown', detail: `${detail}: the reply is about another order` };
  return stateOf(parsed.data, code, accountHolder);
}
