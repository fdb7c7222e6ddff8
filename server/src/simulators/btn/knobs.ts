import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { knobs } from './tables.ts';

const flag = z.boolean().default(false);

/** How badly the bank behaves. All off: as on a good day. */
const settings = z.object({
  /** Each callback comes twice. */
  duplicate: flag,
  /** Callbacks carry a wrong signature. */
  forge: flag,
  /** Callbacks are never sent. */
  drop: flag,
  /** Every call fails with 503. */
  down: flag,
  /** Seconds that each answer takes. */
  slowSeconds: z.number().min(0).max(120).default(0),
  /** Seconds that each callback waits. */
  delaySeconds: z.number().min(0).max(86_400).default(0),
});
export type Knobs = z.output<typeof settings>;
export const DEFAULT_KNOBS: Knobs = settings.parse({});

export async function readKnobs(db: Db): Promise<Knobs> {
  const [row] = await db.select().from(knobs).where(eq(knobs.id, 1));
  return settings.safeParse(row?.settings ?? {}).data ?? DEFAULT_KNOBS;
}

export async function saveKnobs(db: Db, values: Knobs): Promise<void> {
  await db
    .insert(knobs)
    .values({ id: 1, settings: values })
    .onConflictDoUpdate({ target: knobs.id, set: { settings: values } });
}

/** A form's fields as knobs: a checkbox is there or not; what cannot be read leaves all as on a good day. */
export function knobsFromForm(form: Record<string, string>): Knobs {
  const values = Object.entries(DEFAULT_KNOBS).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? form[name] === 'on' : Number(form[name] ?? value),
  ]);
  return settings.safeParse(Object.fromEntries(values)).data ?? DEFAULT_KNOBS;
}
