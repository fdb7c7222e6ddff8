import type { Db, Tx } from '../../db/client.ts';
import { type Setting, settingsWithin } from './repository.ts';

/** Settings of a category, by slug. */
export const settingsOf = (db: Db | Tx, category: string): Promise<Setting[]> => settingsWithin(db, category);

/** What a person reads after leaving a message for a consultant. */
export async function confirmationText(db: Db | Tx): Promise<string> {
  const settings = await settingsOf(db, 'consultant');
  return (
    settings.find(({ slug }) => slug === 'confirmationText')?.value ?? 'Permintaan Anda sudah kami terima'
  );
}
