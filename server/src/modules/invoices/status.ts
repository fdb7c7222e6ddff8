import type { InvoiceCard } from '@naungan/domain/invoice/record';
import type { InvoiceStatus } from '@naungan/domain/status';

type InvoiceFacts = {
  status: InvoiceStatus;
  dueDate: Date | null;
  /** Whether a payment of the invoice is under review at the gateway and may still be approved. */
  isUnderReview: boolean;
};

/**
 * Returns the payment status of an invoice: `expire` after its due date, also before the expiry job has stored
 * that status.
 */
export function paymentStatus(
  { status, dueDate, isUnderReview }: InvoiceFacts,
  now: Date,
): InvoiceCard['status'] {
  if (status !== 'pending') return status;
  if (isUnderReview) return 'challenge';
  return dueDate !== null && dueDate <= now ? 'expire' : 'pending';
}

/** Returns the status of an invoice, which is `pending` while a payment is under review. */
export function invoiceStatus(invoice: InvoiceFacts, now: Date): InvoiceStatus {
  const status = paymentStatus(invoice, now);
  return status === 'challenge' ? 'pending' : status;
}
