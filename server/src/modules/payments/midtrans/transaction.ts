import { z } from 'zod';

/** A text field. A missing or empty value, or one of another type, becomes `undefined`. */
const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);
const list = <T extends z.ZodType>(row: T) => z.array(row).optional().catch(undefined);

/** Only the two ids and the status are in every reply; each other field may be missing. Unknown fields are allowed. */
export const transaction = z.looseObject({
  transaction_id: z.string().min(1),
  order_id: z.string().min(1),
  transaction_status: z.string(),
  payment_type: text,
  gross_amount: text,
  fraud_status: text,
  transaction_time: text,
  expiry_time: text,
  settlement_time: text,
  va_numbers: list(z.looseObject({ va_number: z.string() })),
  permata_va_number: text,
  biller_code: text,
  bill_key: text,
  payment_code: text,
  redirect_url: text,
  masked_card: text,
  card_type: text,
  bank: text,
  actions: list(z.looseObject({ name: z.string(), url: z.string() })),
});
export type Transaction = z.output<typeof transaction>;

/** Converts `"250000.00"` to 250000; null unless it is whole rupiah. */
export function readAmount(amount: string | undefined): number | null {
  const match = /^(\d{1,15})(?:\.0{1,2})?$/.exec(amount ?? '');
  return match ? Number(match[1]) : null;
}

/** Parses `2026-01-05 10:00:01`, a time in Jakarta without a time zone. */
export function readTime(time: string | undefined): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(time ?? '');
  const instant = match ? new Date(`${match[1]}T${match[2]}+07:00`) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}
