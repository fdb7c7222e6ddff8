import { formatDateTime } from '../dates/index.ts';
import { isPaid } from '../status/index.ts';
import type { InvoiceFormat } from './record.ts';

const RETURNED = ['refund', 'reversal'];

/** The sentence at the foot of an invoice, on screen, on paper and in its PDF: what happens next [3 §2, §9]. */
export function invoiceNotice({ invoice, payment }: Pick<InvoiceFormat, 'invoice' | 'payment'>): string {
  const { status } = invoice;
  if (status === 'pending') {
    const deadline =
      payment?.status === 'pending'
        ? `Selesaikan pembayaran sebelum ${formatDateTime(payment.expired)}.`
        : 'Selesaikan pembayaran sebelum pukul 23.59 WIB pada hari yang sama setelah Anda memilih metode pembayaran.';
    return `${deadline} Polis terbit setelah pembayaran kami terima.`;
  }
  if (isPaid(status))
    return 'Invoice ini lunas dan sah tanpa tanda tangan. Terima kasih atas kepercayaan Anda.';
  if (RETURNED.includes(status))
    return 'Pembayaran invoice ini dibatalkan dan dananya dikembalikan, sehingga polisnya tidak berlaku. Hubungi kami bila Anda memerlukan bantuan.';
  return 'Invoice ini tidak dapat dibayar lagi. Hubungi kami bila Anda memerlukan bantuan.';
}
