import type { InvoiceCard, InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { healthProduct } from '../lines/health/examples.ts';
import {
  ADDRESS_LINE,
  APPROVED_AT,
  amounts,
  company,
  EMAIL,
  FILE_LINK,
  INVOICE_NUMBER,
  LOGO,
  ORDER_ID,
} from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

export const INVOICE_ID = '6b8d0f2a-4c6e-4081-9a3b-5c7d9e1f3a5b';
/** The payment's id on this server. */
export const REFERENCE = 'INV-2026-11-000001-81613eec';
/** The payment's id at the gateway. */
const TRANSACTION_ID = '9acb6da5-964e-4e1c-9c17-d599b4248ceb';

const { _id, productName } = healthProduct;
/** The payee: the broker of the site. */
const BROKER = 'PT Pialang Contoh';
const dueDate = '2026-11-29T16:59:00.000Z';

const payment: Payment = {
  transaction_id: TRANSACTION_ID,
  method: 'bank_transfer',
  type: 'bca',
  typeText: 'BCA',
  status: 'pending',
  total: amounts.total,
  accountHolder: BROKER,
  vaNumber: '80777081234567890',
  code: null,
  actions: [],
  card: null,
  expired: '2026-11-22T16:59:00.000Z',
  message: 'Selesaikan Pembayaran sebelum pukul 23:59',
};

/** The invoice while its payment is pending. */
export const invoiceFormat: InvoiceFormat = {
  _id: INVOICE_ID,
  orderId: ORDER_ID,
  productType: 'kesehatan',
  invoice: {
    invoiceNumber: INVOICE_NUMBER,
    createdAt: APPROVED_AT,
    dueDate,
    paidAt: null,
    status: 'pending',
  },
  company: {
    name: BROKER,
    address: 'Gedung Contoh Lantai 7, Jakarta Selatan 12190',
    phone: '+62 21 5550 100',
    email: 'halo@pialang-contoh.test',
  },
  bill: { name: 'SITI RAHAYU', email: EMAIL, phone: '+62 812 3456 7890', address: ADDRESS_LINE },
  product: { _id, productName, company_name: company.company_name, logoProduct: LOGO },
  objectInsured: [
    { title: 'Nama Tertanggung', value: 'Siti Rahayu' },
    { title: 'Tanggal Lahir', value: '01/01/1990' },
  ],
  detail: {
    columns: ['Uraian', 'Jumlah', 'Harga', 'Subtotal'],
    rows: [
      ['Premi 1 tahun (Sehat Utama)', '1', 'Rp450.000', 'Rp450.000'],
      ['Biaya admin', '1', 'Rp25.000', 'Rp25.000'],
      ['Biaya cetak polis', '1', 'Rp20.000', 'Rp20.000'],
      ['Biaya layanan', '1', 'Rp10.000', 'Rp10.000'],
    ],
  },
  summary: [
    { title: 'Premi 1 tahun', value: 'Rp450.000' },
    { title: 'Biaya', value: 'Rp55.000' },
    { title: 'Total Pembayaran', value: 'Rp505.000' },
  ],
  total: amounts.total,
  payment,
  paymentMethods: ['bca', 'mandiri_bill', 'credit_card', 'gopay'],
  cardGateway: {
    scriptUrl: 'https://api.midtrans.com/v2/assets/js/midtrans-new-3ds.min.js',
    clientKey: 'Mid-client-contoh',
    environment: 'production',
  },
  certificate: [{ type: 'Sertifikat Polis Kesehatan', attachment: null }],
  pdf: FILE_LINK,
  explanation: FILE_LINK,
};

/** The invoice as it appears in a list. */
export const invoiceCard: InvoiceCard = {
  _id: INVOICE_ID,
  orderId: ORDER_ID,
  productType: 'kesehatan',
  invoiceNumber: INVOICE_NUMBER,
  status: 'pending',
  total: amounts.total,
  createdAt: APPROVED_AT,
  dueDate,
  productName,
  insuranceCompany: { company_name: company.company_name },
  logoProduct: LOGO,
};

/** Example requests and responses of the calls of invoices and payments. */
export const PAYMENT_EXAMPLES = {
  invoices: { reply: [invoiceCard] },
  pay: { request: { paymentMethod: 'bank_transfer', paymentType: 'bca' }, reply: { invoice: { payment } } },
  paymentResult: {
    reply: {
      transaction_id: TRANSACTION_ID,
      status: 'settlement',
      method: payment.method,
      type: payment.type,
      typeText: payment.typeText,
      gross_amount: amounts.total,
      custom_field1: INVOICE_NUMBER,
      product: 'kesehatan',
    },
  },
  paymentFinish: { reply: { _id: ORDER_ID, product: 'kesehatan' } },
  paymentNotification: {
    request: {
      order_id: REFERENCE,
      status_code: '200',
      gross_amount: `${amounts.total}.00`,
      signature_key: 'f'.repeat(128),
      transaction_id: TRANSACTION_ID,
      transaction_status: 'settlement',
    },
  },
  virtualAccountNotification: {
    request: {
      reference: REFERENCE,
      transactionId: '20261122000001',
      account: '945081234567890123',
      amount: amounts.total,
      status: 'paid',
    },
  },
} satisfies Partial<Examples>;
