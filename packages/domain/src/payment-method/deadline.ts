import { formatTime } from '../dates/index.ts';
import { paymentDeadline } from '../dates/jakarta.ts';
import { MESSAGES } from '../messages/index.ts';
import { paymentMethod } from './methods.ts';

/**
 * Returns the deadline of a payment made now: 23:59 of the day, for CIMB Clicks after 2 hours [Q19], for a
 * card after the 10 minutes that 3-D Secure stays open.
 */
export function methodDeadline(code: string, now: Date): Date {
  const minutes = paymentMethod(code)?.expiresAfterMinutes;
  return minutes === undefined ? paymentDeadline(now) : new Date(now.getTime() + minutes * 60_000);
}

/**
 * Returns the reminder to the letter [3 §4, §8], with the actual time for a payment that does not end at
 * 23:59.
 */
export function payBefore(expires: Date | string): string {
  const time = formatTime(expires);
  return time === '23.59 WIB'
    ? MESSAGES.payment.alreadyExists
    : `Selesaikan Pembayaran sebelum pukul ${time}`;
}
