import type { AuditEvent, AuditOutcome } from '@naungan/api/desk-audit';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The audit log (`core/audit-log.ts`). Triggers refuse changes and deletions. `actorId` has no foreign key: an entry stays
 * when the account is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    event: text().$type<AuditEvent>().notNull(),
    operation: text(),
    outcome: text().$type<AuditOutcome>().notNull(),
    actorId: uuid(),
    actorRole: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    fromValue: text(),
    toValue: text(),
    reason: text(),
    address: text(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    // In the order of the list, so that a filter with a period reads only the rows of its page.
    index('audit_log_actor_time').on(t.actorId, t.at, t.seq),
    index('audit_log_subject_time').on(t.subjectId, t.at, t.seq),
    index('audit_log_event_time').on(t.event, t.at, t.seq),
    index('audit_log_time').on(t.at, t.seq),
  ],
);

/** One row: position and hash of the last entry. A writer locks this row, so that writers append one after the other. */
export const auditHead = pgTable('audit_head', {
  id: integer().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
