import type { accounts } from './tables.ts';

export type AccountStatus = 'open' | 'paid' | 'closed' | 'expired' | 'reversed';
export type Account = Omit<typeof accounts.$inferSelect, 'status'> & { status: AccountStatus };

/** Transitions of an account, triggered by the payer, the scheduler, the company or the bank. */
export type AccountAction = 'pay' | 'expire' | 'close' | 'reverse';

const TRANSITIONS: Record<AccountAction, { from: AccountStatus; to: AccountStatus }> = {
  pay: { from: 'open', to: 'paid' },
  expire: { from: 'open', to: 'expired' },
  close: { from: 'open', to: 'closed' },
  // A transfer that the sender's bank reverses.
  reverse: { from: 'paid', to: 'reversed' },
};

export const isAccountAction = (text: string): text is AccountAction => Object.hasOwn(TRANSITIONS, text);
/** Returns the state after a transition, `null` when it is not allowed. */
export const statusAfter = (status: AccountStatus, act: AccountAction): AccountStatus | null =>
  TRANSITIONS[act].from === status ? TRANSITIONS[act].to : null;

/** Returns an account as replies and callbacks show it. */
export const accountBody = ({ id, reference, account, amount, status, expiresAt, paidAt }: Account) => ({
  reference,
  transactionId: id,
  account,
  bankCode: '200',
  amount,
  status,
  expiresAt: expiresAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
});
