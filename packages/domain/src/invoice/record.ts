import { z } from 'zod';
import { PRODUCT_TYPES } from '../lines/product-type.ts';
import { id, instant, rupiah } from '../shape/index.ts';
import { INVOICE_STATUSES } from '../status/invoice.ts';
import { PAYMENT_STATUSES } from '../status/payment.ts';

/** A payment of an invoice, with data from the gateway [3 §3]. */
export const payment = z.object({
  transaction_id: z.string(),
  /** The group of the payment method [Q25]: bank_transfer, emoney, … `type` is the method itself. */
  method: z.string(),
  /** The payment method [Q25]: bca, gopay, … */
  type: z.string(),
  typeText: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  total: rupiah,
  accountHolder: z.string().nullable(),
  vaNumber: z.string().nullable(),
  /** The payment code of a store, or the company code of a bill. */
  code: z.string().nullable(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })),
  card: z
    .object({
      redirect_url: z.string().nullable(),
      card_type: z.string().nullable(),
      bank: z.string().nullable(),
    })
    .nullable(),
  /** The payment's deadline, which may be in the future. */
  expired: instant,
  message: z.string(),
});
export type Payment = z.output<typeof payment>;

/** An unsuccessful payment of an invoice that can still be paid. */
export const paymentAttempt = payment.pick({ typeText: true, expired: true }).extend({
  status: z.enum(['deny', 'expire', 'cancel', 'failure']),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

const titleValue = z.object({ title: z.string(), value: z.string() });
export type InvoiceLine = z.output<typeof titleValue>;

/** The content of an invoice, for display and printing. Responses contain it under the key `invoiceFormat` [3 §3]. */
export const invoiceFormat = z.object({
  _id: id,
  orderId: id,
  productType: z.enum(PRODUCT_TYPES),
  invoice: z.object({
    invoiceNumber: z.string(),
    createdAt: instant,
    dueDate: instant.nullable(),
    /** Time of the payment; absent while unpaid. */
    paidAt: instant.nullish(),
    /** The status of the invoice [3 §4]. It decides the possible actions. */
    status: z.enum(INVOICE_STATUSES),
  }),
  /** The broker, who issues the invoice. `product.company_name` is the insurer. */
  company: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  /** The recipient of the invoice. */
  bill: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  product: z.object({ _id: id, productName: z.string(), company_name: z.string(), logoProduct: z.string() }),
  objectInsured: z.array(titleValue),
  detail: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  summary: z.array(titleValue),
  total: rupiah,
  payment: payment.nullable(),
  /** The last unsuccessful payment; absent while another payment is pending and after the invoice is paid. */
  lastAttempt: paymentAttempt.nullish(),
  /** Codes of the available methods. */
  paymentMethods: z.array(z.string()),
  /** The gateway at which the browser creates card tokens; `null` when cards are not offered. */
  cardGateway: z.object({ scriptUrl: z.string(), clientKey: z.string(), environment: z.string() }).nullable(),
  certificate: z.array(z.object({ type: z.string(), attachment: z.string().nullable() })),
  /** Signed link to the invoice as a PDF; expires after ten minutes [Q5]. */
  pdf: z.string().optional(),
  /** Signed link to the insurance explanation [3 §2]; expires after ten minutes [Q5]. */
  explanation: z.string().optional(),
});
export type InvoiceFormat = z.output<typeof invoiceFormat>;

/** A row in the list of invoices. */
export const invoiceCard = z.object({
  _id: id,
  orderId: id,
  productType: z.enum(PRODUCT_TYPES),
  invoiceNumber: z.string(),
  /** `challenge`: a payment is under review, and no other payment is possible. */
  status: z.enum([...INVOICE_STATUSES, 'challenge']),
  total: rupiah,
  createdAt: instant,
  dueDate: instant.nullable(),
  productName: z.string(),
  insuranceCompany: z.object({ company_name: z.string() }),
  logoProduct: z.string(),
});
export type InvoiceCard = z.output<typeof invoiceCard>;
