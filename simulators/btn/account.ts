import type { accounts } from './tables.ts';

export type AccountStatus = 'open' | 'paid' | 'closed' | 'expired' | 'reversed';
export type Account = Omit<typeof accounts.$inferSelect, 'status'> & { status: AccountStatus };

/** Actions on an account: by the payer, the schedule, the company or the sender's bank. */
export type AccountAction = 'pay' | 'expire' | 'close' | 'reverse';

const TRANSITIONS: Record<AccountAction, { from: AccountStatus; to: AccountStatus }> = {
  pay: { from: 'open', to: 'paid' },
  expire: { from: 'open', to: 'expired' },
  close: { from: 'open', to: 'closed' },
  // The sender's bank reverses the transfer.
  reverse: { from: 'paid', to: 'reversed' },
};

export const isAccountAction = (text: string): text is AccountAction => Object.hasOwn(TRANSITIONS, text);
/** Returns the status after an action, or `null` when the status does not allow the action. */
export const statusAfter = (status: AccountStatus, action: AccountAction): AccountStatus | null =>
  TRANSITIONS[action].from === status ? TRANSITIONS[action].to : null;

/** Returns the fields of an account in responses and callbacks. */
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
