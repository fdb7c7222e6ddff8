import { formatDateTime } from '../dates/index.ts';
import { isPaid } from '../status/index.ts';
import { endedInvoiceText, UNDER_REVIEW_TEXT } from './ended-invoice.ts';
import type { InvoiceFormat } from './record.ts';

/** Returns the notice for an unpaid invoice: the deadline, or the text about a payment under review. */
function pendingNotice(payment: InvoiceFormat['payment']): string {
  if (payment?.status === 'challenge')
    return `${UNDER_REVIEW_TEXT} Anda tidak perlu membayar lagi, dan polis terbit setelah pembayaran disetujui.`;
  const deadline =
    payment?.status === 'pending'
      ? `Selesaikan pembayaran sebelum ${formatDateTime(payment.expired)}.`
      : 'Selesaikan pembayaran sebelum pukul 23.59 WIB pada hari yang sama setelah Anda memilih metode pembayaran.';
  return `${deadline} Polis terbit setelah pembayaran kami terima.`;
}

/**
 * Returns the text about the next step, at the bottom of an invoice on screen, on paper and in its PDF [3 §2, §9].
 */
export function invoiceNotice({ invoice, payment }: Pick<InvoiceFormat, 'invoice' | 'payment'>): string {
  const { status } = invoice;
  if (status === 'pending') return pendingNotice(payment);
  if (isPaid(status))
    return 'Invoice ini lunas dan sah tanpa tanda tangan. Terima kasih atas kepercayaan Anda.';
  return `${endedInvoiceText(status)} Hubungi kami bila Anda memerlukan bantuan.`;
}
