import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { METHODS, type SimulatedMethod } from './methods.ts';
import type { ChargeRequest, Transaction } from './transaction.ts';

const text = z.string().max(255).optional();
const charge = z.looseObject({
  payment_type: z.string({ error: 'payment_type is required' }).min(1, 'payment_type is required'),
  transaction_details: z.looseObject(
    {
      order_id: z
        .string({ error: 'transaction_details.order_id is required' })
        .regex(
          /^[A-Za-z0-9\-_~.]{1,50}$/,
          'transaction_details.order_id contains invalid characters or is too long',
        ),
      gross_amount: z
        .int({ error: 'transaction_details.gross_amount is not a number without decimals' })
        .min(1, 'transaction_details.gross_amount must be greater than or equal to 1')
        .max(99_999_999_999, 'transaction_details.gross_amount is too large'),
    },
    { error: 'transaction_details is required' },
  ),
  item_details: z
    .array(z.looseObject({ price: z.number(), quantity: z.int(), name: z.string().max(50).optional() }))
    .optional(),
  customer_details: z.looseObject({ first_name: text, email: text, phone: text }).optional(),
  custom_expiry: z
    .looseObject({
      order_time: z.string().optional(),
      expiry_duration: z.int().min(1),
      unit: z.enum(['second', 'minute', 'hour', 'day']).default('minute'),
    })
    .optional(),
  gopay: z.looseObject({ callback_url: z.string().max(2000).optional() }).optional(),
  custom_field1: text,
  custom_field2: text,
  custom_field3: text,
});
type Charge = z.output<typeof charge>;

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
const SHORTEST_SECONDS = 20;

/** `2026-01-05 10:00:00 +0700` */
function readOrderTime(value: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(value);
  const instant = match ? new Date(`${match[1]}T${match[2]}${match[3]}:${match[4]}`) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

function expiryOf({ custom_expiry: custom }: Charge, method: SimulatedMethod, now: Date): Date | string {
  if (!custom) return new Date(now.getTime() + method.defaultSeconds * 1000);
  const start = custom.order_time === undefined ? now : readOrderTime(custom.order_time);
  if (!start) return 'custom_expiry.order_time format is invalid';
  const seconds = custom.expiry_duration * SECONDS[custom.unit];
  if (seconds < SHORTEST_SECONDS || seconds > method.maximumSeconds)
    return 'custom_expiry.expiry_duration is out of range';
  const expiry = new Date(start.getTime() + seconds * 1000);
  return expiry > now ? expiry : 'custom_expiry is in the past';
}

const sumOf = (items: NonNullable<Charge['item_details']>) =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The transaction that a charge asks for, or why not: complaints of a 400, or 402 for a type that is not active. */
export function readCharge(
  body: unknown,
  now: Date,
  notificationUrl: string | null,
): Transaction | { complaints: string[] } | 'inactive' {
  const parsed = charge.safeParse(body);
  if (!parsed.success) return { complaints: parsed.error.issues.map(({ message }) => message) };
  const { data } = parsed;
  const method = METHODS[data.payment_type];
  if (!method) return 'inactive';
  const complaints = method.check(data);
  const { order_id: orderId, gross_amount: grossAmount } = data.transaction_details;
  if (data.item_details && sumOf(data.item_details) !== grossAmount) {
    complaints.push('transaction_details.gross_amount is not equal to the sum of item_details');
  }
  const expiryTime = expiryOf(data, method, now);
  if (typeof expiryTime === 'string') complaints.push(expiryTime);
  if (complaints.length > 0 || typeof expiryTime === 'string') return { complaints };
  return {
    id: randomUUID(),
    orderId,
    paymentType: data.payment_type,
    status: 'pending',
    grossAmount,
    vaNumber: method.vaNumber?.() ?? null,
    request: data satisfies ChargeRequest,
    notificationUrl,
    transactionTime: now,
    expiryTime,
    settlementTime: null,
  };
}
