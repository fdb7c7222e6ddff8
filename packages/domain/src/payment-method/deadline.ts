import { formatTime } from '../dates/index.ts';
import { paymentDeadline } from '../dates/jakarta.ts';
import { MESSAGES } from '../messages/index.ts';
import { paymentMethod } from './methods.ts';

const MILLISECONDS_PER_MINUTE = 60_000;
const LAST_MINUTE_OF_DAY = '23.59 WIB';

/**
 * Returns the deadline of a payment that is started at `now`: 23:59 on the same day; for CIMB Clicks 2 hours later [Q19];
 * for a card 10 minutes later, when the 3-D Secure page closes.
 */
export function methodDeadline(code: string, now: Date): Date {
  const minutes = paymentMethod(code)?.expiresAfterMinutes;
  return minutes === undefined
    ? paymentDeadline(now)
    : new Date(now.getTime() + minutes * MILLISECONDS_PER_MINUTE);
}

/**
 * Returns the reminder of an open payment: the exact text of [3 §4, §8] if the payment expires at 23:59, else a text with
 * the time of expiry.
 */
export function paymentReminder(expiryTime: Date | string): string {
  const time = formatTime(expiryTime);
  return time === LAST_MINUTE_OF_DAY
    ? MESSAGES.payment.payBeforeEndOfDay
    : `Selesaikan Pembayaran sebelum pukul ${time}`;
}
