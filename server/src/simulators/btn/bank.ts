import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { type Account, type Act, after } from './account.ts';
import { DEFAULT_KNOBS, type Knobs, readKnobs } from './knobs.ts';
import * as store from './store.ts';
import { createWebhookSender, type Manner, type Post } from './webhook-sender.ts';

export type BankOptions = { db: Db; clock: () => Date; key: string; prefix: string; post: Post };
export type NewAccount = Pick<Account, 'reference' | 'amount' | 'name' | 'description' | 'expiresAt'>;

const DIGITS = 18;
const ATTEMPTS = 5;

/** The bank: accounts, their states, its clock and its callbacks. */
export function createBank({ db, clock, key, prefix, post }: BankOptions) {
  const knobs = (): Promise<Knobs> => readKnobs(db);
  const webhookSender = createWebhookSender({ db, clock, key, post });
  const newNumber = () =>
    prefix + Array.from({ length: DIGITS - prefix.length }, () => randomInt(10)).join('');

  /** The state and its callback together: a bank that dies in between forgets neither. */
  async function move(account: Account, act: Act): Promise<Account | null> {
    const to = after(account.status, act);
    if (!to) return null;
    const set = await knobs();
    return db.transaction(async (tx) => {
      const moved = await store.changeStatus(tx, account, to, act === 'pay' ? clock() : null);
      if (moved) await webhookSender.enqueue(tx, moved, 'signed', set);
      return moved;
    });
  }

  /** As it is now: what ran out of time is expired first. */
  async function current(found: Account | null): Promise<Account | null> {
    const over = found?.status === 'open' && found.expiresAt <= clock();
    return found && over ? ((await move(found, 'expire')) ?? store.findById(db, found.id)) : found;
  }

  return {
    knobs,
    webhookSender,
    async sweep(): Promise<void> {
      for (const due of await store.listDue(db, clock())) await move(due, 'expire');
    },
    byReference: async (reference: string) => current(await store.findAccount(db, reference)),
    byId: async (id: string) => current(await store.findById(db, id)),
    byNumber: async (number: string) => {
      const found = await current(await store.findOpen(db, number));
      return found?.status === 'open' ? found : null;
    },
    list: () => store.listAccounts(db),
    /** `null` when the reference was used before. */
    async open(wanted: NewAccount): Promise<Account | null> {
      const fresh = { ...wanted, status: 'open' as const, createdAt: clock(), paidAt: null };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const account = { ...fresh, id: randomUUID(), account: newNumber() };
        const opened = await store.insertAccount(db, account);
        if (opened) return opened;
        if (await store.findAccount(db, wanted.reference)) return null;
      }
      throw new Error('The bank found no free account number');
    },
    move,
    /** Sends the callback of the present state once more, in this manner. */
    resend: (account: Account, how: Manner) => webhookSender.enqueue(db, account, how, DEFAULT_KNOBS),
  };
}
export type Bank = ReturnType<typeof createBank>;
