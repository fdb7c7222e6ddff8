import type { Db } from '../db/client.ts';
import { seedContent } from './content/seed.ts';
import { seedDeskAccount } from './desk-account.ts';
import { seedPlans } from './plans.ts';
import type { SeedContext, Seeder } from './seeder.ts';
import { seedSettings } from './settings.ts';

/** Seeders in the order in which they run, under the lock of `db.prepare`. Add new seeders here. */
const seeders: Seeder[] = [seedDeskAccount, seedSettings, seedContent, seedPlans];

export async function seed(db: Db, context: SeedContext): Promise<void> {
  for (const seeder of seeders) await seeder(db, context);
}
