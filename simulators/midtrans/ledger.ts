import type { Db, Tx } from '../../server/src/db/client.ts';
import { changesOf, type TransactionAction } from './actions.ts';
import { type ChargeRequestRecord, type OpenRefusal, openTransaction } from './open.ts';
import { notificationBody } from './replies.ts';
import { type GatewaySettings, readSettings } from './settings.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';
import { createWebhookSender, type Post } from './webhook-sender.ts';

export type LedgerOptions = {
  db: Db;
  clock: () => Date;
  serverKey: string;
  /** The merchant's notification URL, which the real gateway has in its dashboard. */
  notificationUrl: () => string;
  post: Post;
};

/** Returns the changes to a transaction; `null`: none. */
export type ChangeRule = (transaction: Transaction, now: Date) => Partial<Transaction> | null;

const REFUND_CONFIRMED_SECONDS = 30;

/** Time-based transitions: settlement, slow issuers, expiry. */
const timeBasedChange: ChangeRule = (transaction, now) => {
  const { status, nextAct, nextAt, expiryTime } = transaction;
  if (nextAct !== null && nextAt !== null && nextAt <= now) {
    return changesOf(transaction, nextAct as TransactionAction, nextAt) ?? { nextAct: null, nextAt: null };
  }
  return status === 'pending' && expiryTime <= now ? changesOf(transaction, 'expire', now) : null;
};

/**
 * Transactions and their notifications. Each change is stored together with its notification in one database
 * transaction.
 */
export function createLedger({ db, clock, serverKey, notificationUrl, post }: LedgerOptions) {
  const settings = (): Promise<GatewaySettings> => readSettings(db);
  const webhookSender = createWebhookSender({ db, clock, post, settings });

  async function notify(
    at: Db | Tx,
    transaction: Transaction,
    set: GatewaySettings,
    waitSeconds = 0,
  ): Promise<void> {
    const now = new Date(clock().getTime() + waitSeconds * 1000);
    const body = notificationBody(transaction, { settings: set, serverKey, now });
    const main = transaction.notificationUrl ?? notificationUrl();
    for (const url of [main, transaction.appendUrl ?? ''].join(',').split(',').filter(Boolean)) {
      await webhookSender.enqueue(at, { transactionId: transaction.id, url, body }, set, waitSeconds);
    }
  }

  /** Queues the notification of a change: a new state, a decided challenge, a refund and its confirmation. */
  async function enqueueNotification(
    tx: Tx,
    before: Transaction,
    now: Transaction,
    set: GatewaySettings,
  ): Promise<void> {
    const refunded = now.refunds.length > before.refunds.length;
    const hasChanged = now.status !== before.status || now.fraudStatus !== before.fraudStatus;
    if (hasChanged || refunded) await notify(tx, now, set);
    if (refunded && now.status.includes('refund')) await notify(tx, now, set, REFUND_CONFIRMED_SECONDS);
  }

  async function change(id: string, decide: ChangeRule): Promise<Transaction | null> {
    const set = await settings();
    return db.transaction(async (tx) => {
      const locked = await store.lockTransaction(tx, id);
      const requested = locked && decide(locked, clock());
      const changed = requested && (await store.changeTransaction(tx, id, requested));
      if (changed) await enqueueNotification(tx, locked, changed, set);
      return changed;
    });
  }

  /** Returns the current transaction after applying due time-based transitions. */
  async function current(id: string): Promise<Transaction | null> {
    const transaction = await store.findTransaction(db, id);
    if (!transaction || !timeBasedChange(transaction, clock())) return transaction;
    const changed = await change(transaction.id, timeBasedChange);
    return changed ? current(changed.id) : store.findTransaction(db, id);
  }

  return {
    settings,
    webhookSender,
    notify,
    change,
    current,
    async sweep(): Promise<void> {
      for (const due of await store.listDue(db, clock())) await change(due.id, timeBasedChange);
    },
    /** Stores the transaction of a charge and queues its notification. */
    async open(requested: ChargeRequestRecord, set: GatewaySettings): Promise<Transaction | OpenRefusal> {
      await current(requested.transaction.orderId);
      return db.transaction(async (tx) => {
        const opened = await openTransaction(tx, requested, clock());
        if (typeof opened !== 'string') await notify(tx, opened, set);
        return opened;
      });
    },
  };
}
