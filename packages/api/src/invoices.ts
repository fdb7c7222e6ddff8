import { invoiceCard, payment } from '@naungan/domain/invoice/record';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';

export const invoices = contract('invoices', {
  summary: "The member's invoices, newest first",
  query: z.object({ product: z.enum(PRODUCT_TYPES).optional() }),
  reply: z.array(invoiceCard),
});

export const pay = contract('pay', {
  summary: 'Create the payment of an invoice, or return the existing one',
  params: z.object({ orderId: id, product: z.enum(PRODUCT_TYPES) }),
  body: z.object({
    /** The group of the payment method [Q25]: bank_transfer, emoney, … `paymentType` is the method itself. */
    paymentMethod: z.string().max(40),
    /** The payment method [Q25]: bca, gopay, … */
    paymentType: z.string().max(40),
    /** The gateway's single-use token of a card; required for `credit_card`, absent otherwise. */
    token: z
      .string()
      .max(100)
      .regex(/^[\w-]*$/)
      .optional(),
    /** True when the customer changes the method: the server first cancels the old payment at the gateway. */
    replace: z.boolean().optional(),
  }),
  reply: z.object({ invoice: z.object({ payment }) }),
  problems: ['CONFLICT', 'TOO_MANY', 'UPSTREAM'],
});
