import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '../../server/src/db/client.ts';
import { type Account, type AccountAction, statusAfter } from './account.ts';
import { type BankFaults, NO_BANK_FAULTS, readBankFaults } from './faults.ts';
import * as store from './store.ts';
import { createWebhookSender, type Post, type SigningMode } from './webhook-sender.ts';

export type BankOptions = { db: Db; clock: () => Date; key: string; prefix: string; post: Post };
export type NewAccount = Pick<Account, 'reference' | 'amount' | 'name' | 'description' | 'expiresAt'>;

const DIGITS = 18;
const ATTEMPTS = 5;

/** Creates the simulated bank: accounts, their states, scheduler and callbacks. */
export function createBank({ db, clock, key, prefix, post }: BankOptions) {
  const faults = (): Promise<BankFaults> => readBankFaults(db);
  const webhookSender = createWebhookSender({ db, clock, key, post });
  const newNumber = () =>
    prefix + Array.from({ length: DIGITS - prefix.length }, () => randomInt(10)).join('');

  /** Stores the state and its callback in one transaction, so that a crash loses neither. */
  async function applyAction(account: Account, act: AccountAction): Promise<Account | null> {
    const to = statusAfter(account.status, act);
    if (!to) return null;
    const set = await faults();
    return db.transaction(async (tx) => {
      const changedAccount = await store.changeStatus(tx, account, to, act === 'pay' ? clock() : null);
      if (changedAccount) await webhookSender.enqueue(tx, changedAccount, 'signed', set);
      return changedAccount;
    });
  }

  /** Returns the account's current state; an account past its deadline is expired first. */
  async function current(account: Account | null): Promise<Account | null> {
    const over = account?.status === 'open' && account.expiresAt <= clock();
    return account && over
      ? ((await applyAction(account, 'expire')) ?? store.findById(db, account.id))
      : account;
  }

  return {
    faults,
    webhookSender,
    async sweep(): Promise<void> {
      for (const due of await store.listDue(db, clock())) await applyAction(due, 'expire');
    },
    byReference: async (reference: string) => current(await store.findAccount(db, reference)),
    byId: async (id: string) => current(await store.findById(db, id)),
    byNumber: async (number: string) => {
      const account = await current(await store.findOpen(db, number));
      return account?.status === 'open' ? account : null;
    },
    list: () => store.listAccounts(db),
    /** Returns `null` when the reference was used before. */
    async open(request: NewAccount): Promise<Account | null> {
      const newAccount = { ...request, status: 'open' as const, createdAt: clock(), paidAt: null };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const account = { ...newAccount, id: randomUUID(), account: newNumber() };
        const opened = await store.insertAccount(db, account);
        if (opened) return opened;
        if (await store.findAccount(db, request.reference)) return null;
      }
      throw new Error('No free account number was found');
    },
    move: applyAction,
    /** Sends the callback of the current state again, signed, forged or stale. */
    resend: (account: Account, how: SigningMode) => webhookSender.enqueue(db, account, how, NO_BANK_FAULTS),
  };
}
export type Bank = ReturnType<typeof createBank>;
