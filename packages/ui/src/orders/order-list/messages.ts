import { MESSAGES } from '@naungan/domain/messages';
import { REJECTED_TITLE } from '../messages.ts';

/** The texts of the list of orders. Names of statuses are not included. */
export const orderListMessages = {
  emptyTitle: MESSAGES.order.empty as string,
  /** `line`: 'kesehatan'. */
  empty: (line: string) => `Pesanan ${line} yang Anda buat akan tampil di sini.`,
  /** Follows the number of orders of a line. */
  countLabel: 'pesanan',
  search: 'Cari produk',
  /** Announced when a status changes; `payment`: `paymentStatus` or ''. */
  status: (product: string, number: string, status: string, payment: string) =>
    `Status pesanan ${product} ${number}: ${status}${payment}`,
  paymentStatus: (status: string) => `, pembayaran ${status}`,
  insured: 'Tertanggung',
  date: 'Tanggal pesanan',
  number: 'Nomor pesanan',
  payment: 'Pembayaran',
  rejectedTitle: REJECTED_TITLE as string,
  decision: 'Keputusan',
  total: 'Total',
  detail: 'Detail',
  revise: 'Perbarui data',
  pay: 'Bayar',
  invoice: 'Invoice',
  // The accessible names of the links of an order.
  detailOf: (number: string) => `Detail pesanan ${number}`,
  reviseOf: (number: string) => `Perbarui data pesanan ${number}`,
  payOf: (number: string) => `Bayar pesanan ${number}`,
  invoiceOf: (number: string) => `Invoice pesanan ${number}`,
};
