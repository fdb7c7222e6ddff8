import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import {
  claims,
  consultantOrders,
  consultations,
  guests,
  type NoteSubject,
  orders,
  payments,
  policies,
  type TaskSubject,
  users,
} from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';

export type Subject = TaskSubject | NoteSubject;

/** The table of each kind of record, and the column that a task or a note refers to. A policy is found by its order. */
const SUBJECTS: Record<Subject, { table: PgTable; key: PgColumn }> = {
  order: { table: orders, key: orders.id },
  claim: { table: claims, key: claims.id },
  policy: { table: policies, key: policies.orderId },
  guest: { table: guests, key: guests.id },
  consultation: { table: consultations, key: consultations.id },
  offline: { table: consultantOrders, key: consultantOrders.id },
  payment: { table: payments, key: payments.id },
  member: { table: users, key: users.id },
};

/** Returns whether the record exists; false for a malformed id, and for an account of the staff. */
export async function subjectExists(db: Db | Tx, subject: Subject, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { table, key } = SUBJECTS[subject];
  const isMember = subject === 'member' ? eq(users.role, 'member') : undefined;
  const rows = await db
    .select({ found: sql`1` })
    .from(table)
    .where(and(eq(key, id), isMember))
    .limit(1);
  return rows.length > 0;
}
