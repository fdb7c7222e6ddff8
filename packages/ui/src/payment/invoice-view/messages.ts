import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of an invoice. Names of statuses and texts of the product line are not included. */
export const invoiceMessages = {
  notFound: MESSAGES.invoice.notFound as string,
  myOrders: 'Lihat pesanan saya',
  /** Announced when the status changes. */
  paymentStatus: (status: string) => `Status pembayaran: ${status}`,
  orders: 'Pesanan',
  invoice: 'Invoice',
  /** `name`: name of the product or number of the invoice. */
  titleOf: (name: string) => `Invoice ${name}`,
  totalAndPayment: 'Total dan pembayaran',
  summary: 'Ringkasan tagihan',
  statusTitle: 'Status Pembayaran',
  status: 'Status',
  rows: 'Rincian invoice',
  payment: 'Rincian pembayaran',
  billedTo: 'Ditagihkan kepada',
  issuedBy: 'Diterbitkan oleh',
  product: 'Produk',
  productName: 'Nama produk',
  insurer: 'Perusahaan asuransi',
  object: 'Objek pertanggungan',
  date: 'Tanggal',
  total: 'Total Pembayaran',
  number: 'Nomor invoice',
  policy: 'Polis',
  document: 'Dokumen',
  download: 'Unduh PDF',
  order: 'Lihat pesanan',
  certificates: 'Sertifikat',
  newTab: '(buka di tab baru)',
  noticeTitle: ALERT_TITLES.warning as string,
  pay: 'Bayar',
  /** Followed by the date. */
  due: 'Jatuh tempo:',
  /** Followed by the due date. */
  lateHint:
    'Bila batas waktu ini terlewat, Anda masih dapat memilih metode pembayaran lagi sampai invoice jatuh tempo,',
  orderAgain: 'Pesan lagi',
  contact: 'Hubungi kami',
  paidTitle: 'Pembayaran sudah kami terima',
  issuedText: 'Polis Anda sudah terbit. Sertifikatnya ada di bagian Berkas.',
  preparingText: 'Polis sedang disiapkan. Kami beri tahu Anda melalui email begitu polis terbit.',
  payTitle: 'Selesaikan pembayaran',
  /** `method`: 'BCA Virtual Account'. */
  payBy: (method: string) => `Bayar lewat ${method}`,
  /** Follows the result of the last payment. */
  chooseAgain: 'Silakan pilih metode pembayaran lagi.',
};
