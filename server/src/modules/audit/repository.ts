import type { AuditEntry, AuditFilters } from '@naungan/api/desk-audit';
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';

/** Midnight in Jakarta at the start of a day, or at its end. */
const startOf = (day: string) => sql`${`${day}T00:00:00+07:00`}::timestamptz`;
const endOf = (day: string) => sql`${startOf(day)} + interval '1 day'`;

const matches = ({ actor, subject, event, from, to }: AuditFilters): (SQL | undefined)[] => [
  actor === undefined ? undefined : eq(auditLog.actorId, actor),
  subject === undefined ? undefined : eq(auditLog.subjectId, subject),
  event === undefined ? undefined : eq(auditLog.event, event),
  from === undefined ? undefined : gte(auditLog.at, startOf(from)),
  to === undefined ? undefined : lt(auditLog.at, endOf(to)),
];

const toEntry = ({ at, fromValue: from, toValue: to, ...row }: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  from,
  to,
});

/** Returns up to `limit` entries with a smaller `seq` than `before`, the newest first. */
export async function newestEntries(
  db: Db,
  { before, limit, ...filters }: AuditFilters & { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const isBefore = before === undefined ? undefined : lt(auditLog.seq, before);
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(isBefore, ...matches(filters)))
    .orderBy(desc(auditLog.seq))
    .limit(limit);
  return rows.map(toEntry);
}

/** Returns up to `limit` entries with a larger `seq` than `after`, the oldest first. */
export async function oldestEntries(
  db: Db,
  { after, limit, ...filters }: AuditFilters & { after: number; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.seq, after), ...matches(filters)))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
  return rows.map(toEntry);
}
