import { z } from 'zod';
import { SOLD_LINES } from '../lines/sold-line.ts';
import { id, instant, rupiah } from '../shape/index.ts';
import { INVOICE_STATUSES } from '../status/invoice.ts';
import { PAYMENT_STATUSES } from '../status/payment.ts';

/** One payable instrument of an invoice, as the gateway answered it [3 §3]. */
export const payment = z.object({
  transaction_id: z.string(),
  /** The group [Q25]: bank_transfer, emoney, … */
  method: z.string(),
  /** The code [Q25]: bca, gopay, … */
  type: z.string(),
  typeText: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  total: rupiah,
  accountHolder: z.string().nullable(),
  vaNumber: z.string().nullable(),
  code: z.string().nullable(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })),
  card: z
    .object({
      redirect_url: z.string().nullable(),
      card_type: z.string().nullable(),
      bank: z.string().nullable(),
    })
    .nullable(),
  /** Pay before this instant. */
  expired: instant,
  message: z.string(),
});
export type Payment = z.output<typeof payment>;

const line = z.object({ title: z.string(), value: z.string() });
export type InvoiceLine = z.output<typeof line>;

/** An invoice ready to be shown and printed [3 §3]. */
export const invoiceFormat = z.object({
  _id: id,
  orderId: id,
  productType: z.enum(SOLD_LINES),
  invoice: z.object({
    invoiceNumber: z.string(),
    createdAt: instant,
    dueDate: instant.nullable(),
    /** When the money came; absent as long as it has not. */
    paidAt: instant.nullish(),
    /** A payment status [3 §4]; `pending`, `success` and `expire` decide what can be done. */
    status: z.enum(INVOICE_STATUSES),
  }),
  company: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  bill: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  product: z.object({ _id: id, productName: z.string(), company_name: z.string(), logoProduct: z.string() }),
  objectInsured: z.array(line),
  detail: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  summary: z.array(line),
  total: rupiah,
  payment: payment.nullable(),
  /** Methods that can be chosen now, by code. */
  paymentMethods: z.array(z.string()),
  /** Where the browser turns a card into a token, never by way of our server; `null` when cards are not offered. */
  cardGateway: z.object({ scriptUrl: z.string(), clientKey: z.string(), environment: z.string() }).nullable(),
  certificate: z.array(z.object({ type: z.string(), attachment: z.string().nullable() })),
  /** Signed link to the invoice as a PDF; dies within ten minutes [Q5]. */
  pdf: z.string().optional(),
  /** The same to the explanation of the insurance that is paid for [3 §2]. */
  explanation: z.string().optional(),
});
export type InvoiceFormat = z.output<typeof invoiceFormat>;

/** A row of the list of invoices. */
export const invoiceCard = z.object({
  _id: id,
  orderId: id,
  productType: z.enum(SOLD_LINES),
  invoiceNumber: z.string(),
  /** `challenge` while a payment is looked at, which nobody can pay beside. */
  status: z.enum([...INVOICE_STATUSES, 'challenge']),
  total: rupiah,
  createdAt: instant,
  dueDate: instant.nullable(),
  productName: z.string(),
  insuranceCompany: z.object({ company_name: z.string() }),
  logoProduct: z.string(),
});
export type InvoiceCard = z.output<typeof invoiceCard>;
