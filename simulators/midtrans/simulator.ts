import { changesOf, refundable, type TransactionAction } from './actions.ts';
import { failSecure, openedMessage, passSecure } from './cards/decide.ts';
import { issueToken, transactionOfToken } from './cards/tokens.ts';
import { readCharge, type Urls } from './charge.ts';
import { replayOnce } from './idempotency.ts';
import { type ChangeRule, createLedger, type LedgerOptions } from './ledger.ts';
import { readRefund, refundProblem } from './refund-request.ts';
import { type Body, failureBody, refundBody, replyBody, statusBody } from './replies.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';

/** `base`: address where people and browsers reach the simulator. */
export type SimulatorOptions = LedgerOptions & { base: string };
type Key = string | undefined;

const ACT_MESSAGE: Partial<Record<TransactionAction, string>> = {
  decline: 'Success, transaction is denied',
  expire: 'Success, transaction has expired',
  cancel: 'Success, transaction is canceled',
  approve: 'Success, transaction is approved',
  deny: 'Success, transaction is denied',
};

/** The gateway's operations. Those for API calls return a body like the API. */
export function createSimulator(options: SimulatorOptions) {
  const { db, clock, serverKey, base } = options;
  const { settings, webhookSender, notify, change, current, sweep, open } = createLedger(options);

  /** Finds the transaction and changes it; `null` when its state does not allow that. */
  async function changeById(id: string, decide: ChangeRule): Promise<Transaction | null | 'unknown'> {
    const transaction = await current(id);
    return transaction ? change(transaction.id, decide) : 'unknown';
  }

  async function act(id: string, action: TransactionAction, amount?: number): Promise<Body> {
    const changed = await changeById(id, (transaction, now) => {
      const refundableAmount = refundable(transaction);
      const possible =
        amount === undefined || (Number.isInteger(amount) && amount >= 1 && amount <= refundableAmount);
      return possible ? changesOf(transaction, action, now, { amount }) : null;
    });
    if (changed === 'unknown') return failureBody('404');
    if (!changed) return failureBody('412');
    const message = ACT_MESSAGE[action] ?? 'Success, transaction is found';
    return replyBody(changed, await settings(), { message, base });
  }

  async function charge(request: ReturnType<typeof readCharge>): Promise<Body> {
    const set = await settings();
    if (request === 'inactive') return failureBody('402');
    if (!('method' in request)) return failureBody('400', request.validationMessages);
    if (set.off.includes(request.method.code)) return failureBody('402');
    const opened = await open(request, set);
    if (typeof opened === 'string') return failureBody(opened);
    return replyBody(opened, set, { message: openedMessage(opened), base });
  }

  async function refund(id: string, body: unknown): Promise<Body> {
    const read = readRefund(body);
    if ('validationMessages' in read) return failureBody('400', read.validationMessages);
    const { refund_key, amount, reason = '' } = read.data;
    const refusal: { body: Body | null } = { body: null };
    const changed = await changeById(id, (transaction, now) => {
      const key = refund_key ?? `${transaction.orderId}-${now.getTime()}`;
      const next = changesOf(transaction, 'refund', now, { amount, refund: { key, reason } });
      refusal.body = next && refundProblem(transaction, read.data);
      return refusal.body ? null : next;
    });
    if (changed === 'unknown') return failureBody('404');
    if (!changed) return refusal.body ?? failureBody('412');
    return refundBody(changed, await settings(), base);
  }

  return {
    settings,
    webhookSender,
    current,
    sweep,
    /** A transition triggered on a page. */
    act,
    async listPending(): Promise<Transaction[]> {
      await sweep();
      return store.listPending(db);
    },
    listFinished: () => store.listFinished(db),
    async findByNumber(number: string): Promise<Transaction | null> {
      await sweep();
      return store.findPendingByNumber(db, number);
    },
    charge(body: unknown, urls: Urls, key: Key): Promise<Body | null> {
      const chargeRequest = readCharge(body, clock(), urls);
      const ignored =
        typeof chargeRequest === 'object' && 'method' in chargeRequest && !chargeRequest.method.idempotent;
      return replayOnce(db, clock, ignored ? undefined : key, () => charge(chargeRequest));
    },
    async status(id: string): Promise<Body> {
      const transaction = await current(id);
      if (!transaction) return failureBody('404');
      return statusBody(transaction, { settings: await settings(), serverKey, now: clock() });
    },
    /** A transition triggered by the merchant's API call. */
    call: (id: string, action: TransactionAction, key: Key): Promise<Body | null> =>
      replayOnce(db, clock, key, () => act(id, action)),
    refund: (id: string, body: unknown, key?: Key): Promise<Body | null> =>
      replayOnce(db, clock, key, () => refund(id, body)),
    token: (query: unknown): Promise<Body> => issueToken(db, query, clock()),
    /** Returns the current transaction of a 3-D Secure link. */
    async bySecureLink(tokenId: string): Promise<Transaction | null> {
      const id = await transactionOfToken(db, tokenId);
      return id === null ? null : current(id);
    },
    secure: (id: string, passed: boolean): Promise<Transaction | null> =>
      change(id, passed ? passSecure : failSecure),
    /** A GoPay QR paid by another app. */
    payWithOther: (id: string): Promise<Transaction | null> =>
      change(id, (transaction, now) => {
        const paid = changesOf(transaction, 'pay', now);
        return paid && { ...paid, paidWith: 'qris' };
      }),
    /** Returns the result that the 3-D Secure page posts to the merchant. */
    describe: async (transaction: Transaction): Promise<Body> =>
      replyBody(transaction, await settings(), { message: openedMessage(transaction), base }),
    /** Sends the notification of the current state again, or one with a wrong signature. */
    async resend(id: string, forged: boolean): Promise<boolean> {
      const transaction = await current(id);
      if (transaction) await notify(db, transaction, { ...DEFAULT_SETTINGS, forge: forged });
      return transaction !== null;
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
