import { invoicePath, orderDetailPath, orderUpdatePath, productTypeInfo } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { MemberMail } from '../accounts/service.ts';
import { priceRows } from './present.ts';
import type { OrderRecord } from './record.ts';

const about = ({ product, kpaNumber }: OrderRecord) =>
  `Produk: ${product.productName} dari ${product.insuranceCompany.company_name}. Nomor pesanan: ${kpaNumber}.`;

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
    `Rinciannya: ${priceRows(order)
      .map(({ label, amount }) => `${label} ${formatRupiah(amount)}`)
      .join(', ')}.`,
    'Silakan selesaikan pembayaran melalui tautan di bawah ini. Polis akan terbit setelah pembayaran kami terima.',
  ],
  action: { label: 'Bayar sekarang', path: invoicePath(order.productType, order.id) },
});

export const rejectedMail = (order: OrderRecord, reason: string): MemberMail => ({
  subject: `Pesanan ${order.kpaNumber} belum dapat disetujui`,
  heading: 'Mohon maaf, pesanan Anda belum dapat disetujui',
  lines: [
    about(order),
    `Penjelasan dari perusahaan asuransi: ${reason}`,
    'Anda tidak dikenai biaya apa pun. Masih banyak produk lain yang dapat Anda pilih.',
  ],
  action: { label: 'Cari produk lainnya', path: productTypeInfo(order.productType).landingPath },
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
