import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { METHODS } from './methods/methods.ts';
import { knobs } from './tables.ts';

const flag = z.boolean().default(false);

/** How badly the gateway behaves. All off: as on a good day. */
const settings = z.object({
  /** Each notification comes twice. */
  duplicate: flag,
  /** What was first is sent last: `pending` after `settlement`. */
  reorder: flag,
  /** Notifications carry a wrong signature. */
  forge: flag,
  /** Notifications are never sent. */
  drop: flag,
  /** A field that the documentation does not know. */
  unknownField: flag,
  /** GoPay paid with another app is notified as QRIS. */
  qris: flag,
  /** `fraud_status`, `merchant_id` and `store` are left out. */
  sparse: flag,
  /** A pending ShopeePay is `PENDING` under code 200, as in the documentation's sample. */
  shout: z.boolean().default(true),
  /** The body's status code is the HTTP status too. */
  mirrorHttp: flag,
  /** Every call fails with 503. */
  down: flag,
  /** Seconds that each answer takes. */
  slowSeconds: z.number().min(0).max(120).default(0),
  /** Seconds that each notification waits. */
  delaySeconds: z.number().min(0).max(86_400).default(0),
  /** How much faster than the real one retries go. */
  retrySpeed: z.number().min(1).max(100_000).default(60),
  /** Codes of the methods that answer 402. */
  off: z.array(z.string()).default([]),
});
export type Knobs = z.output<typeof settings>;
export const DEFAULT_KNOBS: Knobs = settings.parse({});

export async function readKnobs(db: Db): Promise<Knobs> {
  const [row] = await db.select().from(knobs).where(eq(knobs.id, 1));
  const parsed = settings.safeParse(row?.settings ?? {});
  return parsed.success ? parsed.data : DEFAULT_KNOBS;
}

export async function saveKnobs(db: Db, values: Knobs): Promise<void> {
  await db
    .insert(knobs)
    .values({ id: 1, settings: values })
    .onConflictDoUpdate({ target: knobs.id, set: { settings: values } });
}

/** A form's fields as knobs: a checkbox is there or not, a number is kept inside its limits. */
export function knobsFromForm(form: Record<string, string>): Knobs {
  const values = Object.entries(DEFAULT_KNOBS).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? form[name] === 'on' : Number(form[name] ?? value),
  ]);
  const off = METHODS.map(({ code }) => code).filter((code) => form[`off.${code}`] === 'on');
  const parsed = settings.safeParse({ ...Object.fromEntries(values), off });
  return parsed.success ? parsed.data : DEFAULT_KNOBS;
}
