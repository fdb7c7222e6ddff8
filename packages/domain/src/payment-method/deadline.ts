import { paymentDeadline } from '../dates/jakarta.ts';
import { paymentMethod } from './methods.ts';

/**
 * When a payment made now by this method is cancelled: 23:59 of the day, CIMB Clicks after 2 hours [Q19], a card
 * after the 10 minutes that its bank's question is open.
 */
export function methodDeadline(code: string, now: Date): Date {
  const minutes = paymentMethod(code)?.expiresAfterMinutes;
  return minutes === undefined ? paymentDeadline(now) : new Date(now.getTime() + minutes * 60_000);
}
