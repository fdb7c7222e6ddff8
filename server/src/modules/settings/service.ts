import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type Setting, settingsWithin } from './repository.ts';

/** Settings of a category, by slug. */
export const settingsOf = (db: Db | Tx, category: string): Promise<Setting[]> => settingsWithin(db, category);

/** How long pages may show settings that have changed since, in ms. */
const SETTINGS_AGE = 5_000;
/** How long a page waits for them, in ms: one that needs no data is not held up by a database that hangs. */
const SETTINGS_PATIENCE = 500;

/**
 * The consultant settings for pages, read at most every few seconds: the last ones that could be read, null when none
 * could be yet.
 */
export function createConsultantSettings(db: Db, clock: () => Date): () => Promise<Setting[] | null> {
  let at = Number.NEGATIVE_INFINITY;
  let known: Setting[] | null = null;
  let read: Promise<unknown> = Promise.resolve();
  return async () => {
    const now = clock().getTime();
    if (Math.abs(now - at) >= SETTINGS_AGE) {
      at = now;
      const fresh = settingsOf(db, 'consultant').then(
        (rows) => {
          known = rows;
        },
        () => undefined,
      );
      read = Promise.race([fresh, setTimeout(SETTINGS_PATIENCE, undefined, { ref: false })]);
    }
    await read;
    return known;
  };
}

async function consultantSetting(db: Db | Tx, slug: string): Promise<string | undefined> {
  const settings = await settingsOf(db, 'consultant');
  return settings.find((setting) => setting.slug === slug)?.value;
}

/** What a person reads after leaving a message for a consultant. */
export async function confirmationText(db: Db | Tx): Promise<string> {
  return (await consultantSetting(db, 'confirmationText')) ?? 'Permintaan Anda sudah kami terima';
}

/** Where questions to a consultant are mailed; the storefront ignores this setting [1 §3]. */
export async function consultantAddress(db: Db | Tx, { BRAND }: Config): Promise<string> {
  return (await consultantSetting(db, 'emailDestination')) || BRAND.email;
}

/** Where the storefront sends people to sign in with Google; empty when that is not offered. */
export const googleSettings = ({ GOOGLE_CLIENT_ID, GOOGLE_AUTH_URL }: Config): Setting[] =>
  GOOGLE_CLIENT_ID === ''
    ? []
    : [
        { slug: 'authUrl', value: GOOGLE_AUTH_URL },
        { slug: 'clientId', value: GOOGLE_CLIENT_ID },
      ];
