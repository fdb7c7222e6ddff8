import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type Setting, settingsInCategory, storeSettings } from './repository.ts';

/** Returns the settings of a category, sorted by slug. */
export const settingsOf = (db: Db | Tx, category: string): Promise<Setting[]> =>
  settingsInCategory(db, category);

/** Stores settings of a category, by slug. */
export const saveSettings = (
  db: Db | Tx,
  category: string,
  values: Readonly<Record<string, string>>,
): Promise<void> =>
  storeSettings(
    db,
    category,
    Object.entries(values).map(([slug, value]) => ({ slug, value })),
  );

/** Milliseconds after which the settings are read again. */
const SETTINGS_MAX_AGE_MS = 5_000;
/** Maximum milliseconds that a page waits for the settings when the database does not respond. */
const SETTINGS_TIMEOUT_MS = 500;

/**
 * Returns a function that reads the consultant settings from the database at most every five seconds. While the
 * database does not respond, the function returns the settings of the last read, or null before the first read.
 */
export function createSettingsReader(db: Db, clock: () => Date): () => Promise<Setting[] | null> {
  let readStartedAt = Number.NEGATIVE_INFINITY;
  let lastSettings: Setting[] | null = null;
  let lastRead: Promise<unknown> = Promise.resolve();
  return async () => {
    const now = clock().getTime();
    // With Math.abs, a clock that was set back starts a new read too.
    if (Math.abs(now - readStartedAt) >= SETTINGS_MAX_AGE_MS) {
      readStartedAt = now;
      const query = settingsOf(db, 'consultant').then(
        (rows) => {
          lastSettings = rows;
        },
        () => undefined,
      );
      lastRead = Promise.race([query, setTimeout(SETTINGS_TIMEOUT_MS, undefined, { ref: false })]);
    }
    await lastRead;
    return lastSettings;
  };
}

async function consultantSetting(db: Db | Tx, slug: string): Promise<string | undefined> {
  const settings = await settingsOf(db, 'consultant');
  return settings.find((setting) => setting.slug === slug)?.value;
}

/** Returns the confirmation that is shown after a question to a consultant. */
export async function confirmationText(db: Db | Tx): Promise<string> {
  return (await consultantSetting(db, 'confirmationText')) ?? 'Permintaan Anda sudah kami terima';
}

/** Returns the e-mail address for questions to a consultant. Only the server uses this setting [1 §3]. */
export async function consultantAddress(db: Db | Tx, { BRAND }: Config): Promise<string> {
  return (await consultantSetting(db, 'emailDestination')) || BRAND.email;
}

const valuesOf = async (db: Db | Tx, category: string): Promise<Partial<Record<string, string>>> =>
  Object.fromEntries((await settingsOf(db, category)).map(({ slug, value }) => [slug, value]));

/** Returns the e-mail address for messages about claims. */
export async function claimDeskAddress(db: Db | Tx, { BRAND }: Config): Promise<string> {
  return (await valuesOf(db, 'claim')).emailDestination || BRAND.email;
}

/** Returns the working days that a claim usually stays in each state; a state without a valid setting is absent. */
export async function claimUsualDays(db: Db | Tx): Promise<Partial<Record<string, number>>> {
  const values = await valuesOf(db, 'claim');
  return Object.fromEntries(
    Object.entries(values).flatMap(([slug, value]) => {
      const [, state] = /^usualDays\.(\w+)$/.exec(slug) ?? [];
      return state !== undefined && /^[1-9]\d?$/.test(value ?? '') ? [[state, Number(value)]] : [];
    }),
  );
}

/** Returns the settings of Google sign-in; empty when no Google client is configured. */
export const googleSettings = ({ GOOGLE_CLIENT_ID, GOOGLE_AUTH_URL }: Config): Setting[] =>
  GOOGLE_CLIENT_ID === ''
    ? []
    : [
        { slug: 'authUrl', value: GOOGLE_AUTH_URL },
        { slug: 'clientId', value: GOOGLE_CLIENT_ID },
      ];
