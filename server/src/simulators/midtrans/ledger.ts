import type { Db, Tx } from '../../db/client.ts';
import { type Act, after } from './acts.ts';
import { notificationBody } from './answers.ts';
import { type Knobs, readKnobs } from './knobs.ts';
import { type OpenRefusal, openTransaction, type Wanted } from './open.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';
import { createWebhookSender, type Post } from './webhook-sender.ts';

export type LedgerOptions = {
  db: Db;
  clock: () => Date;
  serverKey: string;
  /** The merchant's notification URL, as set in the dashboard of the real one. */
  notificationUrl: () => string;
  post: Post;
};

/** What becomes of a transaction as it is now; `null`: nothing. */
export type Decide = (transaction: Transaction, now: Date) => Partial<Transaction> | null;

const REFUND_CONFIRMED_SECONDS = 30;

/** What the clock alone moves: settlement, a slow bank, the end of its time. */
const byClock: Decide = (transaction, now) => {
  const { status, nextAct, nextAt, expiryTime } = transaction;
  if (nextAct !== null && nextAt !== null && nextAt <= now) {
    return after(transaction, nextAct as Act, nextAt) ?? { nextAct: null, nextAt: null };
  }
  return status === 'pending' && expiryTime <= now ? after(transaction, 'expire', now) : null;
};

/** Transactions and what is told about them. Each change is one database transaction with its notification. */
export function createLedger({ db, clock, serverKey, notificationUrl, post }: LedgerOptions) {
  const knobs = (): Promise<Knobs> => readKnobs(db);
  const webhookSender = createWebhookSender({ db, clock, post, knobs });

  async function notify(at: Db | Tx, transaction: Transaction, set: Knobs, waitSeconds = 0): Promise<void> {
    const now = new Date(clock().getTime() + waitSeconds * 1000);
    const body = notificationBody(transaction, { knobs: set, serverKey, now });
    const main = transaction.notificationUrl ?? notificationUrl();
    for (const url of [main, transaction.appendUrl ?? ''].join(',').split(',').filter(Boolean)) {
      await webhookSender.enqueue(at, { transactionId: transaction.id, url, body }, set, waitSeconds);
    }
  }

  /** What a change tells the merchant: a new state, a decided challenge, a refund and its later confirmation. */
  async function tell(tx: Tx, before: Transaction, now: Transaction, set: Knobs): Promise<void> {
    const refunded = now.refunds.length > before.refunds.length;
    const moved = now.status !== before.status || now.fraudStatus !== before.fraudStatus;
    if (moved || refunded) await notify(tx, now, set);
    if (refunded && now.status.includes('refund')) await notify(tx, now, set, REFUND_CONFIRMED_SECONDS);
  }

  async function change(id: string, decide: Decide): Promise<Transaction | null> {
    const set = await knobs();
    return db.transaction(async (tx) => {
      const locked = await store.lockTransaction(tx, id);
      const wanted = locked && decide(locked, clock());
      const changed = wanted && (await store.changeTransaction(tx, id, wanted));
      if (changed) await tell(tx, locked, changed, set);
      return changed;
    });
  }

  /** As it is now: what the clock has to move is moved first. */
  async function current(id: string): Promise<Transaction | null> {
    const found = await store.findTransaction(db, id);
    if (!found || !byClock(found, clock())) return found;
    const moved = await change(found.id, byClock);
    return moved ? current(moved.id) : store.findTransaction(db, id);
  }

  return {
    knobs,
    webhookSender,
    notify,
    change,
    current,
    async sweep(): Promise<void> {
      for (const due of await store.listDue(db, clock())) await change(due.id, byClock);
    },
    /** Stores what a charge asks for, and tells about it. */
    async open(wanted: Wanted, set: Knobs): Promise<Transaction | OpenRefusal> {
      await current(wanted.transaction.orderId);
      return db.transaction(async (tx) => {
        const opened = await openTransaction(tx, wanted, clock());
        if (typeof opened !== 'string') await notify(tx, opened, set);
        return opened;
      });
    },
  };
}
