import type { Db, Tx } from '../../server/src/db/client.ts';
import { BANK_CONFIRMATION_SECONDS, changesOf, type TransactionAction } from './actions.ts';
import { type OpenProblem, openTransaction, type ParsedCharge } from './open.ts';
import { notificationBody } from './replies.ts';
import { type GatewaySettings, readSettings } from './settings.ts';
import * as store from './store.ts';
import type { Transaction } from './transaction.ts';
import { createWebhookSender, type Post } from './webhook-sender.ts';

export type LedgerOptions = {
  db: Db;
  clock: () => Date;
  serverKey: string;
  /** Returns the merchant's notification URL, which a merchant of the real gateway sets in the dashboard. */
  notificationUrl: () => string;
  post: Post;
};

/** Returns the changes to a transaction, or `null` for no change. */
export type ChangeRule = (transaction: Transaction, now: Date) => Partial<Transaction> | null;

/**
 * Returns the changes of a due time-based action (settlement, denial of a challenge, a slow issuer's decision, expiry), or
 * `null` when none is due.
 */
const timeBasedChange: ChangeRule = (transaction, now) => {
  const { status, nextAction, nextActionAt, expiryTime } = transaction;
  if (nextAction !== null && nextActionAt !== null && nextActionAt <= now) {
    // Removes an action that the status does not allow, because the schedule would otherwise try the action every second.
    return (
      changesOf(transaction, nextAction as TransactionAction, nextActionAt) ?? {
        nextAction: null,
        nextActionAt: null,
      }
    );
  }
  return status === 'pending' && expiryTime <= now ? changesOf(transaction, 'expire', now) : null;
};

/**
 * Returns functions that store transactions. Each change is stored in one database transaction with its notification.
 */
export function createLedger({ db, clock, serverKey, notificationUrl, post }: LedgerOptions) {
  const loadSettings = (): Promise<GatewaySettings> => readSettings(db);
  const webhookSender = createWebhookSender({ db, clock, post, loadSettings });

  /** Queues the notification of a transaction for each of its URLs. */
  async function queueNotifications(
    connection: Db | Tx,
    transaction: Transaction,
    gatewaySettings: GatewaySettings,
    waitSeconds = 0,
  ): Promise<void> {
    const sendTime = new Date(clock().getTime() + waitSeconds * 1000);
    const body = notificationBody(transaction, { settings: gatewaySettings, serverKey, now: sendTime });
    const mainUrls = transaction.notificationUrl ?? notificationUrl();
    for (const url of [mainUrls, transaction.appendUrl ?? ''].join(',').split(',').filter(Boolean)) {
      await webhookSender.enqueue(
        connection,
        { transactionId: transaction.id, url, body },
        gatewaySettings,
        waitSeconds,
      );
    }
  }

  /**
   * Queues the notification of a new status, a decided challenge or a refund. For a refund, also queues a second
   * notification, which reports the bank's confirmation.
   */
  async function queueNotificationsOfChange(
    tx: Tx,
    previousTransaction: Transaction,
    currentTransaction: Transaction,
    gatewaySettings: GatewaySettings,
  ): Promise<void> {
    const isRefunded = currentTransaction.refunds.length > previousTransaction.refunds.length;
    const hasChanged =
      currentTransaction.status !== previousTransaction.status ||
      currentTransaction.fraudStatus !== previousTransaction.fraudStatus;
    if (hasChanged || isRefunded) await queueNotifications(tx, currentTransaction, gatewaySettings);
    // A chargeback is stored in `refunds` too, but the bank does not confirm it.
    if (isRefunded && currentTransaction.status.includes('refund'))
      await queueNotifications(tx, currentTransaction, gatewaySettings, BANK_CONFIRMATION_SECONDS);
  }

  /** Applies a rule to a locked transaction; returns the changed transaction, or `null` without a change. */
  async function applyRule(id: string, rule: ChangeRule): Promise<Transaction | null> {
    const gatewaySettings = await loadSettings();
    return db.transaction(async (tx) => {
      const previousTransaction = await store.lockTransaction(tx, id);
      const changes = previousTransaction && rule(previousTransaction, clock());
      const changedTransaction = changes && (await store.changeTransaction(tx, id, changes));
      if (changedTransaction)
        await queueNotificationsOfChange(tx, previousTransaction, changedTransaction, gatewaySettings);
      return changedTransaction;
    });
  }

  /** Returns a transaction after its due time-based actions; `null` for an unknown id. */
  async function findCurrent(id: string): Promise<Transaction | null> {
    const transaction = await store.findTransaction(db, id);
    if (!transaction || !timeBasedChange(transaction, clock())) return transaction;
    const changedTransaction = await applyRule(transaction.id, timeBasedChange);
    // Another action can be due after the first, such as settlement after a slow issuer's decision.
    return changedTransaction ? findCurrent(changedTransaction.id) : store.findTransaction(db, id);
  }

  return {
    loadSettings,
    webhookSender,
    queueNotifications,
    applyRule,
    findCurrent,
    /** Performs all due time-based actions. */
    async applyDueChanges(): Promise<void> {
      for (const due of await store.listDue(db, clock())) await applyRule(due.id, timeBasedChange);
    },
    /** Stores the transaction of a charge and queues its notification. */
    async open(charge: ParsedCharge, gatewaySettings: GatewaySettings): Promise<Transaction | OpenProblem> {
      // Expires the earlier transaction of this order id when its deadline has passed, so that the id is free.
      await findCurrent(charge.transaction.orderId);
      return db.transaction(async (tx) => {
        const result = await openTransaction(tx, charge, clock());
        if (typeof result !== 'string') await queueNotifications(tx, result, gatewaySettings);
        return result;
      });
    },
  };
}
