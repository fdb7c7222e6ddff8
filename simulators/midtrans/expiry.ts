import { z } from 'zod';
import type { SimulatedMethod } from './methods/method.ts';

export const customExpirySchema = z.looseObject({
  order_time: z.string().optional(),
  expiry_duration: z.int().min(1),
  unit: z.enum(['second', 'minute', 'hour', 'day']).default('minute'),
});

const SECONDS_PER_UNIT = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
/** The shortest time until an expiry that the gateway accepts. */
const MIN_SECONDS = 20;

/** Parses a time such as `2026-01-05 10:00:00 +0700`; returns null for another format. */
function parseOrderTime(value: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(value);
  const instant = match ? new Date(`${match[1]}T${match[2]}${match[3]}:${match[4]}`) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

/**
 * Returns when a new charge expires, or a validation message about `custom_expiry`. Ignores `custom_expiry` for a card
 * payment.
 */
export function expiryOf(
  custom: z.output<typeof customExpirySchema> | undefined,
  method: SimulatedMethod,
  now: Date,
): Date | string {
  if (!custom || method.paymentPlace === 'card')
    return new Date(now.getTime() + method.defaultSeconds * 1000);
  const start = custom.order_time === undefined ? now : parseOrderTime(custom.order_time);
  if (!start) return 'custom_expiry.order_time format is invalid';
  const seconds = custom.expiry_duration * SECONDS_PER_UNIT[custom.unit];
  if (seconds < MIN_SECONDS || seconds > method.maximumSeconds)
    return 'custom_expiry.expiry_duration is out of range';
  const expiry = new Date(start.getTime() + seconds * 1000);
  return expiry > now ? expiry : 'custom_expiry is in the past';
}
