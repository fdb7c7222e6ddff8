import type { InvoiceCard } from '@naungan/domain/invoice/record';
import type { InvoiceStatus } from '@naungan/domain/status';

type Standing = {
  status: InvoiceStatus;
  dueDate: Date | null;
  /** Whether the gateway looks at a payment of it, which may still be approved and pay it. */
  reviewed: boolean;
};

/** How an invoice's payment stands: past its due date it has expired, also before the job has stored that. */
export function paymentStanding({ status, dueDate, reviewed }: Standing, now: Date): InvoiceCard['status'] {
  if (status !== 'pending') return status;
  if (reviewed) return 'challenge';
  return dueDate !== null && dueDate <= now ? 'expire' : 'pending';
}

/** The same for the invoice alone: while a payment of it is looked at, it waits. */
export function invoiceStatus(invoice: Standing, now: Date): InvoiceStatus {
  const standing = paymentStanding(invoice, now);
  return standing === 'challenge' ? 'pending' : standing;
}
