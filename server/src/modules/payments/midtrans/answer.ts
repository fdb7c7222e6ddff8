import type { GatewayAnswer, GatewayFailure, GatewayState, GatewayStatus } from '../gateway.ts';
import type { LostRequest, MidtransReply } from './client.ts';
import { instrumentOf } from './instrument.ts';
import { readAmount, readTime, type Transaction, transaction } from './transaction.ts';

const KNOWN: Record<string, GatewayStatus> = {
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
  // A partial refund: cover has no partial state, so the office has to decide.
  partial_refund: 'settlement',
  partial_chargeback: 'settlement',
};

/** Longer than a fraud review can take, because the gateway ends it and the server must not. */
const REVIEW_MS = 7 * 24 * 3_600_000;

function reviewEnd(answer: Transaction): Date | null {
  const start = readTime(answer.transaction_time);
  return start && new Date(start.getTime() + REVIEW_MS);
}

/** Paid means code 200, settled or captured, and no fraud doubt. Code 200 alone means nothing. */
function stateOf(answer: Transaction, code: number, accountHolder: string): GatewayState {
  const fraud = answer.fraud_status?.toLowerCase();
  const given = answer.transaction_status.trim().toLowerCase();
  const status = KNOWN[given] ?? 'pending';
  const settled = status === 'settlement' || status === 'capture';
  const paid = settled && (fraud === undefined || fraud === 'accept') && code === 200;
  const reviewed = status === 'challenge' || (settled && !paid);
  return {
    reference: answer.order_id,
    transactionId: answer.transaction_id,
    status,
    paid,
    total: readAmount(answer.gross_amount),
    instrument: instrumentOf(answer, accountHolder),
    expiresAt: reviewed ? reviewEnd(answer) : readTime(answer.expiry_time),
    settledAt: readTime(answer.settlement_time),
    ...(given.startsWith('partial_') ? { partlyReturned: true } : {}),
  };
}

const FAILED: Record<number, GatewayFailure['failed']> = {
  404: 'missing',
  406: 'conflict',
  411: 'token',
  412: 'conflict',
  429: 'lost',
};

/** The gateway's message for the log, without card digits and tokens. */
const detailOf = ({ code, body }: MidtransReply): string =>
  `${code} ${String(body.status_message ?? '').slice(0, 200)}`.replace(/\d{6,}[\w-]*/g, '…').trim();

/** Returns the state or the failure in a reply. Codes: section 9 of the gateway's reference. */
export function readReply(
  reply: MidtransReply | LostRequest,
  reference: string,
  accountHolder: string,
): GatewayAnswer {
  if ('lost' in reply) return { failed: 'lost', detail: reply.lost };
  const { code, body } = reply;
  const detail = detailOf(reply);
  const known = FAILED[code];
  if (known) return { failed: known, detail };
  // Code 407 is the regular reply for an expired transaction, 202 for a denied one.
  if (code >= 400 && code !== 407) return { failed: 'refused', detail };
  const parsed = transaction.safeParse(body);
  if (!parsed.success) return { failed: 'lost', detail: `${detail}: not a transaction` };
  if (parsed.data.order_id !== reference) return { failed: 'lost', detail: `${detail}: of another order` };
  return stateOf(parsed.data, code, accountHolder);
}
