import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../server/src/db/client.ts';
import { settingsTable } from './tables.ts';

const booleanSetting = z.boolean().default(false);

/** Faults that the simulated bank can produce; all off by default. */
const settingsSchema = z.object({
  /** Sends each callback twice. */
  duplicate: booleanSetting,
  /** Sends callbacks with a wrong signature. */
  forge: booleanSetting,
  /** Sends no callbacks. */
  drop: booleanSetting,
  /** Responds to every request with 503. */
  down: booleanSetting,
  /** Delay of each reply in seconds. */
  slowSeconds: z.number().min(0).max(120).default(0),
  /** Delay of each callback in seconds. */
  delaySeconds: z.number().min(0).max(86_400).default(0),
});
export type BankFaults = z.output<typeof settingsSchema>;
export const NO_BANK_FAULTS: BankFaults = settingsSchema.parse({});

export async function readBankFaults(db: Db): Promise<BankFaults> {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.id, 1));
  return settingsSchema.safeParse(row?.settings ?? {}).data ?? NO_BANK_FAULTS;
}

export async function saveBankFaults(db: Db, values: BankFaults): Promise<void> {
  await db
    .insert(settingsTable)
    .values({ id: 1, settings: values })
    .onConflictDoUpdate({ target: settingsTable.id, set: { settings: values } });
}

/** Returns the faults of a form, in which an unchecked checkbox is absent; the defaults when a value is invalid. */
export function bankFaultsFromForm(form: Record<string, string>): BankFaults {
  const values = Object.entries(NO_BANK_FAULTS).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? form[name] === 'on' : Number(form[name] ?? value),
  ]);
  return settingsSchema.safeParse(Object.fromEntries(values)).data ?? NO_BANK_FAULTS;
}
