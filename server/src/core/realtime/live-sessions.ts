import { and, eq, gt, inArray } from 'drizzle-orm';
import { sessions, users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export type LiveSession = { tokenHash: string; userId: string; role: string };

/**
 * Returns the given sessions that are valid now, without prolonging them: otherwise the session of an open page would
 * never end.
 */
export async function findLiveSessions({ db, clock }: Deps, tokenHashes: string[]): Promise<LiveSession[]> {
  if (tokenHashes.length === 0) return [];
  return db
    .select({ tokenHash: sessions.tokenHash, userId: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.tokenHash, tokenHashes),
        gt(sessions.expiresAt, clock()),
        eq(users.status, 'active'),
      ),
    );
}

/** Returns whether an account has this id. A guest chooses an id, which must not be the id of an account. */
export const accountExists = async ({ db }: Deps, id: string): Promise<boolean> =>
  (await db.$count(users, eq(users.id, id))) > 0;
