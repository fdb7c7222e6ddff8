import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '../../server/src/db/client.ts';
import { type Account, type AccountAction, statusAfter } from './account.ts';
import { type BankFaults, NO_BANK_FAULTS, readBankFaults } from './faults.ts';
import * as store from './store.ts';
import { createWebhookSender, type Post, type SigningMode } from './webhook-sender.ts';

export type BankOptions = { db: Db; clock: () => Date; key: string; prefix: string; post: Post };
export type NewAccount = Pick<Account, 'reference' | 'amount' | 'name' | 'description' | 'expiresAt'>;

const ACCOUNT_NUMBER_DIGITS = 18;
/** Number of random account numbers that are tried until one is free. */
const MAX_ATTEMPTS = 5;

/** Returns the functions of the simulated bank, which stores accounts and sends callbacks. */
export function createBank({ db, clock, key, prefix, post }: BankOptions) {
  const loadFaults = (): Promise<BankFaults> => readBankFaults(db);
  const webhookSender = createWebhookSender({ db, clock, key, post });
  const randomAccountNumber = () =>
    prefix + Array.from({ length: ACCOUNT_NUMBER_DIGITS - prefix.length }, () => randomInt(10)).join('');

  /**
   * Changes the status of an account; returns `null` when the status does not allow the action. Stores the status and its
   * callback in one transaction, so that a crash loses neither.
   */
  async function applyAction(account: Account, action: AccountAction): Promise<Account | null> {
    const newStatus = statusAfter(account.status, action);
    if (!newStatus) return null;
    const currentFaults = await loadFaults();
    return db.transaction(async (tx) => {
      const changedAccount = await store.changeStatus(
        tx,
        account,
        newStatus,
        action === 'pay' ? clock() : null,
      );
      if (changedAccount) await webhookSender.enqueue(tx, changedAccount, 'signed', currentFaults);
      return changedAccount;
    });
  }

  /** Expires an open account whose deadline has passed; returns the account in its current status. */
  async function expireIfDue(account: Account | null): Promise<Account | null> {
    if (account?.status !== 'open' || account.expiresAt > clock()) return account;
    const expiredAccount = await applyAction(account, 'expire');
    // Without a result, another request has changed the status at the same time.
    return expiredAccount ?? store.findById(db, account.id);
  }

  return {
    loadFaults,
    webhookSender,
    /** Expires the open accounts whose deadline has passed. */
    async expireDueAccounts(): Promise<void> {
      for (const account of await store.listDue(db, clock())) await applyAction(account, 'expire');
    },
    findByReference: async (reference: string) => expireIfDue(await store.findByReference(db, reference)),
    findById: async (id: string) => expireIfDue(await store.findById(db, id)),
    findOpenByNumber: async (number: string) => {
      const account = await expireIfDue(await store.findOpenByNumber(db, number));
      return account?.status === 'open' ? account : null;
    },
    list: () => store.listAccounts(db),
    /** Opens an account with a new number; returns `null` when an account with this reference exists. */
    async open(request: NewAccount): Promise<Account | null> {
      const newAccount = { ...request, status: 'open' as const, createdAt: clock(), paidAt: null };
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const account = { ...newAccount, id: randomUUID(), account: randomAccountNumber() };
        const storedAccount = await store.insertAccount(db, account);
        if (storedAccount) return storedAccount;
        if (await store.findByReference(db, request.reference)) return null;
      }
      throw new Error(
        `The simulated bank found no free account number in ${MAX_ATTEMPTS} attempts. Shorten BTN_COMPANY_PREFIX.`,
      );
    },
    applyAction,
    /** Sends the callback of the current status again, without the configured faults. */
    resend: (account: Account, signingMode: SigningMode) =>
      webhookSender.enqueue(db, account, signingMode, NO_BANK_FAULTS),
  };
}
export type Bank = ReturnType<typeof createBank>;
