import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { invoiceCard, invoiceFormat } from '@naungan/domain/invoice/record';
import { INVOICE_STATUSES, type InvoiceStatus } from '@naungan/domain/status';

/** A virtual account that can be paid until the end of the day. */
const virtualAccountPayment: Payment = {
  transaction_id: '5b1c2f1e-8a3d-4a70-9a3e-0f6f1a7c2d11',
  method: 'bank_transfer',
  type: 'bca',
  typeText: 'BCA',
  status: 'pending',
  total: 2_473_000,
  accountHolder: 'PT Naungan Pialang Asuransi',
  vaNumber: '80777000123',
  code: null,
  actions: [],
  card: null,
  expired: '2026-11-21T16:59:00.000Z',
  message: 'Selesaikan Pembayaran sebelum pukul 23:59',
};
/** A Mandiri bill, which has a company code and a bill number. */
const billPayment: Payment = {
  ...virtualAccountPayment,
  type: 'mandiri_bill',
  typeText: 'Mandiri',
  code: '70012',
  vaNumber: '990000012345',
};
const paidPayment: Payment = { ...virtualAccountPayment, status: 'settlement', message: 'Sudah dibayar' };

/** An invoice without a payment. */
export const invoice = invoiceFormat.parse({
  _id: 'inv-1',
  orderId: 'o-1',
  productType: 'kesehatan',
  invoice: {
    invoiceNumber: 'INV/2026/11/000017',
    createdAt: '2026-11-21T03:12:00.000Z',
    dueDate: '2026-11-28T16:59:00.000Z',
    paidAt: null,
    status: 'pending',
  },
  company: {
    name: 'PT Naungan Pialang Asuransi',
    address: 'Gedung Naungan Lantai 7, Jalan Kemang Utara No. 19, Jakarta Selatan 12730',
    phone: '+62 21 5550 1945',
    email: 'info@naungan.test',
  },
  bill: {
    name: 'SARI WULANDARI',
    email: 'sari.wulandari@contoh.id',
    phone: '+62 812 3456 7890',
    address: 'JL. TEBET BARAT DALAM NO. 12, RT 003/RW 005, TEBET BARAT, TEBET, KOTA JAKARTA SELATAN 12810',
  },
  product: {
    _id: 'plan-1',
    productName: 'Sehat Bersama Plus 200',
    company_name: 'Asuransi Sambirejo Kencana Fiktif',
    logoProduct: '',
  },
  objectInsured: [
    { title: 'Nama Tertanggung', value: 'SARI WULANDARI' },
    { title: 'Tanggal Lahir', value: '01/01/1990' },
    { title: 'Nomor telepon', value: '+62 812 3456 7890' },
    { title: 'Email', value: 'sari.wulandari@contoh.id' },
    { title: 'Alamat', value: 'JL. TEBET BARAT DALAM NO. 12, RT 003/RW 005, TEBET BARAT, TEBET' },
  ],
  detail: {
    columns: ['Uraian', 'Jumlah', 'Harga', 'Subtotal'],
    rows: [
      ['Premi 1 tahun (Sehat Bersama Plus 200)', '1', 'Rp2.390.000', 'Rp2.390.000'],
      ['Biaya admin', '1', 'Rp25.000', 'Rp25.000'],
      ['Biaya cetak polis', '1', 'Rp50.000', 'Rp50.000'],
      ['Biaya layanan', '1', 'Rp8.000', 'Rp8.000'],
    ],
  },
  summary: [
    { title: 'Premi 1 tahun', value: 'Rp2.390.000' },
    { title: 'Biaya', value: 'Rp83.000' },
    { title: 'Total Pembayaran', value: 'Rp2.473.000' },
  ],
  total: 2_473_000,
  payment: null,
  paymentMethods: ['bca', 'bni', 'bri', 'mandiri_bill', 'permata', 'gopay'],
  cardGateway: null,
  certificate: [{ type: 'Sertifikat Polis Kesehatan', attachment: null }],
  pdf: '/files/invoice.pdf',
  explanation: '/files/penjelasan.pdf',
});

/** Returns the invoice in this status, without payment methods and with the given changes. */
const invoiceInStatus = (status: InvoiceStatus, changes: Partial<InvoiceFormat> = {}): InvoiceFormat => ({
  ...invoice,
  paymentMethods: [],
  ...changes,
  invoice: { ...invoice.invoice, ...changes.invoice, status },
});

/** An invoice with a virtual account that is not paid yet. */
export const invoiceWithPendingPayment = invoiceFormat.parse({ ...invoice, payment: virtualAccountPayment });
export const storeInvoice = invoiceFormat.parse({
  ...invoice,
  payment: {
    ...virtualAccountPayment,
    method: 'cstore',
    type: 'indomaret',
    typeText: 'Indomaret',
    code: '700012345678',
    vaNumber: null,
    accountHolder: null,
  },
});
export const walletInvoice = invoiceFormat.parse({
  ...invoice,
  payment: {
    ...virtualAccountPayment,
    method: 'emoney',
    type: 'gopay',
    typeText: 'GoPay',
    vaNumber: null,
    accountHolder: null,
  },
});
export const paidInvoice = invoiceInStatus('success', {
  invoice: { ...invoice.invoice, paidAt: '2026-11-21T04:05:00.000Z' },
  payment: paidPayment,
  certificate: [{ type: 'Sertifikat Polis Kesehatan', attachment: '/files/polis.pdf' }],
});
/** A paid invoice whose certificate is not issued yet. */
export const paidInvoiceWithoutCertificate = invoiceFormat.parse({
  ...paidInvoice,
  certificate: invoice.certificate,
});
export const expiredInvoice = invoiceInStatus('expire');
/** An invoice whose card payment the gateway reviews. */
export const invoiceUnderReview = invoiceFormat.parse({
  ...invoice,
  payment: {
    ...paidPayment,
    method: 'credit_card',
    type: 'credit_card',
    typeText: 'Kartu Kredit',
    status: 'challenge',
    message: 'Dalam Proses',
  },
});
export const refundedInvoice = invoiceInStatus('refund', {
  invoice: paidInvoice.invoice,
  payment: { ...paidPayment, status: 'refund', message: 'Dikembalikan' },
});
export const reversedInvoice = invoiceInStatus('reversal', {
  invoice: paidInvoice.invoice,
  payment: { ...paidPayment, status: 'reversal', message: 'Pembatalan' },
});

const LONG_NAME = 'RADEN AJENG KUSUMANINGTYAS PUTRI MAHARANI SASTRODIWIRJO TJOKROAMINOTO';
const LONG_MAIL = 'raden.ajeng.kusumaningtyas.putri.maharani.sastrodiwirjo@perusahaan-keluarga.contoh.id';
const LONG_ADDRESS =
  'KOMPLEKS PERUMAHAN BUKIT PAMULANG INDAH SEJAHTERA ABADI BLOK CC 12 NOMOR 145 A, GANG HAJI MUHAMMAD SYAFII, RT 012/RW 021, PONDOK CABE UDIK, PAMULANG, KOTA TANGERANG SELATAN, BANTEN 15418';
const LONG_AMOUNT = 'Rp9.234.567.890.123';

/** An invoice with the longest values. */
export const longInvoice = invoiceFormat.parse({
  ...invoiceWithPendingPayment,
  invoice: { ...invoice.invoice, invoiceNumber: 'INV/2026/11/000017000017' },
  bill: { name: LONG_NAME, email: LONG_MAIL, phone: '+62 812 3456 78901', address: LONG_ADDRESS },
  product: {
    _id: 'plan-1',
    productName:
      'Perlindungan Kesehatan Keluarga Sejahtera Paripurna Premier Plus Rawat Inap dan Rawat Jalan',
    company_name: 'Perusahaan Asuransi Umum Sambirejo Kencana Abadi Nusantara Fiktif',
    logoProduct: '',
  },
  objectInsured: [
    { title: 'Nama Tertanggung', value: LONG_NAME },
    { title: 'Email', value: LONG_MAIL },
    { title: 'Alamat', value: LONG_ADDRESS },
  ],
  detail: {
    ...invoice.detail,
    rows: [
      [
        'Premi 1 tahun (Perlindungan Kesehatan Keluarga Sejahtera Paripurna Premier Plus)',
        '1',
        LONG_AMOUNT,
        LONG_AMOUNT,
      ],
      ['Biaya admin', '1', 'Rp1.250.000', 'Rp1.250.000'],
    ],
  },
  summary: [
    { title: 'Premi 1 tahun', value: LONG_AMOUNT },
    { title: 'Perluasan Gempa bumi, tsunami, letusan gunung berapi', value: LONG_AMOUNT },
    { title: 'Biaya', value: 'Rp1.250.000' },
    { title: 'Total Pembayaran', value: LONG_AMOUNT },
  ],
  total: 9_234_567_890_123,
  payment: { ...billPayment, total: 9_234_567_890_123, vaNumber: '990000012345678901' },
});

/** Rows of the list: one per status. The second has long names, the fourth has no due date. */
export const invoiceCards = INVOICE_STATUSES.map((status, index) =>
  invoiceCard.parse({
    _id: `inv-${index}`,
    orderId: `o-${index}`,
    productType: 'kesehatan',
    invoiceNumber: `INV/2026/11/00001${index}`,
    status,
    total: invoice.total,
    createdAt: invoice.invoice.createdAt,
    dueDate: index === 3 ? null : invoice.invoice.dueDate,
    productName: index === 1 ? longInvoice.product.productName : invoice.product.productName,
    insuranceCompany: {
      company_name: index === 1 ? longInvoice.product.company_name : invoice.product.company_name,
    },
    logoProduct: '',
  }),
);
