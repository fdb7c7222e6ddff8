import { eq, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { claims, invoices, orders, payments, policies } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { fileIdsOf } from './files-repository.ts';

/** The columns with the number of a record, each with the column of the ids that entries about the record have. */
const NUMBERS: readonly { table: PgTable; number: PgColumn; ids: readonly PgColumn[] }[] = [
  { table: orders, number: orders.kpaNumber, ids: [orders.id] },
  { table: claims, number: claims.claimNumber, ids: [claims.id] },
  { table: policies, number: policies.policyNumber, ids: [policies.orderId, policies.id] },
  { table: invoices, number: invoices.invoiceNumber, ids: [invoices.orderId, invoices.id] },
];

async function idsWithNumber(db: Db, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, number, ids } of NUMBERS)
    for (const id of ids) {
      const rows = await db
        .select({ id: sql<string>`${id}` })
        .from(table)
        .where(eq(number, text.toUpperCase()));
      found.push(...rows.map((row) => row.id));
    }
  return found;
}

/** Returns the ids of a member's orders, policies, claims, invoices and payments; none for the id of another record. */
async function idsOfMember(db: Db, userId: string): Promise<string[]> {
  const rows = await unionAll(
    db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)),
    db.select({ id: policies.id }).from(policies).where(eq(policies.userId, userId)),
    db.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId)),
    db.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)),
    db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(invoices, eq(payments.invoiceId, invoices.id))
      .where(eq(invoices.userId, userId)),
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids that entries about a record may have: the text itself, the ids of the records with this number, of a member also
 * the ids of the member's records, and the ids of the files of these orders and claims.
 */
export async function subjectIdsOf(db: Db, text: string): Promise<string[]> {
  const found = isUuid(text) ? [text, ...(await idsOfMember(db, text))] : await idsWithNumber(db, text);
  return [...new Set([text, ...found, ...(await fileIdsOf(db, found))])];
}
