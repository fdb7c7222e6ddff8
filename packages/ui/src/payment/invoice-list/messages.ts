import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the list of invoices. Names of statuses are not included. */
export const invoiceListMessages = {
  emptyTitle: MESSAGES.order.empty as string,
  /** `line`: 'kesehatan'. */
  empty: (line: string) => `Invoice ${line} terbit setelah pesanan Anda disetujui.`,
  /** Follows the number of invoices of a line. */
  countLabel: 'invoice',
  search: 'Cari produk',
  /** Announced when a status changes. */
  status: (number: string, status: string) => `Status invoice ${number}: ${status}`,
  number: 'Nomor invoice',
  created: 'Dibuat',
  due: 'Jatuh tempo',
  noDueDate: MESSAGES.invoice.noDueDate as string,
  total: 'Total',
  order: 'Detail pesanan',
  orderOf: (number: string) => `Detail pesanan dari invoice ${number}`,
  pay: 'Bayar',
  payOf: (number: string) => `Bayar invoice ${number}`,
  show: 'Lihat invoice',
  showOf: (number: string) => `Lihat invoice ${number}`,
};
