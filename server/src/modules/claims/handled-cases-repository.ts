import type { ClaimState } from '@naungan/domain/status';
import { and, asc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { journal } from '../../db/schema.ts';

/** The period in which a claim had a state, until the insurer changed the state. */
type HandledCase = { state: string; enteredAt: Date; leftAt: Date };

/**
 * Returns the periods in which claims had one of these states and which the insurer ended at or after `since`. A period
 * in `agreed` counts only if the claim was paid, not if the letter was returned.
 */
export async function listHandledCases(
  db: Db | Tx,
  states: ClaimState[],
  since: Date,
): Promise<HandledCase[]> {
  // The time of the previous change of the claim. Only for the changes of the period: a window over all changes would read
  // the whole journal.
  const enteredAt = sql<Date | null>`(select earlier.created_at from journal earlier
    where earlier.subject_id = journal.subject_id and earlier.subject = 'claim' and earlier.id < journal.id
      and earlier.from_status is distinct from earlier.to_status
    order by earlier.id desc limit 1)`.mapWith((value: Date | string) => new Date(value));
  const changes = await db
    .select({ state: journal.fromStatus, enteredAt, leftAt: journal.createdAt })
    .from(journal)
    .where(
      and(
        sql`${journal.subject} = 'claim'`,
        inArray(journal.fromStatus, states),
        ne(journal.fromStatus, journal.toStatus),
        gte(journal.createdAt, since),
        ne(journal.toStatus, 'withdrawn'),
        or(ne(journal.fromStatus, 'agreed'), eq(journal.toStatus, 'payment')),
      ),
    )
    .orderBy(asc(journal.id));
  return changes.flatMap(({ state, enteredAt: entered, leftAt }) =>
    state !== null && entered !== null ? [{ state, enteredAt: entered, leftAt }] : [],
  );
}
