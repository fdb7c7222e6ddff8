import { z } from 'zod';
import { invoiceFormat } from '../invoice/record.ts';
import { REVISION_ITEMS } from '../lines/revision.ts';
import { SOLD_LINES } from '../lines/sold-line.ts';
import { attachmentSpec, insuranceCompany } from '../product/record.ts';
import { id, instant, isoDate, rupiah } from '../shape/index.ts';
import { INVOICE_STATUSES } from '../status/invoice.ts';
import { ORDER_STATUSES } from '../status/order.ts';

/** A product type that can be ordered. */
export const productType = z.enum(SOLD_LINES);
export const orderStatus = z.enum(ORDER_STATUSES);
/** Of an order's invoice; `challenge` while a payment is looked at, which nobody can pay beside. */
export const paymentStatus = z.enum([...INVOICE_STATUSES, 'challenge']);

/** What the customer was shown; refused when it differs from the server's figures [Q16]. */
export const orderAmounts = z.object({
  premium: rupiah,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: rupiah,
  total: rupiah,
});

/** The thing that is insured: 'Kendaraan', 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)'. Absent where a person is. */
export const objectInsured = z.object({ title: z.string(), value: z.string() }).optional();

export const orderCard = z.object({
  _id: id,
  productType,
  kpaNumber: z.string(),
  productName: z.string(),
  insuranceCompany,
  logoProduct: z.string(),
  insuredName: z.string(),
  objectInsured,
  statusOrder: orderStatus,
  dateOrder: instant,
  total: rupiah,
  invoice: z.object({ _id: id, invoiceNumber: z.string(), paymentStatus }).nullable(),
});
export type OrderCard = z.output<typeof orderCard>;

export const orderAttachment = z.object({
  code: z.string(),
  title: z.string(),
  url: z.string(),
  mimeType: z.string(),
});

export const insured = z.object({
  fullname: z.string(),
  citizen: z.string(),
  gender: z.string(),
  emailAddress: z.string(),
  birthDate: isoDate.nullable(),
  placeOfbirth: z.string().nullable(),
  phoneNumber: z.string(),
  identiyType: z.string(),
  identityNumber: z.string(),
});
export const orderAddress = z.object({
  province: z.string(),
  district: z.string(),
  subDistrict: z.string(),
  urbanVillage: z.string(),
  address: z.string(),
  neighbourhood: z.string(),
  hamlet: z.string(),
  postalCode: z.string(),
});
/** Who receives the benefit; the phone with its country code [2 §3, 3 §3]. */
export const orderBeneficiary = z.object({
  primary: z.object({ fullName: z.string(), relationship: z.string(), useSecondary: z.boolean() }),
  secondary: z.array(z.object({ fullName: z.string(), relationship: z.string() })),
  email: z.string(),
  phone: z.string(),
  description: z.string(),
});
export const period = z.object({ startDate: isoDate, endDate: isoDate });
/** One row of what makes up a total; `unit` where the label alone does not say what it is for. */
export const priceRow = z.object({ label: z.string(), amount: rupiah, unit: z.string().optional() });
export const orderPayment = z.object({
  basePremi: rupiah,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: rupiah,
  grossPremi: rupiah,
  /** What the total is made of, as the line words it. */
  rows: z.array(priceRow),
});
/** An address as it is read and printed: street, neighbourhood, town. */
export const readableAddress = z.object({ addr1: z.string(), addr2: z.string(), addr3: z.string() });
export const answeredDeclaration = z.object({ question: z.string(), answer: z.enum(['ya', 'tidak']) });

/** What an order of any line shows [3 §3]. Links to files are signed and die within ten minutes [Q5]. */
export const orderDetailCore = z.object({
  orderId: id,
  productType,
  headers: z.object({
    kpaNumber: z.string(),
    message: z.string(),
    invoiceNumber: z.string().nullable(),
    policyNumber: z.string().nullable(),
    policyIssueDate: instant.nullable(),
    dateOrder: instant,
    statusOrder: orderStatus,
    period: period.nullable(),
  }),
  /** Whole years of cover. */
  timePeriod: z.number().int(),
  payment: orderPayment,
  declarations: z.array(answeredDeclaration),
  generalInfo: z.string(),
  attachments: z.array(orderAttachment),
  feedback: z.string().nullable(),
  /** When it was asked for, and there is one. */
  invoiceFormat: invoiceFormat.nullable().optional(),
  invoice: z.object({ invoiceNumber: z.string(), _id: id, paymentStatus }).nullable(),
  policy: z.object({
    _id: id.nullable(),
    printPolicy: z.boolean(),
    customShippingAddress: z.boolean(),
    shippingAddress: z.string(),
    isPolicyApproved: z.boolean(),
    policyAttachment: z.string().nullable(),
    serviceDelivery: z.string(),
    /** Who carries the printed policy, '' until it is sent. */
    deliveryCourier: z.string().default(''),
    trackingNumber: z.string(),
    /** When it was sent, and when it arrived. */
    policyDeliveryDate: isoDate.nullable(),
    policyReceivedDate: isoDate.nullable().default(null),
  }),
});

/** What the insurer asks to be corrected, of any line [2 §3]; 404 when there is nothing to revise. */
export const revisionCore = z.object({
  uuid: id,
  productType,
  feedback: z.string(),
  /** When the order was sent back: tells one round from another. */
  requestedAt: instant,
  needRevisions: z.array(z.object({ item: z.enum(REVISION_ITEMS), attachments: z.array(attachmentSpec) })),
  /** The documents that the insurer has. */
  attachments: z.array(orderAttachment.pick({ code: true, title: true })),
  order: z.object({
    _id: id,
    /** The day of the order in Jakarta: ages count on it, so that waiting for the insurer makes nothing dearer. */
    orderedOn: isoDate,
    /** What it costs as it was sent before. */
    amounts: orderAmounts,
    timePeriod: z.number().int(),
    printPolicy: z.boolean(),
    customShippingAddress: z.boolean(),
    shippingAddress: z.string(),
  }),
});
