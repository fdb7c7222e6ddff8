import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { answerBody, type Body, failureBody, notificationBody, statusBody } from './answers.ts';
import { readCharge } from './charge.ts';
import { DEFAULT_KNOBS, type Knobs, readKnobs } from './knobs.ts';
import { methodOf } from './methods.ts';
import { createPostman, type Post } from './postman.ts';
import * as store from './store.ts';
import { idempotency } from './tables.ts';
import { type Act, after, type Transaction } from './transaction.ts';

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

const ACT_MESSAGE: Record<Act, string> = {
  pay: 'Success, transaction is found',
  decline: 'Success, transaction is denied',
  expire: 'Success, transaction has expired',
  cancel: 'Success, transaction is canceled',
  reverse: 'Success, transaction is denied',
};
const REPLAY_MS = 5 * 60_000;

/** The gateway: charges, states, clock and notifications. Every method answers a body as the API does. */
export function createSimulator(options: SimulatorOptions) {
  const { db, clock, serverKey, base } = options;
  const knobs = (): Promise<Knobs> => readKnobs(db);
  const postman = createPostman({ db, clock, post: options.post, knobs });

  async function notify(at: Db | Tx, transaction: Transaction, set: Knobs): Promise<void> {
    const body = notificationBody(transaction, set, serverKey);
    const url = transaction.notificationUrl ?? options.notificationUrl();
    await postman.enqueue(at, { transactionId: transaction.id, url, body }, set);
  }

  /** The state and its notification together: a gateway that dies in between forgets neither. */
  async function move(transaction: Transaction, act: Act): Promise<Transaction | null> {
    const to = after(transaction.status, act);
    if (!to) return null;
    const set = await knobs();
    return db.transaction(async (tx) => {
      const moved = await store.changeStatus(tx, transaction, to, act === 'pay' ? clock() : null);
      if (moved) await notify(tx, moved, set);
      return moved;
    });
  }

  /** As it is now: what ran out of time is expired first. */
  async function current(id: string): Promise<Transaction | null> {
    const found = await store.findTransaction(db, id);
    const over = found?.status === 'pending' && found.expiryTime <= clock();
    return found && over ? ((await move(found, 'expire')) ?? store.findTransaction(db, id)) : found;
  }

  async function sweep(): Promise<void> {
    for (const due of await store.listDue(db, clock())) await move(due, 'expire');
  }

  async function create(body: unknown, notificationUrl: string | null): Promise<Body> {
    const wanted = readCharge(body, clock(), notificationUrl);
    if (wanted === 'inactive') return failureBody('402');
    if ('complaints' in wanted) return failureBody('400', wanted.complaints);
    await current(wanted.orderId);
    const set = await knobs();
    const created = await db.transaction(async (tx) => {
      const inserted = await store.insertTransaction(tx, wanted);
      if (inserted) await notify(tx, inserted, set);
      return inserted;
    });
    if (!created) return failureBody('406');
    return answerBody(created, set, { message: methodOf(created).message, base });
  }

  /** A successful answer is kept for five minutes under its key, whatever the next body says; `null` while under way. */
  async function replayed(key: string, make: () => Promise<Body>): Promise<Body | null> {
    const now = clock();
    const [kept] = await db.select().from(idempotency).where(eq(idempotency.key, key));
    const fresh = kept && now.getTime() - kept.createdAt.getTime() < REPLAY_MS;
    if (fresh) return kept.answer as Body | null;
    if (kept) await db.delete(idempotency).where(eq(idempotency.key, key));
    const taken = await db
      .insert(idempotency)
      .values({ key, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0) return null;
    const answer = await make();
    const good = String(answer.status_code).startsWith('2');
    if (good) await db.update(idempotency).set({ answer }).where(eq(idempotency.key, key));
    else await db.delete(idempotency).where(eq(idempotency.key, key));
    return answer;
  }

  return {
    knobs,
    postman,
    current,
    sweep,
    listPending: async () => {
      await sweep();
      return store.listPending(db);
    },
    listFinished: () => store.listFinished(db),
    async findByVa(vaNumber: string): Promise<Transaction | null> {
      await sweep();
      return store.findPendingByVa(db, vaNumber);
    },
    charge(
      body: unknown,
      headers: { idempotencyKey?: string | undefined; notificationUrl?: string | undefined },
    ): Promise<Body | null> {
      const make = () => create(body, headers.notificationUrl ?? null);
      const { idempotencyKey: key } = headers;
      // Longer keys are silently ignored, as the real one does.
      return key && key.length <= 46 ? replayed(key, make) : make();
    },
    async status(id: string): Promise<Body> {
      const transaction = await current(id);
      return transaction ? statusBody(transaction, await knobs(), serverKey) : failureBody('404');
    },
    /** An act of the merchant by the API, or of a person by a page. */
    async act(id: string, act: Act): Promise<Body> {
      const transaction = await current(id);
      if (!transaction) return failureBody('404');
      const moved = await move(transaction, act);
      if (!moved) return failureBody('412');
      return answerBody(moved, await knobs(), { message: ACT_MESSAGE[act], base });
    },
    /** Sends the notification of the present state once more, or one with a wrong signature. */
    async resend(id: string, forged: boolean): Promise<boolean> {
      const transaction = await current(id);
      if (transaction) await notify(db, transaction, { ...DEFAULT_KNOBS, forge: forged });
      return transaction !== null;
    },
  };
}
export type Simulator = ReturnType<typeof createSimulator>;
