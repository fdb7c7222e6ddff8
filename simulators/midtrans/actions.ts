import { randomInt } from 'node:crypto';
import { methodOf } from './methods/methods.ts';
import {
  isChallenged,
  type Refund,
  type SimulatedStatus,
  settlementDue,
  type Transaction,
} from './transaction.ts';

/** Actions on a transaction, by the payer, the schedule, the merchant or the bank. */
export type TransactionAction =
  | 'pay'
  | 'challenge'
  | 'decline'
  | 'expire'
  | 'cancel'
  | 'approve'
  | 'deny'
  | 'settle'
  | 'reverse'
  | 'refund'
  | 'chargeback';

type RefundDetails = { amount?: number | undefined; refund?: { key: string; reason: string } | undefined };
type Change = Partial<Transaction>;

const isCard = ({ card }: Transaction) => card !== null;
const approvalCode = () => String(randomInt(10 ** 12)).padStart(12, '0');
const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const NO_NEXT_ACTION = { nextAction: null, nextActionAt: null } as const;
/** Time after which the bank confirms a refund. */
export const BANK_CONFIRMATION_SECONDS = 30;

/** Returns the amount in rupiah that can still be refunded. */
export const refundableAmountOf = ({ grossAmount, refunds }: Transaction): number =>
  grossAmount - refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the changes that capture a card payment. A challenge is a capture that the merchant must review. */
function captureChange(transaction: Transaction, now: Date, fraudStatus: 'accept' | 'challenge'): Change {
  const card = transaction.card && { ...transaction.card, responseCode: '00', responseMessage: 'Approved' };
  return {
    status: 'capture',
    fraudStatus,
    // '07': no authentication, as with the button on the transaction's page, which skips 3-D Secure.
    card: card && { ...card, eci: card.eci ?? '07' },
    approvalCode: approvalCode(),
    // A challenge without a decision is denied when settlement is due.
    nextAction: fraudStatus === 'challenge' ? 'deny' : 'settle',
    nextActionAt: settlementDue(now),
  };
}

/** Returns the changes of a refund or chargeback. The new status is `whole` when no amount is left to refund, else `part`. */
function refundChange(
  transaction: Transaction,
  now: Date,
  { amount = refundableAmountOf(transaction), refund }: RefundDetails,
  statuses: { whole: SimulatedStatus; part: SimulatedStatus },
): Change {
  const entry: Refund = {
    chargebackId: randomInt(1, 2 ** 31),
    key: refund?.key ?? '',
    amount,
    reason: refund?.reason ?? '',
    createdAt: now.toISOString(),
    confirmedAt: addSeconds(now, BANK_CONFIRMATION_SECONDS).toISOString(),
  };
  return {
    status: amount === refundableAmountOf(transaction) ? statuses.whole : statuses.part,
    refunds: [...transaction.refunds, entry],
  };
}

type ActionRule = {
  /** Statuses in which the action is possible. */
  allowedStatuses: readonly SimulatedStatus[];
  /** A further condition on the transaction. */
  condition?(transaction: Transaction): boolean;
  change(transaction: Transaction, now: Date, refundDetails: RefundDetails): Change;
};

const RULES: Record<TransactionAction, ActionRule> = {
  pay: {
    allowedStatuses: ['pending'],
    change: (transaction, now) =>
      isCard(transaction)
        ? captureChange(transaction, now, 'accept')
        : { status: 'settlement', settlementTime: now, approvalCode: approvalCode(), ...NO_NEXT_ACTION },
  },
  challenge: {
    allowedStatuses: ['pending'],
    condition: isCard,
    change: (transaction, now) => captureChange(transaction, now, 'challenge'),
  },
  decline: { allowedStatuses: ['pending'], change: () => ({ status: 'deny', ...NO_NEXT_ACTION }) },
  expire: { allowedStatuses: ['pending'], change: () => ({ status: 'expire', ...NO_NEXT_ACTION }) },
  // A card payment can also be cancelled before settlement.
  cancel: {
    allowedStatuses: ['pending', 'capture'],
    change: () => ({ status: 'cancel', ...NO_NEXT_ACTION }),
  },
  approve: {
    allowedStatuses: ['capture'],
    condition: isChallenged,
    change: (_transaction, now) => ({
      fraudStatus: 'accept',
      nextAction: 'settle',
      nextActionAt: settlementDue(now),
    }),
  },
  deny: {
    allowedStatuses: ['capture'],
    condition: isChallenged,
    change: () => ({ status: 'deny', fraudStatus: 'deny', ...NO_NEXT_ACTION }),
  },
  settle: {
    allowedStatuses: ['capture'],
    condition: (transaction) => !isChallenged(transaction),
    change: (_transaction, now) => ({ status: 'settlement', settlementTime: now, ...NO_NEXT_ACTION }),
  },
  // The gateway documents a reversal minutes after settlement for Permata, Mandiri and Indomaret. The simulator allows
  // a reversal for every method.
  reverse: { allowedStatuses: ['settlement'], change: () => ({ status: 'deny' }) },
  refund: {
    allowedStatuses: ['settlement', 'partial_refund'],
    condition: (transaction) => methodOf(transaction).refundSupport !== 'none',
    change: (transaction, now, refundDetails) =>
      refundChange(transaction, now, refundDetails, { whole: 'refund', part: 'partial_refund' }),
  },
  chargeback: {
    allowedStatuses: ['settlement', 'partial_refund', 'partial_chargeback'],
    condition: isCard,
    change: (transaction, now, refundDetails) =>
      refundChange(transaction, now, refundDetails, { whole: 'chargeback', part: 'partial_chargeback' }),
  },
};

export const isTransactionAction = (text: string): text is TransactionAction => Object.hasOwn(RULES, text);

/** Returns whether the status of a transaction allows an action. */
export const isActionPossible = (transaction: Transaction, action: TransactionAction): boolean =>
  RULES[action].allowedStatuses.includes(transaction.status) &&
  (RULES[action].condition?.(transaction) ?? true);

/** Returns the changes that an action makes, or `null` when the action is not possible. */
export function changesOf(
  transaction: Transaction,
  action: TransactionAction,
  now: Date,
  refundDetails: RefundDetails = {},
): Change | null {
  return isActionPossible(transaction, action) ? RULES[action].change(transaction, now, refundDetails) : null;
}
