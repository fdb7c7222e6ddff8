import type { accounts } from './tables.ts';

export type AccountStatus = 'open' | 'paid' | 'closed' | 'expired' | 'reversed';
export type Account = Omit<typeof accounts.$inferSelect, 'status'> & { status: AccountStatus };

/** What can happen to an account: by its payer, the clock, the company, the bank. */
export type Act = 'pay' | 'expire' | 'close' | 'reverse';

const ACTS: Record<Act, { from: AccountStatus; to: AccountStatus }> = {
  pay: { from: 'open', to: 'paid' },
  expire: { from: 'open', to: 'expired' },
  close: { from: 'open', to: 'closed' },
  // A transfer that the sender's bank takes back.
  reverse: { from: 'paid', to: 'reversed' },
};

export const isAct = (text: string): text is Act => Object.hasOwn(ACTS, text);
/** The state that an act leads to, `null` where it is not possible. */
export const after = (status: AccountStatus, act: Act): AccountStatus | null =>
  ACTS[act].from === status ? ACTS[act].to : null;

/** An account as answers and callbacks show it. */
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
