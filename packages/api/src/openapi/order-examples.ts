import type { DraftCard } from '@naungan/domain/draft/record';
import type { HealthOrderDetail, HealthRevision } from '@naungan/domain/lines/health/record';
import type { OrderCard } from '@naungan/domain/order/record';
import { healthProduct, healthQuestions, healthTerms } from '../lines/health/examples.ts';
import {
  ADDRESS_LINE,
  address,
  amounts,
  beneficiary,
  company,
  FILE_LINK,
  INVOICE_NUMBER,
  insured,
  KPA_NUMBER,
  KTP,
  LOGO,
  ORDER_ID,
  ORDERED_AT,
  PRODUCT_ID,
  RETURNED_AT,
  readableAddress,
  START_DATE,
} from './example-facts.ts';
import { INVOICE_ID, invoiceFormat } from './payment-examples.ts';
import type { Examples } from './resource-examples.ts';

const invoice = { _id: INVOICE_ID, invoiceNumber: INVOICE_NUMBER, paymentStatus: 'pending' as const };

/** A new order, as it appears in a list. */
export const newOrderCard: OrderCard = {
  _id: ORDER_ID,
  productType: 'kesehatan',
  kpaNumber: KPA_NUMBER,
  productName: healthProduct.productName,
  insuranceCompany: company,
  logoProduct: LOGO,
  insuredName: insured.fullname,
  statusOrder: 'neworder',
  dateOrder: ORDERED_AT,
  total: amounts.total,
  invoice: null,
};

/** The fields that both an order and its policy show. */
export const fieldsOfOrderAndPolicy = {
  insured: { ...insured, addresses: readableAddress },
  product: healthProduct,
  ...healthTerms,
  timePeriod: 1,
  startDate: START_DATE,
  declarations: healthQuestions.declarations.map(({ question, answer }) => ({ question, answer })),
  payment: {
    basePremi: amounts.premium,
    adminFee: amounts.adminFee,
    policyPrintFee: amounts.policyPrintFee,
    serviceFee: amounts.serviceFee,
    grossPremi: amounts.total,
    rows: [
      { label: 'Premi 1 tahun', amount: amounts.premium },
      { label: 'Biaya admin', amount: amounts.adminFee },
      { label: 'Biaya cetak polis', amount: amounts.policyPrintFee },
      { label: 'Biaya layanan', amount: amounts.serviceFee },
    ],
  },
};

/** A new order in full. */
export const newOrder: HealthOrderDetail = {
  orderId: ORDER_ID,
  productType: 'kesehatan',
  headers: {
    kpaNumber: KPA_NUMBER,
    message:
      'Pesanan Anda sudah kami terima dan sedang diperiksa oleh Asuransi Contoh. Hasilnya akan kami kirim ke email Anda.',
    invoiceNumber: null,
    policyNumber: null,
    policyIssueDate: null,
    dateOrder: ORDERED_AT,
    statusOrder: 'neworder',
    period: null,
  },
  ...fieldsOfOrderAndPolicy,
  attachments: [{ code: KTP.code, title: KTP.name, url: FILE_LINK, mimeType: 'image/jpeg' }],
  feedback: null,
  invoice: null,
  policy: {
    _id: null,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: ADDRESS_LINE,
    isPolicyApproved: false,
    state: null,
    policyAttachment: null,
    serviceDelivery: 'Belum Dikirim',
    deliveryCourier: '',
    trackingNumber: '---',
    policyDeliveryDate: null,
    policyReceivedDate: null,
  },
};

const order: HealthOrderDetail = {
  ...newOrder,
  headers: {
    ...newOrder.headers,
    message: 'Selamat, pesanan Anda disetujui. Silakan selesaikan pembayaran agar polis dapat diterbitkan.',
    invoiceNumber: INVOICE_NUMBER,
    statusOrder: 'approve',
  },
  invoiceFormat,
  invoice,
};

export const FEEDBACK = 'Foto KTP tidak terbaca';

const {
  benefits: _benefits,
  generalInfo: _info,
  ...product
} = {
  ...healthProduct,
  ...healthTerms,
  ...healthQuestions,
};
const revision: HealthRevision = {
  uuid: ORDER_ID,
  productType: 'kesehatan',
  feedback: FEEDBACK,
  requestedAt: RETURNED_AT,
  needRevisions: [{ item: 'attachment', attachments: [KTP] }],
  attachments: [{ code: KTP.code, title: KTP.name }],
  insured,
  addresses: address,
  order: {
    _id: ORDER_ID,
    orderedOn: '2026-11-21',
    amounts,
    timePeriod: 1,
    startDate: START_DATE,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: '',
    product,
  },
};

const DRAFT_ID = '7a1c9e2f-3b4d-4e5f-8a6b-0c1d2e3f4a5b';
const DRAFT_NAME = `kesehatan.${PRODUCT_ID}`;
const draftState = {
  id: DRAFT_ID,
  fields: [{ path: 'slices/insured/fullname', value: insured.fullname, revision: 3 }],
  changedAt: ORDERED_AT,
  expiresAt: '2026-11-28T03:00:00.000Z',
};

/** The draft as it appears in a list. */
export const draftCard: DraftCard = {
  kind: 'order',
  name: DRAFT_NAME,
  productType: 'kesehatan',
  planId: PRODUCT_ID,
  formerOrderId: null,
  productName: healthProduct.productName,
  step: 'shipping',
  changedAt: ORDERED_AT,
  expiresAt: draftState.expiresAt,
};

/** Example requests and responses of the calls of orders and their drafts. */
export const ORDER_EXAMPLES = {
  orders: { reply: [{ ...newOrderCard, statusOrder: 'approve', invoice }] },
  order: { reply: order },
  revision: { reply: revision },
  formerOrder: { reply: { ...revision, feedback: '', needRevisions: [] } },
  drafts: {
    reply: [draftCard],
  },
  draft: { reply: { ...draftState, revision: 3 } },
  saveDraft: {
    request: {
      id: DRAFT_ID,
      revision: 3,
      changes: [{ path: 'slices/insured/fullname', value: insured.fullname, age: 1_250, revision: 3 }],
    },
    reply: { ...draftState, revision: 4, fields: [] },
  },
  submitRevision: {
    request: { payload: { insured, amounts, addresses: address, beneficiary } },
    reply: { _id: ORDER_ID, productType: 'kesehatan' },
    message: 'Perubahan data Anda berhasil dikirim dan akan diperiksa kembali oleh perusahaan asuransi',
  },
} satisfies Partial<Examples>;
