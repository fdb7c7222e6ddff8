import { methodDeadline } from '@naungan/domain/payment-method';

/** Minimum time for a payment at an ATM. */
const MIN_PAYMENT_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Returns until when a new instrument can be paid: 23:59 WIB of the day [Q19], never after the invoice's due
 * date. If less than five minutes are left, which is too short for an ATM, 23:59 of the next day, if the
 * invoice is still due then.
 */
export function instrumentDeadline(type: string, now: Date, dueDate: Date | null): Date {
  const due = dueDate?.getTime() ?? Number.POSITIVE_INFINITY;
  const today = methodDeadline(type, now).getTime();
  const tomorrow = today + DAY_MS;
  const day = today - now.getTime() < MIN_PAYMENT_MS && tomorrow <= due ? tomorrow : today;
  return new Date(Math.min(day, due));
}
