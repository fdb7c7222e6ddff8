/**
 * Methods whose payments may be reversed without a request of ours: the gateway reports a settlement and reverses it
 * minutes later (`settlement → deny`), a captured card is cancelled before it is settled, the sender's bank recalls a
 * transfer to a BTN account.
 */
const REVERSIBLE = ['permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank'];

const DAY_MS = 24 * 3_600_000;
const after = (then: Date, days: number) => new Date(then.getTime() + days * DAY_MS);

/** Until when a payment by this method may be reversed: an unnoticed reversal would leave a policy in force unpaid. */
export const watchPaidUntil = (type: string, paidAt: Date): Date | null =>
  REVERSIBLE.includes(type) ? after(paidAt, 3) : null;

/** Until when an abandoned charge may still reach the gateway: unnoticed, it would stay payable. */
export const watchAbandonedUntil = (now: Date): Date => after(now, 1);
