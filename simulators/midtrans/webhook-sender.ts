import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../server/src/db/client.ts';
import type { GatewaySettings } from './settings.ts';
import { webhooks } from './tables.ts';

type Row = typeof webhooks.$inferSelect;

/** The HTTP status of the response; 'unreachable' without a response. */
export type PostResult = number | 'unreachable';
export type Post = (url: string, body: unknown) => Promise<PostResult>;
type Options = { db: Db; clock: () => Date; post: Post; loadSettings: () => Promise<GatewaySettings> };

/** Delay before each retry: 2 min, 10 min, 30 min, 1.5 h, 3.5 h. */
const RETRY_SECONDS = [120, 600, 1_800, 5_400, 12_600];
/** Time after which an interrupted delivery is retried. */
const LEASE_MS = 20_000;
/** Delay of a `pending` notification with the setting `reorder`. */
const REORDER_SECONDS = 15;

/** Returns the maximum number of retries after a delivery with this result; 0 for status 2xx, 301, 302 and 303. */
function maxRetriesAfter(result: PostResult): number {
  if (result === 'unreachable') return 5;
  if (result >= 200 && result < 300) return 0;
  if ([301, 302, 303].includes(result)) return 0;
  if (result === 500) return 1;
  if (result === 503) return 4;
  if (result === 400 || result === 404) return 2;
  return 5;
}

/** A notification and its destination. */
export type Envelope = { transactionId: string; url: string; body: Record<string, unknown> };

/**
 * Returns functions that store notifications and deliver them at least once, with the retries of the real gateway, and
 * with the faults that the settings simulate.
 */
export function createWebhookSender({ db, clock, post, loadSettings }: Options) {
  const secondsFromNow = (seconds: number) => new Date(clock().getTime() + seconds * 1000);

  /** Stores a notification for delivery. The caller does this in the database transaction that changes the payment. */
  async function enqueue(
    connection: Db | Tx,
    envelope: Envelope,
    gatewaySettings: GatewaySettings,
    waitSeconds = 0,
  ): Promise<void> {
    const { drop, duplicate, reorder, delaySeconds } = gatewaySettings;
    const reorderDelay = reorder && envelope.body.transaction_status === 'pending' ? REORDER_SECONDS : 0;
    const row = {
      ...envelope,
      state: drop ? 'dropped' : 'waiting',
      attempts: 0,
      dueAt: secondsFromNow(delaySeconds + reorderDelay + waitSeconds),
      createdAt: clock(),
    };
    const copies = duplicate ? [row, row] : [row];
    await connection.insert(webhooks).values(copies.map((copy) => ({ ...copy, id: randomUUID() })));
  }

  /** Reserves a delivery for this process; returns false when another process has reserved it. */
  async function reserve(row: Row): Promise<boolean> {
    const reservedRows = await db
      .update(webhooks)
      .set({ attempts: sql`${webhooks.attempts} + 1`, dueAt: new Date(clock().getTime() + LEASE_MS) })
      .where(and(eq(webhooks.id, row.id), eq(webhooks.state, 'waiting'), eq(webhooks.attempts, row.attempts)))
      .returning({ id: webhooks.id });
    return reservedRows.length > 0;
  }

  /** Sends a notification and stores the result, unless another process has reserved the delivery. */
  async function deliver(row: Row): Promise<void> {
    if (!(await reserve(row))) return;
    const result = await post(row.url, row.body);
    const { retrySpeed } = await loadSettings();
    const retrySeconds = row.attempts < maxRetriesAfter(result) ? RETRY_SECONDS[row.attempts] : undefined;
    const isAccepted = typeof result === 'number' && result >= 200 && result < 300;
    const change =
      retrySeconds === undefined
        ? { state: isAccepted ? 'delivered' : 'failed' }
        : { dueAt: secondsFromNow(retrySeconds / retrySpeed) };
    await db
      .update(webhooks)
      .set({ ...change, lastDelivery: String(result) })
      .where(eq(webhooks.id, row.id));
  }

  return {
    enqueue,
    /** Delivers the notifications that are due; with `all`, all waiting notifications. Returns their number. */
    async deliverDue({ all = false } = {}): Promise<number> {
      const isWaiting = eq(webhooks.state, 'waiting');
      const rows = await db
        .select()
        .from(webhooks)
        .where(all ? isWaiting : and(isWaiting, lte(webhooks.dueAt, clock())))
        .orderBy(asc(webhooks.dueAt), asc(webhooks.createdAt))
        .limit(50);
      for (const row of rows) await deliver(row);
      return rows.length;
    },
    list: (transactionId: string): Promise<Row[]> =>
      db
        .select()
        .from(webhooks)
        .where(eq(webhooks.transactionId, transactionId))
        .orderBy(desc(webhooks.createdAt))
        .limit(20),
  };
}
export type WebhookSender = ReturnType<typeof createWebhookSender>;
