import type { DeskJob } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { cursorOf, exactInstant, exactTime, pageOf, readCursor } from './list-page.ts';

type JobQuery = {
  after?: string | undefined;
  limit: number;
  state?: DeskJob['state'] | undefined;
  name?: string | undefined;
};

const LIST = 'jobs';
/** 0 for failed jobs, which are first. */
const RANK = sql<string>`(case when state = 'failed' then 0 else 1 end)`;
const position = z.tuple([z.enum(['0', '1']), exactInstant, z.guid()]);

/** Returns a column as ISO 8601 text. */
const instantOf = (column: 'created_on' | 'start_after') =>
  sql<Date | string>`${sql.raw(column)}`.mapWith((value: Date | string) => new Date(value).toISOString());

/**
 * Returns a page of the jobs that are queued, running or failed; failed jobs first.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export async function listJobs(db: Db, { after, limit, state, name }: JobQuery): Promise<ListPage<DeskJob>> {
  const [rank, time, id] = readCursor(LIST, after, position) ?? [];
  const rows = await db
    .select({
      id: sql<string>`id`,
      name: sql<string>`name`,
      state: sql<DeskJob['state']>`state::text`,
      retries: sql<number>`retry_count`,
      queuedAt: instantOf('created_on'),
      startsAt: instantOf('start_after'),
      error: sql<string | null>`output->>'message'`,
      rank: sql<string>`${RANK}::text`,
      time: exactTime(sql`start_after`),
    })
    .from(sql`pgboss.job`)
    .where(
      and(
        sql`state in ('created', 'retry', 'active', 'failed')`,
        state === undefined ? undefined : sql`state = ${state}`,
        name === undefined ? undefined : sql`name = ${name}`,
        rank === undefined
          ? undefined
          : sql`(${RANK}, start_after, id) > (${rank}::int, ${time}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(RANK, sql`start_after`, sql`id`)
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => cursorOf(LIST, [row.rank, row.time, row.id]));
  return { rows: page.rows.map(({ rank: _rank, time: _time, ...job }) => job), next: page.next };
}
