import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { customExpirySchema, expiryOf } from './expiry.ts';
import { createNumber } from './methods/method.ts';
import { methodFor } from './methods/methods.ts';
import type { ParsedCharge } from './open.ts';
import { readBody } from './read-body.ts';
import type { Transaction } from './transaction.ts';

const optionalText = z.string().max(255).optional();
const chargeSchema = z.looseObject({
  payment_type: z.string().min(1, 'payment_type is required'),
  transaction_details: z.looseObject({
    order_id: z
      .string()
      .regex(
        /^[A-Za-z0-9\-_~.]{1,50}$/,
        'transaction_details.order_id contains invalid characters or is too long',
      ),
    gross_amount: z
      .int({ error: 'transaction_details.gross_amount is not a number without decimals' })
      .min(1, 'transaction_details.gross_amount must be greater than or equal to 1')
      .max(99_999_999_999, 'transaction_details.gross_amount is too large'),
  }),
  item_details: z
    .array(z.looseObject({ price: z.number(), quantity: z.int(), name: z.string().max(50).optional() }))
    .optional(),
  customer_details: z
    .looseObject({
      first_name: optionalText,
      last_name: optionalText,
      email: optionalText,
      phone: optionalText,
    })
    .optional(),
  custom_expiry: customExpirySchema.optional(),
  custom_field1: optionalText,
  custom_field2: optionalText,
  custom_field3: optionalText,
});

const sumOf = (items: { price: number; quantity: number }[]) =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

export type NotificationUrls = { notificationUrl: string | null; appendUrl: string | null };

/**
 * Returns the method and transaction of a charge. Returns validation messages for an invalid body (code 400), and
 * 'inactive' for a method that is not active (code 402).
 */
export function parseCharge(
  body: unknown,
  now: Date,
  urls: NotificationUrls,
): ParsedCharge | { validationMessages: string[] } | 'inactive' {
  const parsedBody = readBody(chargeSchema, body);
  if ('validationMessages' in parsedBody) return parsedBody;
  const { data } = parsedBody;
  const method = methodFor(data.payment_type, data);
  if (method === null) return 'inactive';
  if (typeof method === 'string') return { validationMessages: [method] };
  const parsedMethodFields = readBody(method.requestSchema, data);
  const validationMessages =
    'validationMessages' in parsedMethodFields ? parsedMethodFields.validationMessages : [];
  const { order_id: orderId, gross_amount: grossAmount } = data.transaction_details;
  if (data.item_details && sumOf(data.item_details) !== grossAmount) {
    validationMessages.push('transaction_details.gross_amount is not equal to the sum of item_details');
  }
  const expiryTime = expiryOf(data.custom_expiry, method, now);
  if (typeof expiryTime === 'string') validationMessages.push(expiryTime);
  if (validationMessages.length > 0 || typeof expiryTime === 'string') return { validationMessages };
  const transaction: Transaction = {
    id: randomUUID(),
    orderId,
    method: method.code,
    paymentType: data.payment_type,
    status: 'pending',
    fraudStatus: method.hasFraudStatus ? 'accept' : null,
    grossAmount,
    vaNumber: method.numberRule ? createNumber(method.numberRule, data) : null,
    request: data,
    card: null,
    refunds: [],
    approvalCode: null,
    paidWith: null,
    ...urls,
    transactionTime: now,
    expiryTime,
    settlementTime: null,
    nextAction: null,
    nextActionAt: null,
  };
  return { method, transaction };
}
