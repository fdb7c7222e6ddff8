import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { id, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';

/** Public result of a payment [3 §2 screen 2]: no name, no address. */
export const paymentResult = contract('paymentResult', {
  summary: 'Result of a payment by its transaction id',
  query: z.object({ transaction_id: z.string().min(1).max(100) }),
  reply: z.object({
    transaction_id: z.string(),
    status: z.string(),
    /** The group of the payment method [Q25]: bank_transfer, emoney, … `type` is the method itself. */
    method: z.string(),
    /** The payment method [Q25]: bca, gopay, … */
    type: z.string(),
    typeText: z.string(),
    gross_amount: rupiah,
    /** The invoice number. */
    custom_field1: z.string(),
    product: z.enum(PRODUCT_TYPES),
  }),
  problems: ['NOT_FOUND'],
});
export type PaymentResult = z.output<typeof paymentResult.reply>;

export const paymentFinish = contract('paymentFinish', {
  summary: 'The order that a transaction of the member pays for',
  params: idParams,
  reply: z.object({ _id: id, product: z.enum(PRODUCT_TYPES) }),
});

/** The schema accepts unlisted fields, because the gateway adds fields over time. */
export const paymentNotification = contract('paymentNotification', {
  summary: "The gateway's notification",
  body: z.looseObject({
    order_id: z.string().max(50),
    status_code: z.string().max(10),
    gross_amount: z.string().max(30),
    signature_key: z.string().max(200),
    transaction_id: z.string().max(100).optional(),
    transaction_status: z.string().max(40).optional(),
  }),
  reply: z.null(),
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});

/**
 * A callback of the bank BTN, which has the virtual accounts of the methods 'BTN' and 'bank lain'. A header contains
 * the signature [Q20].
 */
export const virtualAccountNotification = contract('virtualAccountNotification', {
  summary: "The bank's callback about a virtual account",
  body: z.looseObject({
    reference: z.string().max(50),
    transactionId: z.string().max(100),
    account: z.string().max(30),
    amount: z.int(),
    status: z.string().max(40),
  }),
  reply: z.null(),
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
