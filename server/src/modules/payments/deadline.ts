import { methodDeadline } from '@naungan/domain/payment-method';

/** Minimum time for a payment at an ATM. */
const MIN_PAYMENT_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Returns the time until which a new instrument can be paid: the deadline of the method, for most methods 23:59 WIB of the same
 * day [Q19]. If this deadline is less than five minutes away, it moves to the next day, unless that is after the invoice's due
 * date. The result is never after the due date.
 */
export function instrumentDeadline(type: string, now: Date, dueDate: Date | null): Date {
  const due = dueDate?.getTime() ?? Number.POSITIVE_INFINITY;
  const today = methodDeadline(type, now).getTime();
  const tomorrow = today + DAY_MS;
  const day = today - now.getTime() < MIN_PAYMENT_MS && tomorrow <= due ? tomorrow : today;
  return new Date(Math.min(day, due));
}
