import { endedInvoiceText, UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';
import {
  type HealthOrderDetail,
  healthOrderDetail,
  healthRevision,
} from '@naungan/domain/lines/health/record';
import { orderCard } from '@naungan/domain/order/record';
import type { OrderStatus } from '@naungan/domain/status';
import { longPlan, plan } from './plan.ts';

const { benefits, generalInfo, attachments, declarations, ...product } = plan;
const {
  benefits: _benefits,
  generalInfo: _info,
  attachments: _attachments,
  declarations: _declarations,
  ...longProduct
} = longPlan;

/** An order that the insurer is checking. */
export const order = healthOrderDetail.parse({
  orderId: 'o-1',
  productType: 'kesehatan',
  headers: {
    kpaNumber: 'KPA-20261121-000017',
    message: '',
    invoiceNumber: null,
    policyNumber: null,
    policyIssueDate: null,
    dateOrder: '2026-11-21T03:12:00.000Z',
    statusOrder: 'neworder',
    period: null,
  },
  insured: {
    fullname: 'SARI WULANDARI',
    citizen: 'indonesia',
    gender: 'perempuan',
    emailAddress: 'sari.wulandari@contoh.id',
    birthDate: '1990-01-01',
    placeOfbirth: 'JAKARTA',
    phoneNumber: '6281234567890',
    identiyType: 'ktp',
    identityNumber: '3174094101900001',
    addresses: {
      addr1: 'JL. TEBET BARAT DALAM NO. 12, RT 003 / RW 005',
      addr2: 'Kel. TEBET BARAT, Kec. TEBET',
      addr3: 'KOTA JAKARTA SELATAN, DKI JAKARTA 12810',
    },
  },
  product,
  timePeriod: 1,
  payment: {
    basePremi: 2_390_000,
    adminFee: 25_000,
    policyPrintFee: 50_000,
    serviceFee: 8_000,
    grossPremi: 2_473_000,
    rows: [
      { label: 'Premi 1 tahun', amount: 2_390_000 },
      { label: 'Biaya admin', amount: 25_000 },
      { label: 'Biaya cetak polis', amount: 50_000 },
      { label: 'Biaya layanan', amount: 8_000 },
    ],
  },
  declarations: declarations.map(({ question, answer }) => ({ question, answer })),
  benefits,
  generalInfo,
  attachments: attachments
    .slice(0, 2)
    .map(({ code, name }) => ({ code, title: name, url: `/files/${code}.jpg`, mimeType: 'image/jpeg' })),
  feedback: null,
  invoice: null,
  policy: {
    _id: null,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: '',
    isPolicyApproved: false,
    policyAttachment: null,
    serviceDelivery: '',
    trackingNumber: '',
    policyDeliveryDate: null,
  },
});

const orderWithStatus = (statusOrder: OrderStatus): HealthOrderDetail => ({
  ...order,
  headers: { ...order.headers, statusOrder },
});
type PaymentStatus = NonNullable<HealthOrderDetail['invoice']>['paymentStatus'];
const orderWithInvoice = (paymentStatus: PaymentStatus, message = ''): HealthOrderDetail => ({
  ...order,
  headers: { ...order.headers, message, statusOrder: 'approve', invoiceNumber: 'INV/2026/11/000017' },
  invoice: { invoiceNumber: 'INV/2026/11/000017', _id: 'inv-1', paymentStatus },
});

/** An order that the insurer sent back. */
export const pendingOrder = healthOrderDetail.parse({
  ...orderWithStatus('pending'),
  feedback: 'Foto KTP buram.\nMohon unggah ulang dan lengkapi RT/RW.',
});
export const revisedOrder = orderWithStatus('revision');
export const rejectedOrder = healthOrderDetail.parse({
  ...order,
  headers: {
    ...order.headers,
    statusOrder: 'reject',
    message: `Mohon maaf, ${product.insuranceCompany.company_name} tidak menyetujui pesanan ini. Anda tidak dikenai biaya apa pun dan dapat memilih produk lainnya.`,
  },
  feedback: 'Usia tertanggung di atas batas penerimaan.',
});
export const approvedOrder = orderWithInvoice('pending');
const ORDER_AGAIN_TEXT = 'Anda dapat memesan lagi dengan data yang sama.';
export const expiredOrder = orderWithInvoice('expire', `${endedInvoiceText('expire')} ${ORDER_AGAIN_TEXT}`);
export const refundedOrder = orderWithInvoice('refund', `${endedInvoiceText('refund')} ${ORDER_AGAIN_TEXT}`);
export const reversedOrder = orderWithInvoice(
  'reversal',
  `${endedInvoiceText('reversal')} ${ORDER_AGAIN_TEXT}`,
);
/** An order whose payment the payment provider reviews. */
export const orderUnderReview = orderWithInvoice(
  'challenge',
  `${UNDER_REVIEW_TEXT} Anda tidak perlu membayar lagi.`,
);
export const paidOrder = orderWithInvoice('success');
export const orderWithPolicy = healthOrderDetail.parse({
  ...paidOrder,
  headers: {
    ...paidOrder.headers,
    policyNumber: 'NAU-KES-2026-000017',
    policyIssueDate: '2026-11-21T04:00:00.000Z',
    period: { startDate: '2026-11-21', endDate: '2027-11-20' },
  },
  policy: {
    ...order.policy,
    _id: 'pol-1',
    isPolicyApproved: true,
    state: 'active',
    policyAttachment: '/files/polis.pdf',
    serviceDelivery: 'Dikirim',
    deliveryCourier: 'JNE Reguler',
    trackingNumber: 'JNE0012345678901',
    policyDeliveryDate: '2026-11-23',
  },
});
/** An order with the longest names and largest amounts that a screen must fit. */
export const longOrder = healthOrderDetail.parse({
  ...approvedOrder,
  product: longProduct,
  insured: {
    ...order.insured,
    fullname: 'RADEN AJENG KUSUMANINGTYAS PUTRI MAHARANI SASTRODIWIRJO TJOKROAMINOTO',
    emailAddress: 'raden.ajeng.kusumaningtyas.putri.maharani.sastrodiwirjo@perusahaan-keluarga.contoh.id',
  },
  payment: {
    basePremi: 1_234_567_000,
    adminFee: 1_250_000,
    policyPrintFee: 50_000,
    serviceFee: 9_999_999,
    grossPremi: 1_245_866_999,
    rows: [
      { label: 'Premi 1 tahun', amount: 1_234_567_000 },
      { label: 'Biaya admin', amount: 1_250_000 },
      { label: 'Biaya cetak polis', amount: 50_000 },
      { label: 'Biaya layanan', amount: 9_999_999 },
    ],
  },
});

/** The orders of a list: sent back, to be paid, with a policy, and with the longest names. */
export const orderCards = [
  { detail: pendingOrder, id: 'o-1' },
  { detail: approvedOrder, id: 'o-2' },
  { detail: orderWithPolicy, id: 'o-3' },
  { detail: longOrder, id: 'o-4' },
].map(({ detail, id }, index) =>
  orderCard.parse({
    _id: id,
    productType: detail.productType,
    kpaNumber: `KPA-20261121-00001${index}`,
    productName: detail.product.productName,
    insuranceCompany: detail.product.insuranceCompany,
    logoProduct: detail.product.logoProduct,
    insuredName: detail.insured.fullname,
    statusOrder: detail.headers.statusOrder,
    dateOrder: detail.headers.dateOrder,
    total: detail.payment.grossPremi,
    invoice: detail.invoice,
  }),
);

/** A revision of identity card, person and address. */
export const revision = healthRevision.parse({
  uuid: 'rev-1',
  productType: 'kesehatan',
  feedback: 'Foto KTP buram. Mohon unggah ulang.\nNomor identitas tidak sama dengan KTP.',
  requestedAt: '2026-11-21T05:30:00.000Z',
  needRevisions: [
    { item: 'attachment', attachments: attachments.slice(0, 1) },
    { item: 'insured', attachments: [] },
    { item: 'address', attachments: [] },
  ],
  attachments: attachments.slice(0, 2).map(({ code, name }) => ({ code, title: name })),
  insured: {
    fullname: 'SARI WULANDARI',
    citizen: 'indonesia',
    gender: 'perempuan',
    emailAddress: 'sari.wulandari@contoh.id',
    birthDate: '1990-01-01',
    placeOfbirth: 'JAKARTA',
    phoneNumber: '6281234567890',
    identiyType: 'ktp',
    identityNumber: '3174094101900001',
  },
  addresses: {
    province: 'DKI JAKARTA',
    district: 'KOTA JAKARTA SELATAN',
    subDistrict: 'TEBET',
    urbanVillage: 'TEBET BARAT',
    address: 'JL. TEBET BARAT DALAM NO. 12',
    neighbourhood: '003',
    hamlet: '005',
    postalCode: '12810',
  },
  order: {
    _id: 'o-1',
    orderedOn: '2026-11-20',
    amounts: {
      premium: 2_390_000,
      adminFee: 25_000,
      policyPrintFee: 0,
      serviceFee: 8_000,
      total: 2_423_000,
    },
    timePeriod: 1,
    product: { ...product, attachments, declarations },
    printPolicy: false,
    customShippingAddress: false,
    shippingAddress: '',
  },
});

type RevisionItem = (typeof revision.needRevisions)[number]['item'];

/** Returns `revision` limited to these items: the insurer sent back nothing else. */
export const revisionOf = (...items: RevisionItem[]) => ({
  ...revision,
  needRevisions: revision.needRevisions.filter(({ item }) => items.includes(item)),
});
