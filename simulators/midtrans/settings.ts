import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../server/src/db/client.ts';
import { METHODS } from './methods/methods.ts';
import { settingsTable } from './tables.ts';

const booleanSetting = z.boolean().default(false);

/** Behaviour of the simulated gateway. By default all faults are off, except `upperCasePending`. */
const settingsSchema = z.object({
  /** Sends each notification twice. */
  duplicate: booleanSetting,
  /** Sends notifications in reverse order: `pending` after `settlement`. */
  reorder: booleanSetting,
  /** Sends notifications with a wrong signature. */
  forge: booleanSetting,
  /** Sends no notifications. */
  drop: booleanSetting,
  /** Adds a field that the documentation does not have. */
  unknownField: booleanSetting,
  /** Reports every GoPay payment as paid by another app, with the payment type `qris`. */
  qris: booleanSetting,
  /** Omits `fraud_status`, `merchant_id` and `store`. */
  sparse: booleanSetting,
  /** Sends a pending ShopeePay payment as `PENDING` with code 200, as in the documentation's sample. */
  upperCasePending: z.boolean().default(true),
  /** Uses the body's status code as the HTTP status. */
  mirrorHttp: booleanSetting,
  /** Responds to every request with 503. */
  down: booleanSetting,
  /** Delay of each reply in seconds. */
  slowSeconds: z.number().min(0).max(120).default(0),
  /** Delay of each notification in seconds. */
  delaySeconds: z.number().min(0).max(86_400).default(0),
  /** Factor by which the delays before retries are shorter than the delays of the real gateway. */
  retrySpeed: z.number().min(1).max(100_000).default(60),
  /** Codes of the methods whose charges get code 402. */
  off: z.array(z.string()).default([]),
});
export type GatewaySettings = z.output<typeof settingsSchema>;
export const DEFAULT_SETTINGS: GatewaySettings = settingsSchema.parse({});

export async function readSettings(db: Db): Promise<GatewaySettings> {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.id, 1));
  const parsed = settingsSchema.safeParse(row?.settings ?? {});
  return parsed.success ? parsed.data : DEFAULT_SETTINGS;
}

export async function saveSettings(db: Db, values: GatewaySettings): Promise<void> {
  await db
    .insert(settingsTable)
    .values({ id: 1, settings: values })
    .onConflictDoUpdate({ target: settingsTable.id, set: { settings: values } });
}

/** Returns the settings of a form, in which an unchecked checkbox is absent; the defaults when a value is invalid. */
export function settingsFromForm(form: Record<string, string>): GatewaySettings {
  const values = Object.entries(DEFAULT_SETTINGS).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? form[name] === 'on' : Number(form[name] ?? value),
  ]);
  const off = METHODS.map(({ code }) => code).filter((code) => form[`off.${code}`] === 'on');
  const parsed = settingsSchema.safeParse({ ...Object.fromEntries(values), off });
  return parsed.success ? parsed.data : DEFAULT_SETTINGS;
}
