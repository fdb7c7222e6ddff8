import type { InvoiceStatus } from '@naungan/domain/status';

/** An invoice's status: past its due date it has expired, also before the job has stored that. */
export function invoiceStatus(
  { status, dueDate }: { status: InvoiceStatus; dueDate: Date | null },
  now: Date,
): InvoiceStatus {
  return status === 'pending' && dueDate !== null && dueDate <= now ? 'expire' : status;
}
