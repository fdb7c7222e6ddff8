import { PRODUCT_TYPES } from '@naungan/domain/product-line';
import { z } from 'zod';
import { contract, id, instant, rupiah } from './contract.ts';

/** One payable instrument of an invoice, as the gateway answered it [3 §3]. */
export const payment = z.object({
  transaction_id: z.string(),
  /** The group: bank_transfer, emoney, … */
  type: z.string(),
  /** The code: bca, gopay, … */
  method: z.string(),
  typeText: z.string(),
  status: z.string(),
  total: rupiah,
  accountHolder: z.string().nullable(),
  vaNumber: z.string().nullable(),
  code: z.string().nullable(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })),
  card: z
    .object({ redirect_url: z.string().nullable(), card_type: z.string().nullable(), bank: z.string().nullable() })
    .nullable(),
  /** Pay before this instant. */
  expired: instant,
  message: z.string(),
});
export type Payment = z.output<typeof payment>;

const line = z.object({ title: z.string(), value: z.string() });

/** An invoice ready to be shown and printed [3 §3]. */
export const invoiceFormat = z.object({
  _id: id,
  orderId: id,
  productType: z.enum(PRODUCT_TYPES),
  invoice: z.object({
    invoiceNumber: z.string(),
    createdAt: instant,
    dueDate: instant.nullable(),
    /** A payment status [3 §4]; `pending`, `success` and `expire` decide what can be done. */
    status: z.string(),
  }),
  company: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  bill: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  product: z.object({ productName: z.string(), company_name: z.string(), logoProduct: z.string() }),
  objectInsured: z.array(line),
  detail: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  summary: z.array(line),
  total: rupiah,
  payment: payment.nullable(),
  /** Methods that can be chosen now, by code. */
  paymentMethods: z.array(z.string()),
  certificate: z.array(z.object({ type: z.string(), attachment: z.string().nullable() })),
});
export type InvoiceFormat = z.output<typeof invoiceFormat>;

export const invoices = contract('invoices', {
  summary: 'Own invoices, newest first',
  query: z.object({ product: z.enum(PRODUCT_TYPES).optional() }),
  reply: z.array(
    z.object({
      _id: id,
      orderId: id,
      productType: z.enum(PRODUCT_TYPES),
      invoiceNumber: z.string(),
      status: z.string(),
      total: rupiah,
      createdAt: instant,
      dueDate: instant.nullable(),
    }),
  ),
});

export const pay = contract('pay', {
  summary: 'Create the payment of an invoice, or answer the one that exists',
  params: z.object({ orderId: id, product: z.enum(PRODUCT_TYPES) }),
  body: z.object({
    paymentMethod: z.string().max(40),
    paymentType: z.string().max(40),
    token: z.string().max(200).optional(),
    /** The customer chose to change the method: the old payment is cancelled at the gateway first. */
    replace: z.boolean().optional(),
  }),
  reply: z.object({ invoice: z.object({ payment }) }),
});
