import { randomInt } from 'node:crypto';
import { methodOf } from './methods/methods.ts';
import {
  isChallenged,
  type Refund,
  type SimulatedStatus,
  settlementDue,
  type Transaction,
} from './transaction.ts';

/** Transitions of a transaction, triggered by the payer, the scheduler, the merchant or the bank. */
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

type Money = { amount?: number | undefined; refund?: { key: string; reason: string } | undefined };
type Change = Partial<Transaction>;

const isCard = ({ card }: Transaction) => card !== null;
const approvalCode = () => String(randomInt(10 ** 12)).padStart(12, '0');
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const NO_NEXT_ACTION = { nextAct: null, nextAt: null } as const;
const BANK_CONFIRMS_SECONDS = 30;

/** The amount in rupiah that can still be refunded. */
export const refundable = ({ grossAmount, refunds }: Transaction): number =>
  grossAmount - refunds.reduce((sum, { amount }) => sum + amount, 0);

function captureChange(transaction: Transaction, now: Date, challenged: boolean): Change {
  const card = transaction.card && { ...transaction.card, responseCode: '00', responseMessage: 'Approved' };
  return {
    status: 'capture',
    fraudStatus: challenged ? 'challenge' : 'accept',
    card: card && { ...card, eci: card.eci ?? '07' },
    approvalCode: approvalCode(),
    // A challenge that was not decided in time is denied.
    nextAct: challenged ? 'deny' : 'settle',
    nextAt: settlementDue(now),
  };
}

function returnMoney(
  transaction: Transaction,
  now: Date,
  { amount = refundable(transaction), refund }: Money,
  names: { whole: SimulatedStatus; part: SimulatedStatus },
): Change {
  const entry: Refund = {
    chargebackId: randomInt(1, 2 ** 31),
    key: refund?.key ?? '',
    amount,
    reason: refund?.reason ?? '',
    createdAt: now.toISOString(),
    confirmedAt: later(now, BANK_CONFIRMS_SECONDS).toISOString(),
  };
  return {
    status: amount === refundable(transaction) ? names.whole : names.part,
    refunds: [...transaction.refunds, entry],
  };
}

type Rule = {
  from: readonly SimulatedStatus[];
  when?(transaction: Transaction): boolean;
  to(transaction: Transaction, now: Date, money: Money): Change;
};

const RULES: Record<TransactionAction, Rule> = {
  pay: {
    from: ['pending'],
    to: (transaction, now) =>
      isCard(transaction)
        ? captureChange(transaction, now, false)
        : { status: 'settlement', settlementTime: now, approvalCode: approvalCode(), ...NO_NEXT_ACTION },
  },
  challenge: {
    from: ['pending'],
    when: isCard,
    to: (transaction, now) => captureChange(transaction, now, true),
  },
  decline: { from: ['pending'], to: () => ({ status: 'deny', ...NO_NEXT_ACTION }) },
  expire: { from: ['pending'], to: () => ({ status: 'expire', ...NO_NEXT_ACTION }) },
  // A card can also be cancelled before it is settled.
  cancel: { from: ['pending', 'capture'], to: () => ({ status: 'cancel', ...NO_NEXT_ACTION }) },
  approve: {
    from: ['capture'],
    when: isChallenged,
    to: (_transaction, now) => ({ fraudStatus: 'accept', nextAct: 'settle', nextAt: settlementDue(now) }),
  },
  deny: {
    from: ['capture'],
    when: isChallenged,
    to: () => ({ status: 'deny', fraudStatus: 'deny', ...NO_NEXT_ACTION }),
  },
  settle: {
    from: ['capture'],
    when: (transaction) => !isChallenged(transaction),
    to: (_transaction, now) => ({ status: 'settlement', settlementTime: now, ...NO_NEXT_ACTION }),
  },
  // Documented for Permata, Mandiri and Indomaret, minutes after settlement; the simulator allows it for
  // every method.
  reverse: { from: ['settlement'], to: () => ({ status: 'deny' }) },
  refund: {
    from: ['settlement', 'partial_refund'],
    when: (transaction) => methodOf(transaction).refunds !== 'none',
    to: (transaction, now, money) =>
      returnMoney(transaction, now, money, { whole: 'refund', part: 'partial_refund' }),
  },
  chargeback: {
    from: ['settlement', 'partial_refund', 'partial_chargeback'],
    when: isCard,
    to: (transaction, now, money) =>
      returnMoney(transaction, now, money, { whole: 'chargeback', part: 'partial_chargeback' }),
  },
};

export const isTransactionAction = (text: string): text is TransactionAction => Object.hasOwn(RULES, text);

/** Whether a transition is possible now. */
export const isActionPossible = (transaction: Transaction, act: TransactionAction): boolean =>
  RULES[act].from.includes(transaction.status) && (RULES[act].when?.(transaction) ?? true);

/** Returns the changes of a transition, `null` where it is not possible. */
export function changesOf(
  transaction: Transaction,
  act: TransactionAction,
  now: Date,
  money: Money = {},
): Change | null {
  return isActionPossible(transaction, act) ? RULES[act].to(transaction, now, money) : null;
}
