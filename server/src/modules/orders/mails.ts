import { formatLongDate, formatTime } from '@naungan/domain/dates';
import {
  invoicePath,
  lineOf,
  orderAgainPath,
  orderDetailPath,
  orderUpdatePath,
  revisionItems,
} from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { formatRupiah } from '@naungan/domain/money';
import { rejectionMailText, revisionMailText } from '@naungan/domain/order';
import type { MemberMail } from '../accounts/service.ts';
import { insuredObject, plannedCoverPeriod, priceRows } from './presentation.ts';
import type { OrderRecord } from './record.ts';

function orderSummary(order: OrderRecord): string {
  const { product, kpaNumber } = order;
  return [
    `Produk: ${product.productName} dari ${product.insuranceCompany.company_name}`,
    insuredObject(order),
    `Nomor pesanan: ${kpaNumber}`,
  ]
    .filter((fact) => fact !== '')
    .map((fact) => `${fact}.`)
    .join(' ');
}

/** Returns the mail that confirms an order and names the insurer who decides on it. */
export const receivedMail = (order: OrderRecord): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} kami terima`,
  heading: 'Pesanan Anda sudah kami terima',
  lines: [
    orderSummary(order),
    `${order.product.insuranceCompany.company_name} akan memeriksa pesanan ini. Hasilnya akan kami kirim ke email Anda.`,
    `Masa pertanggungan: ${plannedCoverPeriod(order)}.`,
    `Total yang dibayar setelah pesanan disetujui: ${formatRupiah(order.amounts.total)}.`,
  ],
  action: { label: 'Lihat pesanan', path: orderDetailPath(order.productType, order.id) },
});

/** Returns the mail with the payment link. Its first paragraph states the due date. */
export const approvedMail = (
  order: OrderRecord,
  { invoiceNumber, dueDate }: { invoiceNumber: string; dueDate: Date | null },
): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} disetujui, silakan lakukan pembayaran`,
  heading: 'Selamat, pesanan Anda disetujui',
  lines: [
    ...(dueDate
      ? [`Mohon bayar paling lambat ${formatLongDate(dueDate)} pukul ${formatTime(dueDate)}.`]
      : []),
    orderSummary(order),
    `Nomor invoice: ${invoiceNumber}. Total pembayaran: ${formatRupiah(order.amounts.total)}.`,
    ['Rinciannya:', ...priceRows(order).map(({ label, amount }) => `${label}: ${formatRupiah(amount)}`)].join(
      '\n',
    ),
    `Masa pertanggungan: ${plannedCoverPeriod(order)}.`,
    'Silakan selesaikan pembayaran melalui tautan di bawah ini. Polis akan terbit setelah pembayaran kami terima.',
  ],
  action: { label: 'Bayar sekarang', path: invoicePath(order.productType, order.id) },
});

/**
 * Returns whether the insurer can send the order back. If not, the insurer rejects a faulty order and the customer
 * orders again.
 */
const isRevisable = ({ productType }: OrderRecord) => revisionItems(rulesOf(productType).steps).length > 0;

const rejectionAction = (order: OrderRecord) =>
  isRevisable(order)
    ? { label: 'Cari produk lainnya', path: lineOf(order.productType).landingPath }
    : { label: 'Pesan lagi', path: orderAgainPath(order.productType, order.planId, order.id) };

/** Returns the mail about a rejection, with the reason that the customer reads. */
export function rejectedMail(order: OrderRecord, reason: string): MemberMail {
  const { subject, heading, note, advice } = rejectionMailText(order.kpaNumber, reason, isRevisable(order));
  return {
    subject,
    heading,
    preview: note,
    lines: [orderSummary(order), note, advice],
    action: rejectionAction(order),
  };
}

/** Returns the mail that asks for corrections. */
export function revisionMail(order: OrderRecord, feedback: string): MemberMail {
  const { subject, heading, note, advice } = revisionMailText(order.kpaNumber, feedback);
  return {
    subject,
    heading,
    preview: note,
    lines: [orderSummary(order), note, advice],
    action: { label: 'Perbarui data', path: orderUpdatePath(order.productType, order.id) },
  };
}
