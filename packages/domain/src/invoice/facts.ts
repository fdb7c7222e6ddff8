import { formatDateTime, formatLongDate } from '../dates/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { formatRupiah } from '../money/index.ts';
import type { InvoiceFormat, InvoiceLine, Payment } from './record.ts';

/** Returns the rows with the dates of an invoice. The due date is 'Tidak di set' when absent [3 §2]. */
export function invoiceDates({ createdAt, dueDate, paidAt }: InvoiceFormat['invoice']): InvoiceLine[] {
  return [
    { title: 'Dibuat', value: formatLongDate(createdAt) },
    { title: 'Jatuh tempo', value: dueDate ? formatDateTime(dueDate) : MESSAGES.invoice.noDueDate },
    ...(paidAt ? [{ title: 'Dibayar', value: formatDateTime(paidAt) }] : []),
  ];
}

/** Returns the rows with the numbers and codes that the customer enters at the bank or shows in the store. */
function numberLines({ method, type, vaNumber, code, accountHolder }: Payment): InvoiceLine[] {
  const isMandiriBill = type === 'mandiri_bill';
  const otherCodeTitle = method === 'bank_transfer' ? 'Kode bank' : 'Kode pembayaran';
  const codeTitle = isMandiriBill ? 'Kode perusahaan' : otherCodeTitle;
  const numberTitle = isMandiriBill ? 'Nomor tagihan' : 'Nomor virtual account';
  return [
    ...(code ? [{ title: codeTitle, value: code }] : []),
    ...(vaNumber ? [{ title: numberTitle, value: vaNumber }] : []),
    ...(vaNumber && accountHolder ? [{ title: 'Nama penerima', value: accountHolder }] : []),
  ];
}

/**
 * Returns the rows about the payment of an invoice. A pending payment has method, numbers, total and deadline; another
 * payment has method, total and transaction number.
 */
export function paymentLines(payment: Payment): [method: InvoiceLine, ...InvoiceLine[]] {
  const isPending = payment.status === 'pending';
  return [
    { title: 'Metode', value: payment.typeText },
    ...(isPending ? numberLines(payment) : []),
    { title: 'Total', value: formatRupiah(payment.total) },
    isPending
      ? { title: 'Bayar sebelum', value: formatDateTime(payment.expired) }
      : { title: 'Nomor transaksi', value: payment.transaction_id },
  ];
}
