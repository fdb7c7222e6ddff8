import { formatDateTime, formatLongDate } from '../dates/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { formatRupiah } from '../money/index.ts';
import type { InvoiceFormat, InvoiceLine, Payment } from './record.ts';

/** Returns when an invoice was created, is due ('Tidak di set' without a due date [3 §2]), and was paid. */
export function invoiceDates({ createdAt, dueDate, paidAt }: InvoiceFormat['invoice']): InvoiceLine[] {
  return [
    { title: 'Dibuat', value: formatLongDate(createdAt) },
    { title: 'Jatuh tempo', value: dueDate ? formatDateTime(dueDate) : MESSAGES.invoice.noDueDate },
    ...(paidAt ? [{ title: 'Dibayar', value: formatDateTime(paidAt) }] : []),
  ];
}

/** Returns the lines with the number or code that the customer types at the bank or shows in the store. */
function instrumentLines({ method, type, vaNumber, code, accountHolder }: Payment): InvoiceLine[] {
  const bill = type === 'mandiri_bill';
  const codeTitle = bill ? 'Kode perusahaan' : method === 'bank_transfer' ? 'Kode bank' : 'Kode pembayaran';
  const numberTitle = bill ? 'Nomor tagihan' : 'Nomor virtual account';
  return [
    ...(code ? [{ title: codeTitle, value: code }] : []),
    ...(vaNumber ? [{ title: numberTitle, value: vaNumber }] : []),
    ...(vaNumber && accountHolder ? [{ title: 'Nama penerima', value: accountHolder }] : []),
  ];
}

/** Returns the rows about how an invoice is or was paid, without its status. */
export function paymentLines(payment: Payment): InvoiceLine[] {
  const waiting = payment.status === 'pending';
  return [
    { title: 'Metode', value: payment.typeText },
    ...(waiting ? instrumentLines(payment) : []),
    { title: 'Total', value: formatRupiah(payment.total) },
    waiting
      ? { title: 'Bayar sebelum', value: formatDateTime(payment.expired) }
      : { title: 'Nomor transaksi', value: payment.transaction_id },
  ];
}
