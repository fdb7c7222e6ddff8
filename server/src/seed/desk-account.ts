import { and, eq, sql } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Db } from '../db/client.ts';
import { deskPeople, users } from '../db/schema.ts';
import { hashPassword, passwordMatches } from '../modules/accounts/password.ts';
import type { Seeder } from './seeder.ts';

type Account = typeof users.$inferSelect;

/** Returns the account of the address, created if it is missing. */
async function ensureAccount(db: Db, email: string, password: string): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  if (account && account.role !== 'desk')
    throw new ConfigError('DESK_EMAIL is the address of a member. Choose another address.');
  if (account && (await passwordMatches(account.passwordHash, password))) return account;
  const passwordHash = await hashPassword(password);
  const [row] = account
    ? await db.update(users).set({ passwordHash }).where(eq(users.id, account.id)).returning()
    : await db
        .insert(users)
        .values({ fullName: 'DESK', email, phoneNumber: `desk:${email}`, passwordHash, role: 'desk' })
        .returning();
  if (!row) throw new Error('The desk account was not stored');
  return row;
}

const hasActiveSupervisor = async (db: Db): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(deskPeople)
    .innerJoin(users, eq(users.id, deskPeople.userId))
    .where(and(eq(users.status, 'active'), sql`'supervisor' = any(${deskPeople.roles})`))
    .limit(1);
  return rows.length > 0;
};

/**
 * Stores the desk's first account with the configured password and secret of one-time codes, so a changed setting applies
 * from the next start on. The account is a supervisor. It is restored as a supervisor when no other is active, so that the
 * operator can always open the desk. It has no phone; the phone column contains a text that no form accepts.
 * @throws ConfigError when the address belongs to a member
 */
export const seedDeskAccount: Seeder = async (db, { config }) => {
  const { id } = await ensureAccount(db, config.DESK_EMAIL.toLowerCase(), config.DESK_PASSWORD);
  const [person] = await db.select().from(deskPeople).where(eq(deskPeople.userId, id));
  const totpSecret = config.DESK_TOTP_SECRET ?? null;
  if (!person) await db.insert(deskPeople).values({ userId: id, roles: ['supervisor'], totpSecret });
  else if (person.totpSecret !== totpSecret)
    await db.update(deskPeople).set({ totpSecret, totpStep: null }).where(eq(deskPeople.userId, id));
  if (await hasActiveSupervisor(db)) return;
  await db.update(users).set({ status: 'active' }).where(eq(users.id, id));
  await db
    .update(deskPeople)
    .set({ roles: ['supervisor'], insurerId: null })
    .where(eq(deskPeople.userId, id));
};
