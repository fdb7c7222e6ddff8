import type { Db, Tx } from '../../db/client.ts';
import { type Act, after, refundable } from './acts.ts';
import { answerBody, type Body, failureBody, notificationBody, refundBody, statusBody } from './answers.ts';
import { failSecure, openedMessage, passSecure } from './cards/decide.ts';
import { issueToken, transactionOfToken } from './cards/tokens.ts';
import { readCharge, type Urls } from './charge.ts';
import { once } from './idempotency.ts';
import { DEFAULT_KNOBS, type Knobs, readKnobs } from './knobs.ts';
import { openTransaction } from './open.ts';
import { createPostman, type Post } from './postman.ts';
import { readRefund, refusedRefund } from './refund-request.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';

export type SimulatorOptions = {
  db: Db;
  clock: () => Date;
  serverKey: string;
  /** Where people and browsers reach the simulator. */
  base: string;
  /** The merchant's notification URL, as set in the dashboard of the real one. */
  notificationUrl: () => string;
  post: Post;
};

type Change = Partial<Transaction>;
type Decide = (transaction: Transaction, now: Date) => Change | null;

const ACT_MESSAGE: Partial<Record<Act, string>> = {
  decline: 'Success, transaction is denied',
  expire: 'Success, transaction has expired',
  cancel: 'Success, transaction is canceled',
  approve: 'Success, transaction is approved',
  deny: 'Success, transaction is denied',
};
const REFUND_CONFIRMED_SECONDS = 30;

/** The gateway: charges, states, clock and notifications. What the API calls answers a body as the API does. */
export function createSimulator(options: SimulatorOptions) {
  const { db, clock, serverKey, base } = options;
  const knobs = (): Promise<Knobs> => readKnobs(db);
  const postman = createPostman({ db, clock, post: options.post, knobs });

  async function notify(at: Db | Tx, transaction: Transaction, set: Knobs, waitSeconds = 0): Promise<void> {
    const now = new Date(clock().getTime() + waitSeconds * 1000);
    const body = notificationBody(transaction, { knobs: set, serverKey, now });
    const main = transaction.notificationUrl ?? options.notificationUrl();
    for (const url of [main, transaction.appendUrl ?? ''].join(',').split(',').filter(Boolean)) {
      await postman.enqueue(at, { transactionId: transaction.id, url, body }, set, waitSeconds);
    }
  }

  /** The state and its notification together: a gateway that dies in between forgets neither. */
  async function change(id: string, decide: Decide): Promise<Transaction | null> {
    const set = await knobs();
    return db.transaction(async (tx) => {
      const now = clock();
      const locked = await store.lockTransaction(tx, id);
      const wanted = locked && decide(locked, now);
      if (!locked || !wanted) return null;
      const changed = await store.changeTransaction(tx, id, wanted);
      const tells =
        changed && (changed.status !== locked.status || changed.fraudStatus !== locked.fraudStatus);
      const refunded = changed && changed.refunds.length > locked.refunds.length;
      if (changed && (tells || refunded)) await notify(tx, changed, set);
      // The bank confirms a refund later: a second notification.
      if (refunded && changed.status.includes('refund'))
        await notify(tx, changed, set, REFUND_CONFIRMED_SECONDS);
      return changed;
    });
  }

  /** What the clock alone moves: the end of its time, settlement, a slow bank. */
  async function catchUp(id: string): Promise<Transaction | null> {
    return change(id, (transaction, now) => {
      const { status, nextAct, nextAt, expiryTime } = transaction;
      if (nextAct !== null && nextAt !== null && nextAt <= now) {
        return after(transaction, nextAct as Act, nextAt) ?? { nextAct: null, nextAt: null };
      }
      return status === 'pending' && expiryTime <= now ? after(transaction, 'expire', now) : null;
    });
  }

  /** As it is now: what ran out of time is expired first. */
  async function current(id: string): Promise<Transaction | null> {
    const found = await store.findTransaction(db, id);
    if (!found) return null;
    const now = clock();
    const over = found.status === 'pending' && found.expiryTime <= now;
    const due = found.nextAt !== null && found.nextAt <= now;
    return over || due ? ((await catchUp(found.id)) ?? store.findTransaction(db, id)) : found;
  }

  async function sweep(): Promise<void> {
    for (const due of await store.listDue(db, clock())) await catchUp(due.id);
  }

  /** Finds what an API call names, then changes it; `null` when the state does not allow that. */
  async function changeNamed(id: string, decide: Decide): Promise<Transaction | null | 'unknown'> {
    const transaction = await current(id);
    return transaction ? change(transaction.id, decide) : 'unknown';
  }

  async function act(id: string, wanted: Act, amount?: number): Promise<Body> {
    const changed = await changeNamed(id, (transaction, now) => {
      if (amount !== undefined && !(amount >= 1 && amount <= refundable(transaction))) return null;
      return after(transaction, wanted, now, { amount });
    });
    if (changed === 'unknown') return failureBody('404');
    if (!changed) return failureBody('412');
    const message = ACT_MESSAGE[wanted] ?? 'Success, transaction is found';
    return answerBody(changed, await knobs(), { message, base });
  }

  return {
    knobs,
    postman,
    current,
    sweep,
    act,
    listPending: async () => {
      await sweep();
      return store.listPending(db);
    },
    listFinished: () => store.listFinished(db),
    async findByNumber(number: string): Promise<Transaction | null> {
      await sweep();
      return store.findPendingByNumber(db, number);
    },
    async charge(body: unknown, urls: Urls, key: string | undefined): Promise<Body | null> {
      const wanted = readCharge(body, clock(), urls);
      const ignored = typeof wanted === 'object' && 'method' in wanted && !wanted.method.idempotent;
      return once(db, clock, ignored ? undefined : key, async () => {
        const set = await knobs();
        if (wanted === 'inactive') return failureBody('402');
        if (!('method' in wanted)) return failureBody('400', wanted.complaints);
        if (set.off.includes(wanted.method.code)) return failureBody('402');
        await current(wanted.transaction.orderId);
        const opened = await db.transaction(async (tx) => {
          const result = await openTransaction(tx, wanted, clock());
          if (typeof result !== 'string') await notify(tx, result, set);
          return result;
        });
        if (typeof opened === 'string') return failureBody(opened);
        return answerBody(opened, set, { message: openedMessage(opened), base });
      });
    },
    async status(id: string): Promise<Body> {
      const transaction = await current(id);
      if (!transaction) return failureBody('404');
      return statusBody(transaction, { knobs: await knobs(), serverKey, now: clock() });
    },
    /** An act of the merchant by the API. */
    call: (id: string, wanted: Act, key: string | undefined): Promise<Body | null> =>
      once(db, clock, key, () => act(id, wanted)),
    refund: (id: string, body: unknown, key: string | undefined): Promise<Body | null> =>
      once(db, clock, key, async () => {
        const read = readRefund(body);
        if ('complaints' in read) return failureBody('400', read.complaints);
        const { data: request } = read;
        const refusal: { body: Body | null } = { body: null };
        const { refund_key, amount, reason = '' } = request;
        const changed = await changeNamed(id, (transaction, now) => {
          const key = refund_key ?? `${transaction.orderId}-${now.getTime()}`;
          const next = after(transaction, 'refund', now, { amount, refund: { key, reason } });
          refusal.body = next && refusedRefund(transaction, request);
          return refusal.body ? null : next;
        });
        if (changed === 'unknown') return failureBody('404');
        if (!changed) return refusal.body ?? failureBody('412');
        return refundBody(changed, await knobs(), base);
      }),
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
    /** What a page of the bank posts to the shop's page. */
    describe: async (transaction: Transaction, message: string): Promise<Body> =>
      answerBody(transaction, await knobs(), { message, base }),
    /** Sends the notification of the present state once more, or one with a wrong signature. */
    async resend(id: string, forged: boolean): Promise<boolean> {
      const transaction = await current(id);
      if (transaction) await notify(db, transaction, { ...DEFAULT_KNOBS, forge: forged });
      return transaction !== null;
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
