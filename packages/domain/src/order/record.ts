import { z } from 'zod';
import { PRODUCT_TYPES } from '../lines/product-type.ts';
import { attachmentSpec, benefitGroup, insuranceCompany, plan } from '../product/record.ts';
import { id, instant, isoDate, rupiah } from '../shape/index.ts';

export const productType = z.enum(PRODUCT_TYPES);

/** What the customer was shown; refused when it differs from the server's figures [Q16]. */
export const orderAmounts = z.object({
  premium: rupiah,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: rupiah,
  total: rupiah,
});

export const orderCard = z.object({
  _id: id,
  productType,
  kpaNumber: z.string(),
  productName: z.string(),
  insuranceCompany,
  logoProduct: z.string(),
  insuredName: z.string(),
  statusOrder: z.string(),
  dateOrder: instant,
  total: rupiah,
  invoice: z.object({ _id: id, invoiceNumber: z.string(), paymentStatus: z.string() }).nullable(),
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
export const orderPayment = z.object({
  basePremi: rupiah,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: rupiah,
  grossPremi: rupiah,
});
export const answeredDeclaration = z.object({ question: z.string(), answer: z.enum(['ya', 'tidak']) });

/** An order in full [3 §3]. Links to files are signed and die within ten minutes [Q5]. */
export const orderDetail = z.object({
  orderId: id,
  productType,
  headers: z.object({
    kpaNumber: z.string(),
    message: z.string(),
    invoiceNumber: z.string().nullable(),
    policyNumber: z.string().nullable(),
    policyIssueDate: instant.nullable(),
    dateOrder: instant,
    statusOrder: z.string(),
    period: period.nullable(),
  }),
  insured: insured.extend({
    addresses: z.object({ addr1: z.string(), addr2: z.string(), addr3: z.string() }),
  }),
  /** Of the lines whose record says `hasBeneficiary`. */
  beneficiary: orderBeneficiary.optional(),
  product: plan.omit({ benefits: true, generalInfo: true, attachments: true, declarations: true }),
  payment: orderPayment,
  declarations: z.array(answeredDeclaration),
  benefits: z.array(benefitGroup),
  generalInfo: z.string(),
  attachments: z.array(orderAttachment),
  feedback: z.string().nullable(),
  invoice: z.object({ invoiceNumber: z.string(), _id: id, paymentStatus: z.string() }).nullable(),
  policy: z.object({
    _id: id.nullable(),
    printPolicy: z.boolean(),
    customShippingAddress: z.boolean(),
    shippingAddress: z.string(),
    isPolicyApproved: z.boolean(),
    policyAttachment: z.string().nullable(),
    serviceDelivery: z.string(),
    trackingNumber: z.string(),
    policyDeliveryDate: isoDate.nullable(),
  }),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** What orders of any line can be sent back for; `ProductLine.revisionItems` says which line has which. */
export const REVISION_ITEMS = ['insured', 'address', 'beneficiary', 'attachment'] as const;

/** What the insurer asks to be corrected [2 §3]; 404 when there is nothing to revise. */
export const revisionDetail = z.object({
  uuid: id,
  productType,
  feedback: z.string(),
  /** When the order was sent back: tells one round from another. */
  requestedAt: instant,
  needRevisions: z.array(z.object({ item: z.enum(REVISION_ITEMS), attachments: z.array(attachmentSpec) })),
  insured,
  addresses: orderAddress,
  /** Of the lines whose record says `hasBeneficiary`. */
  beneficiary: orderBeneficiary.optional(),
  order: z.object({
    _id: id,
    /** The day of the order in Jakarta: ages count on it, so that waiting for the insurer makes nothing dearer. */
    orderedOn: isoDate,
    /** What it costs as it was sent before. */
    amounts: orderAmounts,
    product: plan.omit({ benefits: true, generalInfo: true }),
    printPolicy: z.boolean(),
    customShippingAddress: z.boolean(),
    shippingAddress: z.string(),
  }),
});
export type RevisionDetail = z.output<typeof revisionDetail>;
