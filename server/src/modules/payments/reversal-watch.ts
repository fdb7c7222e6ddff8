/**
 * Methods whose payments can be reversed without a request by the broker: the gateway reports a settlement
 * and reverses it minutes later (`settlement → deny`), a captured card is cancelled before settlement, the
 * sender's bank recalls a transfer to a BTN virtual account.
 */
const REVERSIBLE = ['permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank'];

const DAY_MS = 24 * 3_600_000;
const daysAfter = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS);

/**
 * Returns until when a payment by this method can be reversed; a missed reversal would leave an unpaid policy
 * in force.
 */
export const watchPaidUntil = (type: string, paidAt: Date): Date | null =>
  REVERSIBLE.includes(type) ? daysAfter(paidAt, 3) : null;

/** Returns until when an abandoned charge can still reach the gateway; if missed, it would stay payable. */
export const watchAbandonedUntil = (now: Date): Date => daysAfter(now, 1);
