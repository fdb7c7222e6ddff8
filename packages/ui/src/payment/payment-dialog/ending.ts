import type { Payment } from '@naungan/domain/invoice/record';
import type { PaymentStatus } from '@naungan/domain/status';

/** The status of a transaction as the server has it now; rejects when it cannot be read. */
export type ReadPaymentStatus = (transactionId: string) => Promise<string>;

/** After these the customer may try again; the others are in somebody's hands, or done. */
const ENDS: readonly PaymentStatus[] = ['deny', 'failure', 'cancel', 'expire'];

const endNamed = (status: string | undefined): PaymentStatus | undefined =>
  ENDS.find((end) => end === status);

export const canTryAgain = (status: string): boolean => endNamed(status) !== undefined;

/**
 * How a payment ended that its invoice does not show any more: what the server says of it, so that a decline is not
 * called an expiry. `null` while it has not ended, and when the answer does not come: the next question tells. Nobody to
 * ask: the clock tells an expiry, the rest is a failure.
 */
export async function endingOf(
  { transaction_id, type, expired }: Payment,
  now: Date,
  readStatus: ReadPaymentStatus | undefined,
): Promise<PaymentStatus | null> {
  let status: string | undefined;
  try {
    status = await readStatus?.(transaction_id);
  } catch {
    return null;
  }
  const end = endNamed(status);
  if (end) return end;
  if (new Date(expired) <= now) return 'expire';
  if (status !== undefined) return null;
  return type === 'credit_card' ? 'deny' : 'failure';
}
