import type { AuditEntry, AuditFilters } from '@naungan/api/desk-audit';
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { exactTime, withinDays } from '../../core/list-page.ts';
import type { Db, Tx } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';

/** The filters of the log; an entry is about one of `subjectIds`. */
export type EntryFilters = Omit<AuditFilters, 'subject'> & { subjectIds?: string[] | undefined };

const matches = ({ actor, subjectIds, event, reads, from, to }: EntryFilters): (SQL | undefined)[] => [
  actor === undefined ? undefined : eq(auditLog.actorId, actor),
  subjectIds && inArray(auditLog.subjectId, subjectIds),
  event === undefined ? undefined : eq(auditLog.event, event),
  reads === undefined ? undefined : ne(auditLog.event, 'desk.read'),
  withinDays(auditLog.at, from, to),
];

const toEntry = ({ at, fromValue: from, toValue: to, ...row }: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  from,
  to,
});

/** The position of a page in the list: the time, in UTC with microseconds, and the `seq` of its last entry. */
export type EntryPosition = { time: string; seq: number };

/**
 * Returns the condition of the newest entries about many records, such as a member's records. It reads the index of each record:
 * with a list of ids, PostgreSQL may read the whole log by time until the page is full.
 */
function isNewestOf(db: Db | Tx, ids: string[], conditions: (SQL | undefined)[], limit: number): SQL {
  const newest = db
    .select({ at: auditLog.at, seq: auditLog.seq })
    .from(auditLog)
    .where(and(sql`${auditLog.subjectId} = record.id`, ...conditions))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit);
  return sql`${auditLog.seq} = any(array(
    select newest.seq from unnest(${sql.param(ids)}::text[]) record(id) cross join lateral ${newest} newest
    order by newest.at desc, newest.seq desc limit ${limit}))`;
}

/**
 * Returns up to `limit` entries after a position, the newest first. They are sorted by time, then by `seq`: the clocks of
 * two processes may differ by moments.
 */
export async function newestEntries(
  db: Db | Tx,
  { after, limit, ...filters }: EntryFilters & { after: EntryPosition | null; limit: number },
): Promise<(AuditEntry & { position: EntryPosition })[]> {
  const isAfter =
    after && sql`(${auditLog.at}, ${auditLog.seq}) < (${after.time}::timestamptz, ${after.seq}::bigint)`;
  const { subjectIds, ...otherFilters } = filters;
  const hasManySubjects = subjectIds !== undefined && subjectIds.length > 1;
  const conditions = [isAfter ?? undefined, ...matches(hasManySubjects ? otherFilters : filters)];
  const rows = await db
    .select({ ...getTableColumns(auditLog), time: exactTime(auditLog.at) })
    .from(auditLog)
    .where(hasManySubjects ? isNewestOf(db, subjectIds, conditions, limit) : and(...conditions))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit);
  return rows.map(({ time, ...row }) => ({ ...toEntry(row), position: { time, seq: row.seq } }));
}

/** Returns up to `limit` entries with a larger `seq` than `after`, the oldest first. */
export async function oldestEntries(
  db: Db,
  { after, limit, ...filters }: EntryFilters & { after: number | null; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(after === null ? undefined : gt(auditLog.seq, after), ...matches(filters)))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
  return rows.map(toEntry);
}
