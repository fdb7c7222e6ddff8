import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import { users } from '../db/schema.ts';
import { hashPassword, passwordMatches } from '../modules/accounts/password.ts';
import type { Seeder } from './seeder.ts';

/**
 * Stores the desk's account with the configured password, so a changed DESK_PASSWORD applies from the next
 * start on. The account has no phone; the phone column contains a text that no form accepts.
 * @throws ConfigError when the address belongs to a member
 */
export const seedDeskAccount: Seeder = async (db, { config }) => {
  const email = config.DESK_EMAIL.toLowerCase();
  const [account] = await db.select().from(users).where(eq(users.email, email));
  if (account && account.role !== 'desk') {
    throw new ConfigError('DESK_EMAIL is the address of a member. Choose another address.');
  }
  if (account && (await passwordMatches(account.passwordHash, config.DESK_PASSWORD))) return;
  const passwordHash = await hashPassword(config.DESK_PASSWORD);
  if (account) await db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  else
    await db
      .insert(users)
      .values({ fullName: 'DESK', email, phoneNumber: `desk:${email}`, passwordHash, role: 'desk' });
};
