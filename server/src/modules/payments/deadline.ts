import { methodDeadline } from '@naungan/domain/payment-method';

const SHORTEST_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Until when an instrument that is made now can be paid: 23:59 WIB of the day [Q19], never past the
 * invoice's due date. Less than five minutes are too short for an ATM, so it is then
 * 23:59 of the next day, as long as the invoice itself is still due.
 */
export function instrumentDeadline(type: string, now: Date, dueDate: Date | null): Date {
  const due = dueDate?.getTime() ?? Number.POSITIVE_INFINITY;
  const today = methodDeadline(type, now).getTime();
  const tomorrow = today + DAY_MS;
  const chosen = today - now.getTime() < SHORTEST_MS && tomorrow <= due ? tomorrow : today;
  return new Date(Math.min(chosen, due));
}
