import { randomUUID } from 'node:crypto';
import type { Harness } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { deskPeople, users } from '../../db/schema.ts';

/** For tests: accounts of the staff. */
export type TestStaff = { id: string; fullName: string; token: string };

/** Creates a supervisor with a session. */
export async function createStaff({ deps }: Harness, fullName: string): Promise<TestStaff> {
  const id = randomUUID();
  const email = `petugas-${id.slice(0, 8)}@contoh.test`;
  await deps.db.insert(users).values({ id, fullName, email, role: 'desk', passwordHash: 'none' });
  await deps.db.insert(deskPeople).values({ userId: id, roles: ['supervisor'] });
  return { id, fullName, token: await openSession(deps.db, id, deps.clock()) };
}
