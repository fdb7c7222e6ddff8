import { type Act, after, refundable } from './acts.ts';
import { answerBody, type Body, failureBody, refundBody, statusBody } from './answers.ts';
import { failSecure, openedMessage, passSecure } from './cards/decide.ts';
import { issueToken, transactionOfToken } from './cards/tokens.ts';
import { readCharge, type Urls } from './charge.ts';
import { once } from './idempotency.ts';
import { DEFAULT_KNOBS } from './knobs.ts';
import { createLedger, type Decide, type LedgerOptions } from './ledger.ts';
import { readRefund, refusedRefund } from './refund-request.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';

/** `base`: where people and browsers reach the simulator. */
export type SimulatorOptions = LedgerOptions & { base: string };
type Key = string | undefined;

const ACT_MESSAGE: Partial<Record<Act, string>> = {
  decline: 'Success, transaction is denied',
  expire: 'Success, transaction has expired',
  cancel: 'Success, transaction is canceled',
  approve: 'Success, transaction is approved',
  deny: 'Success, transaction is denied',
};

/** The gateway as its callers see it. What the API calls answers a body as the API does. */
export function createSimulator(options: SimulatorOptions) {
  const { db, clock, serverKey, base } = options;
  const { knobs, webhookSender, notify, change, current, sweep, open } = createLedger(options);

  /** Finds what a call names, then changes it; `null` when the state does not allow that. */
  async function changeNamed(id: string, decide: Decide): Promise<Transaction | null | 'unknown'> {
    const transaction = await current(id);
    return transaction ? change(transaction.id, decide) : 'unknown';
  }

  async function act(id: string, wanted: Act, amount?: number): Promise<Body> {
    const changed = await changeNamed(id, (transaction, now) => {
      const left = refundable(transaction);
      const possible = amount === undefined || (Number.isInteger(amount) && amount >= 1 && amount <= left);
      return possible ? after(transaction, wanted, now, { amount }) : null;
    });
    if (changed === 'unknown') return failureBody('404');
    if (!changed) return failureBody('412');
    const message = ACT_MESSAGE[wanted] ?? 'Success, transaction is found';
    return answerBody(changed, await knobs(), { message, base });
  }

  async function charge(wanted: ReturnType<typeof readCharge>): Promise<Body> {
    const set = await knobs();
    if (wanted === 'inactive') return failureBody('402');
    if (!('method' in wanted)) return failureBody('400', wanted.complaints);
    if (set.off.includes(wanted.method.code)) return failureBody('402');
    const opened = await open(wanted, set);
    if (typeof opened === 'string') return failureBody(opened);
    return answerBody(opened, set, { message: openedMessage(opened), base });
  }

  async function refund(id: string, body: unknown): Promise<Body> {
    const read = readRefund(body);
    if ('complaints' in read) return failureBody('400', read.complaints);
    const { refund_key, amount, reason = '' } = read.data;
    const refusal: { body: Body | null } = { body: null };
    const changed = await changeNamed(id, (transaction, now) => {
      const key = refund_key ?? `${transaction.orderId}-${now.getTime()}`;
      const next = after(transaction, 'refund', now, { amount, refund: { key, reason } });
      refusal.body = next && refusedRefund(transaction, read.data);
      return refusal.body ? null : next;
    });
    if (changed === 'unknown') return failureBody('404');
    if (!changed) return refusal.body ?? failureBody('412');
    return refundBody(changed, await knobs(), base);
  }

  return {
    knobs,
    webhookSender,
    current,
    sweep,
    /** An act of a person on a page. */
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
      const wanted = readCharge(body, clock(), urls);
      const ignored = typeof wanted === 'object' && 'method' in wanted && !wanted.method.idempotent;
      return once(db, clock, ignored ? undefined : key, () => charge(wanted));
    },
    async status(id: string): Promise<Body> {
      const transaction = await current(id);
      if (!transaction) return failureBody('404');
      return statusBody(transaction, { knobs: await knobs(), serverKey, now: clock() });
    },
    /** An act of the merchant by the API. */
    call: (id: string, wanted: Act, key: Key): Promise<Body | null> =>
      once(db, clock, key, () => act(id, wanted)),
    refund: (id: string, body: unknown, key?: Key): Promise<Body | null> =>
      once(db, clock, key, () => refund(id, body)),
    token: (query: unknown): Promise<Body> => issueToken(db, query, clock()),
    /** The transaction behind a 3-D Secure link, as it is now. */
    async bySecureLink(tokenId: string): Promise<Transaction | null> {
      const id = await transactionOfToken(db, tokenId);
      return id === null ? null : current(id);
    },
    secure: (id: string, passed: boolean): Promise<Transaction | null> =>
      change(id, passed ? passSecure : failSecure),
    /** GoPay's QR, paid by another app. */
    payWithOther: (id: string): Promise<Transaction | null> =>
      change(id, (transaction, now) => {
        const paid = after(transaction, 'pay', now);
        return paid && { ...paid, paidWith: 'qris' };
      }),
    /** What the page of 3-D Secure hands to the shop. */
    describe: async (transaction: Transaction): Promise<Body> =>
      answerBody(transaction, await knobs(), { message: openedMessage(transaction), base }),
    /** Sends the notification of the present state once more, or one with a wrong signature. */
    async resend(id: string, forged: boolean): Promise<boolean> {
      const transaction = await current(id);
      if (transaction) await notify(db, transaction, { ...DEFAULT_KNOBS, forge: forged });
      return transaction !== null;
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
