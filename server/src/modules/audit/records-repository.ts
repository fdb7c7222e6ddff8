import type { AuditEntry, AuditRecordKind, ListedAuditEntry } from '@naungan/api/desk-audit';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import {
  claims,
  consultantOrders,
  consultations,
  guests,
  invoices,
  orders,
  payments,
  plans,
  policies,
  users,
} from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';

type RecordSource = { table: PgTable; id: PgColumn; number?: PgColumn; name?: PgColumn; condition?: SQL };

const ACCOUNT = { table: users, id: users.id, name: users.fullName };
const isNotDeleted = ne(users.status, 'deleted');

const SOURCES: Readonly<Record<AuditRecordKind, RecordSource>> = {
  order: { table: orders, id: orders.id, number: orders.kpaNumber },
  claim: { table: claims, id: claims.id, number: claims.claimNumber },
  invoice: { table: invoices, id: invoices.id, number: invoices.invoiceNumber },
  payment: { table: payments, id: payments.id },
  product: { table: plans, id: plans.id, name: plans.productName },
  member: { ...ACCOUNT, condition: and(isNotDeleted, eq(users.role, 'member')) },
  staff: { ...ACCOUNT, condition: and(isNotDeleted, eq(users.role, 'desk')) },
  guest: { table: guests, id: guests.id, name: guests.fullName },
  consultation: { table: consultations, id: consultations.id, name: consultations.fullName },
  offline: { table: consultantOrders, id: consultantOrders.id, name: consultantOrders.fullName },
};

/**
 * The kinds of record that a subject of an entry may be. An account is of the staff or of a member. The subject of a
 * printed policy has the id of its order.
 */
const KINDS_OF_SUBJECT: Readonly<Record<string, readonly AuditRecordKind[]>> = {
  order: ['order'],
  policy: ['order'],
  claim: ['claim'],
  invoice: ['invoice'],
  payment: ['payment'],
  product: ['product'],
  member: ['member'],
  user: ['member', 'staff'],
  people: ['staff'],
  guest: ['guest'],
  consultation: ['consultation'],
  offline: ['offline'],
};
const kindsOf = (subjectType: string | null): readonly AuditRecordKind[] =>
  subjectType !== null && Object.hasOwn(KINDS_OF_SUBJECT, subjectType)
    ? (KINDS_OF_SUBJECT[subjectType] ?? [])
    : [];

type FoundRecord = NonNullable<ListedAuditEntry['record']>;

async function findRecordsOfKind(db: Db, kind: AuditRecordKind, ids: string[]): Promise<FoundRecord[]> {
  const { table, id, number, name, condition } = SOURCES[kind];
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      number: number ? sql<string>`${number}` : sql<string>`''`,
      name: name ? sql<string>`${name}` : sql<string>`''`,
    })
    .from(table)
    .where(and(inArray(id, ids), condition));
  return rows.map((row) => ({ kind, ...row }));
}

/** Returns the records that the entries are about, by kind and id: `order:<id>`. */
async function findRecords(db: Db, entries: readonly AuditEntry[]): Promise<Map<string, FoundRecord>> {
  const idsOfKind = new Map<AuditRecordKind, Set<string>>();
  for (const { subjectType, subjectId } of entries) {
    if (subjectId === null || !isUuid(subjectId)) continue;
    for (const kind of kindsOf(subjectType))
      idsOfKind.set(kind, (idsOfKind.get(kind) ?? new Set()).add(subjectId));
  }
  const records = new Map<string, FoundRecord>();
  for (const [kind, ids] of idsOfKind)
    for (const record of await findRecordsOfKind(db, kind, [...ids]))
      records.set(`${kind}:${record.id}`, record);
  return records;
}

/** Returns the id of the colleague who got a task; null for other entries. */
const receiverOf = ({ to }: AuditEntry): string | null => /^person:(.+)$/.exec(to ?? '')?.[1] ?? null;

/** Returns the names of actors and receivers, by id. */
async function findNames(db: Db, entries: readonly AuditEntry[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap((entry) => [entry.actorId ?? [], receiverOf(entry) ?? []].flat()))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(and(inArray(users.id, ids), isNotDeleted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Adds the names of actors, receivers and records, as they are now, to entries of the log, which has ids only. */
export async function withNames(db: Db, entries: readonly AuditEntry[]): Promise<ListedAuditEntry[]> {
  const names = await findNames(db, entries);
  const records = await findRecords(db, entries);
  const recordOf = ({ subjectType, subjectId }: AuditEntry) =>
    kindsOf(subjectType)
      .map((kind) => records.get(`${kind}:${subjectId}`))
      .find((record) => record !== undefined) ?? null;
  return entries.map((entry) => ({
    ...entry,
    actorName: names.get(entry.actorId ?? '') ?? null,
    receiverName: names.get(receiverOf(entry) ?? '') ?? null,
    record: recordOf(entry),
  }));
}

/** The columns with the number of a record, each with the column of the ids that entries about the record have. */
const NUMBERS: readonly { table: PgTable; number: PgColumn; ids: readonly PgColumn[] }[] = [
  { table: orders, number: orders.kpaNumber, ids: [orders.id] },
  { table: claims, number: claims.claimNumber, ids: [claims.id] },
  { table: policies, number: policies.policyNumber, ids: [policies.orderId, policies.id] },
  { table: invoices, number: invoices.invoiceNumber, ids: [invoices.orderId, invoices.id] },
];

/** Returns the ids that entries about a record may have: the text itself, and the ids of the records with this number. */
export async function subjectIdsOf(db: Db, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, number, ids } of NUMBERS)
    for (const id of ids) {
      const rows = await db
        .select({ id: sql<string>`${id}` })
        .from(table)
        .where(eq(number, text.toUpperCase()));
      found.push(...rows.map((row) => row.id));
    }
  return [...new Set([text, ...found])];
}
