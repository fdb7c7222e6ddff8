import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import type { PaymentOutcome } from '../payment-result/index.ts';

/** Returns the result to show for an invoice that is not pending. */
export function outcomeOfInvoice({ invoice, payment, total }: InvoiceFormat): PaymentOutcome {
  return {
    transaction_id: payment?.transaction_id ?? '',
    status: invoice.status,
    typeText: payment?.typeText ?? '',
    total: payment?.total ?? total,
  };
}

/** Returns the result to show for one payment of a pending invoice. */
export function outcomeOfPayment({ transaction_id, status, typeText, total }: Payment): PaymentOutcome {
  return { transaction_id, status, typeText, total };
}
