import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { hashPassword } from '../modules/accounts/password.ts';
import type { Seeder } from './seeder.ts';

/**
 * The account of the insurer's side. Made once; its password is that of DESK_PASSWORD or `desk.json` at
 * that time. It has no phone, and the column holds a word that no form lets through.
 */
export const seedDeskAccount: Seeder = async (db, { config }) => {
  const email = config.DESK_EMAIL.toLowerCase();
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (found.length > 0) return;
  const passwordHash = await hashPassword(config.DESK_PASSWORD);
  const desk = { fullName: 'DESK', email, phoneNumber: `desk:${email}`, passwordHash, role: 'desk' };
  await db.insert(users).values(desk).onConflictDoNothing();
};
