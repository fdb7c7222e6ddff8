import type { DeskPayment } from '@naungan/api/desk-queues';
import { formatDateTime } from '@naungan/domain/dates';
import { lineOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { Fact } from '../parts/fact-list/FactList.tsx';

/** Returns the facts with which the staff find a payment at the gateway and at the bank. */
export function paymentFacts(payment: DeskPayment): Fact[] {
  const { total, invoiceTotal, method, reference, invoiceNumber, productType, insurer } = payment;
  const times = [
    { title: 'Dibuat', time: payment.createdAt },
    { title: 'Lunas', time: payment.settledAt },
    { title: 'Perlu ditangani sejak', time: payment.attentionAt },
  ];
  return [
    { title: 'Jumlah pembayaran', value: formatRupiah(total) },
    { title: 'Jumlah tagihan', value: formatRupiah(invoiceTotal) },
    { title: 'Metode', value: paymentMethod(method)?.label ?? method },
    { title: 'Referensi gerbang', value: reference },
    { title: 'Invoice', value: invoiceNumber },
    { title: 'Produk', value: lineOf(productType).label },
    { title: 'Asuransi', value: insurer },
    ...times.flatMap(({ title, time }) => (time ? [{ title, value: formatDateTime(time) }] : [])),
  ];
}
