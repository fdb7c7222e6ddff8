import { formatTime } from '../dates/index.ts';
import { paymentDeadline } from '../dates/jakarta.ts';
import { MESSAGES } from '../messages/index.ts';
import { paymentMethod } from './methods.ts';

/**
 * When a payment made now by this method is cancelled: 23:59 of the day, CIMB Clicks after 2 hours [Q19], a card
 * after the 10 minutes that its bank's question is open.
 */
export function methodDeadline(code: string, now: Date): Date {
  const minutes = paymentMethod(code)?.expiresAfterMinutes;
  return minutes === undefined ? paymentDeadline(now) : new Date(now.getTime() + minutes * 60_000);
}

/** The reminder to the letter [3 §4, §8]; with the actual hour for a payment that does not end at 23:59. */
export function payBefore(expires: Date | string): string {
  const time = formatTime(expires);
  return time === '23.59 WIB'
    ? MESSAGES.payment.alreadyExists
    : `Selesaikan Pembayaran sebelum pukul ${time}`;
}
