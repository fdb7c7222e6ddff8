import {
  invoicePath,
  orderAgainPath,
  orderDetailPath,
  orderUpdatePath,
  productTypeInfo,
} from '@naungan/domain/lines';
import { revisionItems } from '@naungan/domain/lines/steps';
import { formatRupiah } from '@naungan/domain/money';
import type { MemberMail } from '../accounts/service.ts';
import { insuredObject, priceRows } from './present.ts';
import type { OrderRecord } from './record.ts';

function about(order: OrderRecord): string {
  const { product, kpaNumber } = order;
  return [
    `Produk: ${product.productName} dari ${product.insuranceCompany.company_name}`,
    insuredObject(order),
    `Nomor pesanan: ${kpaNumber}`,
  ]
    .flatMap((fact) => (fact === '' ? [] : [`${fact}.`]))
    .join(' ');
}

/** Tells that the order has arrived and who decides now. */
export const receivedMail = (order: OrderRecord): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} kami terima`,
  heading: 'Pesanan Anda sudah kami terima',
  lines: [
    about(order),
    `${order.product.insuranceCompany.company_name} akan memeriksa pesanan ini. Hasilnya akan kami kirim ke email Anda.`,
    `Total yang dibayar setelah pesanan disetujui: ${formatRupiah(order.amounts.total)}.`,
  ],
  action: { label: 'Lihat pesanan', path: orderDetailPath(order.productType, order.id) },
});

export const approvedMail = (order: OrderRecord, invoiceNumber: string): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} disetujui, silakan lakukan pembayaran`,
  heading: 'Selamat, pesanan Anda disetujui',
  lines: [
    about(order),
    `Nomor invoice: ${invoiceNumber}. Total pembayaran: ${formatRupiah(order.amounts.total)}.`,
    ['Rinciannya:', ...priceRows(order).map(({ label, amount }) => `${label}: ${formatRupiah(amount)}`)].join(
      '\n',
    ),
    'Silakan selesaikan pembayaran melalui tautan di bawah ini. Polis akan terbit setelah pembayaran kami terima.',
  ],
  action: { label: 'Bayar sekarang', path: invoicePath(order.productType, order.id) },
});

/** Whether the insurer can send an order back: one that it cannot is refused, and ordered again. */
const isRevisable = ({ productType }: OrderRecord) => revisionItems(productType).length > 0;

const afterRefusal = (order: OrderRecord): string =>
  isRevisable(order)
    ? 'Anda tidak dikenai biaya apa pun. Masih banyak produk lain yang dapat Anda pilih.'
    : 'Anda tidak dikenai biaya apa pun. Bila hal di atas dapat diperbaiki, silakan pesan lagi: data yang sudah Anda isi tidak perlu diketik ulang. Anda juga dapat memilih produk lain.';

const actionAfterRefusal = (order: OrderRecord) =>
  isRevisable(order)
    ? { label: 'Cari produk lainnya', path: productTypeInfo(order.productType).landingPath }
    : { label: 'Pesan lagi', path: orderAgainPath(order.productType, order.planId, order.id) };

export const rejectedMail = (order: OrderRecord, reason: string): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} belum dapat disetujui`,
  heading: 'Mohon maaf, pesanan Anda belum dapat disetujui',
  lines: [about(order), `Penjelasan dari perusahaan asuransi: ${reason}`, afterRefusal(order)],
  action: actionAfterRefusal(order),
});

export const revisionMail = (order: OrderRecord, feedback: string): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} membutuhkan perbaikan data`,
  heading: 'Mohon perbarui data pesanan Anda',
  lines: [
    about(order),
    `Catatan dari perusahaan asuransi: ${feedback}`,
    'Silakan perbarui data melalui tautan di bawah ini agar pesanan dapat diproses kembali.',
  ],
  action: { label: 'Perbarui data', path: orderUpdatePath(order.productType, order.id) },
});
