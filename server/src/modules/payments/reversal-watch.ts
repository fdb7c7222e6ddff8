/**
 * Methods whose payments can be reversed without a request by the broker. The gateway reports a settlement
 * and reverses it minutes later (`settlement → deny`), or cancels a captured card before settlement, or the
 * sender's bank recalls a transfer to a BTN virtual account.
 */
const REVERSIBLE_METHODS = ['permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank'];

const DAY_MS = 24 * 3_600_000;
const daysAfter = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS);

/**
 * Returns the time until which a payment by this method can be reversed; `null` if it cannot be reversed. A missed reversal
 * would leave an unpaid policy in force.
 */
export const watchEndOfPaidPayment = (type: string, paidAt: Date): Date | null =>
  REVERSIBLE_METHODS.includes(type) ? daysAfter(paidAt, 3) : null;

/** Returns the time until which an abandoned charge can still reach the gateway, where it would stay payable. */
export const watchEndOfAbandonedCharge = (now: Date): Date => daysAfter(now, 1);
