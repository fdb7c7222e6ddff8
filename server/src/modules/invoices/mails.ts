import { formatLongDate, formatTime } from '@naungan/domain/dates';
import { invoicePath } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { mailMember } from '../accounts/service.ts';
import type { InvoiceRecord } from './repository.ts';

export type InvoiceMail = {
  subject: string;
  heading: string;
  lines: string[];
  /** `path` is relative to the site; default: the invoice. */
  action: { label: string; path?: string };
};

/** Queues a mail to the owner of an invoice. `tx` is the transaction of the change that the mail reports. */
export const mailAboutInvoice = (
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  { action, ...mail }: InvoiceMail,
): Promise<void> =>
  mailMember(tx, deps, invoice.userId, {
    ...mail,
    action: { path: invoicePath(invoice.productType, invoice.orderId), ...action },
  });

/** Mails a reminder on the last day of an unpaid invoice. */
export function mailReminder(tx: Tx, deps: Deps, invoice: InvoiceRecord, dueDate: Date): Promise<void> {
  const deadline = `${formatLongDate(dueDate)} pukul ${formatTime(dueDate)}`;
  return mailAboutInvoice(tx, deps, invoice, {
    subject: `Hari terakhir pembayaran invoice ${invoice.invoiceNumber}`,
    heading: 'Hari ini hari terakhir untuk membayar',
    lines: [
      `Invoice ${invoice.invoiceNumber} sebesar ${formatRupiah(invoice.total)} belum dibayar dan berakhir hari ini, ${deadline}.`,
      'Setelah itu invoice tidak dapat dibayar lagi, dan Anda perlu membuat pesanan baru. Bila Anda baru saja membayar, abaikan email ini.',
    ],
    action: { label: 'Bayar sekarang' },
  });
}

type Expiry = {
  /** Path of the order form that is filled in with the data of the expired order. */
  reorderPath: string;
  /** Why the invoice is unpaid, if a payment was attempted. */
  cause?: string | undefined;
};

/** Mails that the unpaid invoice expired, and how to order again. */
export function mailExpiry(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  { reorderPath, cause }: Expiry,
): Promise<void> {
  const { phone, email } = deps.config.BRAND;
  return mailAboutInvoice(tx, deps, invoice, {
    subject: `Invoice ${invoice.invoiceNumber} sudah kadaluarsa`,
    heading: 'Invoice Anda sudah kadaluarsa',
    lines: [
      ...(cause === undefined ? [] : [cause]),
      `Invoice ${invoice.invoiceNumber} sebesar ${formatRupiah(invoice.total)} tidak dibayar sampai batas waktunya, sehingga tidak dapat dibayar lagi. Polis tidak terbit dan Anda tidak dikenai biaya apa pun.`,
      'Bila Anda masih membutuhkan perlindungan ini, Anda dapat memesan lagi dengan data yang sama.',
      `Sudah membayar? Hubungi kami di ${phone} atau ${email} dengan nomor invoice di atas, dan kami akan memeriksanya.`,
    ],
    action: { label: 'Pesan lagi', path: reorderPath },
  });
}
