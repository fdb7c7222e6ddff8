import type { AuditEntry, AuditFilters } from '@naungan/api/desk-audit';
import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { withinDays } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';

const matches = ({ actor, subject, event, from, to }: AuditFilters): (SQL | undefined)[] => [
  actor === undefined ? undefined : eq(auditLog.actorId, actor),
  subject === undefined ? undefined : eq(auditLog.subjectId, subject),
  event === undefined ? undefined : eq(auditLog.event, event),
  withinDays(auditLog.at, from, to),
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
  { before, limit, ...filters }: AuditFilters & { before: number | null; limit: number },
): Promise<AuditEntry[]> {
  const isBefore = before === null ? undefined : lt(auditLog.seq, before);
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
  { after, limit, ...filters }: AuditFilters & { after: number | null; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(after === null ? undefined : gt(auditLog.seq, after), ...matches(filters)))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
  return rows.map(toEntry);
}
