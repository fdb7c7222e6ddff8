import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type Setting, settingsWithin } from './repository.ts';

/** Settings of a category, by slug. */
export const settingsOf = (db: Db | Tx, category: string): Promise<Setting[]> => settingsWithin(db, category);

/** How long pages may show settings that have changed since, in ms. */
const SETTINGS_AGE = 5_000;

/** The consultant settings for pages, read at most every few seconds; null when they cannot be read. */
export function createConsultantSettings(db: Db, clock: () => Date): () => Promise<Setting[] | null> {
  let at = Number.NEGATIVE_INFINITY;
  let rows: Promise<Setting[] | null> = Promise.resolve(null);
  return () => {
    const now = clock().getTime();
    if (Math.abs(now - at) >= SETTINGS_AGE) {
      at = now;
      rows = settingsOf(db, 'consultant').catch(() => null);
    }
    return rows;
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
