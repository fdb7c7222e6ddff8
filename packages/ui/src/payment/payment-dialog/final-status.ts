import type { Payment } from '@naungan/domain/invoice/record';
import type { PaymentStatus } from '@naungan/domain/status';

/** Resolves to the current status of a transaction; rejects if the request fails. */
export type ReadPaymentStatus = (transactionId: string) => Promise<string>;

/** Statuses after which the customer may try again. Other payments are pending, under review, paid or paid back. */
const RETRYABLE_STATUSES: readonly PaymentStatus[] = ['deny', 'failure', 'cancel', 'expire'];

/** Returns the status if it is retryable, otherwise `undefined`. */
const retryableStatus = (status: string | undefined): PaymentStatus | undefined =>
  RETRYABLE_STATUSES.find((retryable) => retryable === status);

/** Returns whether the customer may try again after a payment with this status. */
export const canTryAgain = (status: string): boolean => retryableStatus(status) !== undefined;

/**
 * Resolves to the final status of a payment that is no longer part of its invoice; `null` if the payment has not ended or
 * if the request fails. The next poll then tries again. The server's status takes precedence over the deadline, so that
 * a decline is not shown as an expiry. Without `readStatus`, a payment past its deadline counts as expired, and any
 * other as failed.
 */
export async function finalStatusOf(
  { transaction_id, type, expired: deadline }: Payment,
  now: Date,
  readStatus: ReadPaymentStatus | undefined,
): Promise<PaymentStatus | null> {
  let status: string | undefined;
  try {
    status = await readStatus?.(transaction_id);
  } catch {
    return null;
  }
  const finalStatus = retryableStatus(status);
  if (finalStatus) return finalStatus;
  if (new Date(deadline) <= now) return 'expire';
  if (status !== undefined) return null;
  return type === 'credit_card' ? 'deny' : 'failure';
}
