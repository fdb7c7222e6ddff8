import { z } from 'zod';
import { invoiceFormat } from '../invoice/record.ts';
import { PRODUCT_TYPES } from '../lines/product-type.ts';
import { REVISION_ITEMS } from '../lines/revision.ts';
import { attachmentSpec, insuranceCompany } from '../product/record.ts';
import { id, instant, isoDate, rupiah } from '../shape/index.ts';
import { INVOICE_STATUSES } from '../status/invoice.ts';
import { ORDER_STATUSES } from '../status/order.ts';
import { POLICY_STATES } from '../status/policy.ts';

export const productType = z.enum(PRODUCT_TYPES);
export const orderStatus = z.enum(ORDER_STATUSES);
/**
 * Status of an order's invoice. `challenge`: a payment is under review, and the customer cannot start another payment.
 */
export const paymentStatus = z.enum([...INVOICE_STATUSES, 'challenge']);

/** The amounts that the customer saw, in rupiah. The server rejects an order if it calculates other amounts [Q16]. */
export const orderAmounts = z.object({
  premium: rupiah,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: rupiah,
  total: rupiah,
});

/**
 * The insured object, for example with the title 'Kendaraan' and the value 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)'.
 * Absent if a person is insured.
 */
export const objectInsured = z.object({ title: z.string(), value: z.string() }).optional();

export const orderCard = z.object({
  _id: id,
  productType,
  /** The number of the order, such as 'KPA-2026-000022'. */
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
/** Converts '' to null, for fields that a form may omit. */
const convertEmptyToNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** The stored insured person and address. */
export const insuredDetails = z.object({
  insured: insured.extend({
    birthDate: convertEmptyToNull(isoDate),
    placeOfbirth: convertEmptyToNull(z.string()),
  }),
  addresses: orderAddress,
});
export type InsuredDetails = z.output<typeof insuredDetails>;
/** The beneficiaries of an order; the phone number includes the country code [2 §3, 3 §3]. */
export const orderBeneficiary = z.object({
  primary: z.object({ fullName: z.string(), relationship: z.string(), useSecondary: z.boolean() }),
  secondary: z.array(z.object({ fullName: z.string(), relationship: z.string() })),
  email: z.string(),
  phone: z.string(),
  description: z.string(),
});
export const period = z.object({ startDate: isoDate, endDate: isoDate });
/** A row of a price calculation. `unit` makes an ambiguous label clear. */
export const priceRow = z.object({ label: z.string(), amount: rupiah, unit: z.string().optional() });
export const orderPayment = z.object({
  /** The premium without fees. */
  basePremi: rupiah,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: rupiah,
  /** The total: premium and fees. */
  grossPremi: rupiah,
  /** The rows of the total, with line-specific labels. */
  rows: z.array(priceRow),
});
/** An address for display and printing: street, neighbourhood, town. */
export const readableAddress = z.object({ addr1: z.string(), addr2: z.string(), addr3: z.string() });
export const answeredDeclaration = z.object({ question: z.string(), answer: z.enum(['ya', 'tidak']) });

/**
 * The fields of an order of any line. Some lines have no printed policy, no declarations, or no term in years. Their
 * payloads omit these fields, and the schema sets the defaults.
 */
export const coreOrder = z.object({
  /** The term in whole years; 0 for a line with a term in days. */
  timePeriod: z.number().int().default(0),
  /** The chosen first day of cover. '' in a payload, and null in the stored order, if cover begins on the day of payment. */
  startDate: convertEmptyToNull(isoDate).default(null),
  printPolicy: z.boolean().default(false),
  customShippingAddress: z.boolean().default(false),
  shippingAddress: z.string().default(''),
  declarations: z.array(answeredDeclaration).default([]),
  amounts: orderAmounts.optional(),
});
/** The input type of `coreOrder`. */
export type CoreOrder = z.input<typeof coreOrder>;

/** The details of an order of any line [3 §3]. Links to files are signed and expire after ten minutes [Q5]. */
export const orderDetailCore = z.object({
  orderId: id,
  productType,
  headers: z.object({
    /** The number of the order. */
    kpaNumber: z.string(),
    message: z.string(),
    invoiceNumber: z.string().nullable(),
    policyNumber: z.string().nullable(),
    policyIssueDate: instant.nullable(),
    dateOrder: instant,
    statusOrder: orderStatus,
    period: period.nullable(),
  }),
  /** The term in whole years. */
  timePeriod: z.number().int(),
  /** The chosen first day of cover; null if cover begins on the day of payment. Cover never begins before payment [Q44]. */
  startDate: isoDate.nullable().default(null),
  payment: orderPayment,
  declarations: z.array(answeredDeclaration),
  generalInfo: z.string(),
  attachments: z.array(orderAttachment),
  feedback: z.string().nullable(),
  /** Present only if it was requested and the order has an invoice. */
  invoiceFormat: invoiceFormat.nullable().optional(),
  invoice: z.object({ invoiceNumber: z.string(), _id: id, paymentStatus }).nullable(),
  policy: z.object({
    _id: id.nullable(),
    printPolicy: z.boolean(),
    customShippingAddress: z.boolean(),
    shippingAddress: z.string(),
    isPolicyApproved: z.boolean(),
    /** The state of the cover now; null until the policy is issued. */
    state: z.enum(POLICY_STATES).nullable().default(null),
    policyAttachment: z.string().nullable(),
    serviceDelivery: z.string(),
    /** The courier of the printed policy; '' before the policy is sent. */
    deliveryCourier: z.string().default(''),
    trackingNumber: z.string(),
    /** The days on which the printed policy was sent and received. */
    policyDeliveryDate: isoDate.nullable(),
    policyReceivedDate: isoDate.nullable().default(null),
  }),
});

/** The insurer's revision request for an order of any line [2 §3]. Without a request, the call returns 404. */
export const revisionCore = z.object({
  uuid: id,
  productType,
  feedback: z.string(),
  /** The time of the request. Identifies the revision if there are several. */
  requestedAt: instant,
  needRevisions: z.array(z.object({ item: z.enum(REVISION_ITEMS), attachments: z.array(attachmentSpec) })),
  /** The documents that the insurer already has. */
  attachments: z.array(orderAttachment.pick({ code: true, title: true })),
  order: z.object({
    _id: id,
    /**
     * The day of the order in Jakarta. Ages are calculated for this day, because the premium must not rise while the
     * insurer checks the order.
     */
    orderedOn: isoDate,
    /** The amounts of the order before the revision. */
    amounts: orderAmounts,
    timePeriod: z.number().int(),
    /** The chosen first day of cover; null if cover begins on the day of payment. */
    startDate: isoDate.nullable().default(null),
    printPolicy: z.boolean(),
    customShippingAddress: z.boolean(),
    shippingAddress: z.string(),
  }),
});
