import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** The output that pg-boss stores with a job whose worker sent no heartbeat. */
const NO_HEARTBEAT = 'job heartbeat timeout';

/**
 * Lets the jobs of killed processes start now, which pg-boss would delay like jobs that failed. Returns the names of their
 * queues.
 */
export async function restartAbandonedJobs(db: Db): Promise<Set<string>> {
  // `state < 'active' and not blocked` matches the condition of pg-boss's index, so that finished jobs are not read.
  const rows = await db
    .select({ id: sql<string>`id`, name: sql<string>`name` })
    .from(sql`pgboss.job`)
    .where(
      sql`state < 'active' and not blocked and state = 'retry' and start_after > now()
        and output -> 'value' ->> 'message' = ${NO_HEARTBEAT}`,
    );
  for (const { id, name } of rows)
    await db.execute(
      sql`update pgboss.job set start_after = now() where name = ${name} and id = ${id} and state = 'retry'`,
    );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Lets running jobs that may be retried start again. Only for a database that no other process uses: at a start, its
 * running jobs belong to a process that was killed.
 */
export async function restartRunningJobs(db: Db): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active' and retry_count < retry_limit`,
  );
}
