import {
  endedAttemptText,
  endedInvoiceText,
  endedInvoiceTitle,
  invoiceNotice,
} from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { isPaid } from '@naungan/domain/status';

export type InvoiceStep = {
  title: string;
  paragraphs: readonly string[];
  /** Whether the invoice can be paid now. */
  isPayable: boolean;
};

/** Returns the texts about the customer's next step: paying, waiting or ordering again. */
export function invoiceStep(record: InvoiceFormat): InvoiceStep {
  const { invoice, payment, certificate } = record;
  const { status } = invoice;
  const notice = invoiceNotice(record);
  if (isPaid(status)) {
    const isIssued = certificate.some(({ attachment }) => attachment !== null);
    return {
      title: 'Pembayaran sudah kami terima',
      paragraphs: [
        isIssued
          ? 'Polis Anda sudah terbit. Sertifikatnya ada di bagian Berkas.'
          : 'Polis sedang disiapkan. Kami beri tahu Anda melalui email begitu polis terbit.',
        notice,
      ],
      isPayable: false,
    };
  }
  if (endedInvoiceText(status))
    return { title: endedInvoiceTitle(status), paragraphs: [notice], isPayable: false };
  if (payment?.status === 'challenge')
    return { title: endedInvoiceTitle('challenge'), paragraphs: [notice], isPayable: false };
  if (payment?.status === 'pending')
    return { title: `Bayar lewat ${payment.typeText}`, paragraphs: [notice], isPayable: true };
  // The result of an earlier payment is shown only if no payment is pending; otherwise it would contradict the texts
  // about the pending payment.
  if (record.lastAttempt) {
    const { title, text } = endedAttemptText(record.lastAttempt);
    return { title, paragraphs: [`${text} Silakan pilih metode pembayaran lagi.`, notice], isPayable: true };
  }
  return { title: 'Selesaikan pembayaran', paragraphs: [notice], isPayable: true };
}
