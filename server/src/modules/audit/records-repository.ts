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
  users,
} from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { findFileOwners } from './files-repository.ts';

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

async function findRecordsOfKind(
  db: Db,
  kind: AuditRecordKind,
  ids: readonly string[],
): Promise<FoundRecord[]> {
  const { table, id, number, name, condition } = SOURCES[kind];
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      number: number ? sql<string>`${number}` : sql<string>`''`,
      name: name ? sql<string>`${name}` : sql<string>`''`,
    })
    .from(table)
    .where(and(inArray(id, [...ids]), condition));
  return rows.map((row) => ({ kind, ...row }));
}

/** Returns the subject of each entry with the kinds of its record: of a file, the order or claim that has the file. */
async function subjectsOf(
  db: Db,
  entries: readonly AuditEntry[],
): Promise<Map<AuditEntry, { id: string; kinds: readonly AuditRecordKind[] }>> {
  const withId = entries.flatMap((entry) =>
    entry.subjectId !== null && isUuid(entry.subjectId) ? [{ entry, id: entry.subjectId }] : [],
  );
  const fileIds = withId.flatMap(({ entry, id }) => (entry.subjectType === 'file' ? [id] : []));
  const owners = await findFileOwners(db, fileIds);
  return new Map(
    withId.map(({ entry, id }) => {
      const owner = entry.subjectType === 'file' ? owners.get(id) : undefined;
      return [
        entry,
        owner ? { id: owner.id, kinds: [owner.kind] } : { id, kinds: kindsOf(entry.subjectType) },
      ];
    }),
  );
}

/** Returns the records that the entries are about. */
async function findRecords(db: Db, entries: readonly AuditEntry[]): Promise<Map<AuditEntry, FoundRecord>> {
  const subjects = await subjectsOf(db, entries);
  const idsOfKind = new Map<AuditRecordKind, Set<string>>();
  for (const { id, kinds } of subjects.values())
    for (const kind of kinds) idsOfKind.set(kind, (idsOfKind.get(kind) ?? new Set()).add(id));
  const records = new Map<string, FoundRecord>();
  for (const [kind, ids] of idsOfKind)
    for (const record of await findRecordsOfKind(db, kind, [...ids]))
      records.set(`${kind}:${record.id}`, record);
  const found = new Map<AuditEntry, FoundRecord>();
  for (const [entry, { id, kinds }] of subjects) {
    const record = kinds.map((kind) => records.get(`${kind}:${id}`)).find((value) => value !== undefined);
    if (record) found.set(entry, record);
  }
  return found;
}

/** The kinds in the order of their lookup: the log is most often filtered by a customer. */
const LOOKUP_ORDER: readonly AuditRecordKind[] = [
  'member',
  'order',
  'claim',
  'invoice',
  'payment',
  'staff',
  'product',
  'guest',
  'consultation',
  'offline',
];

/** Returns the record with this id; null for other texts, an unknown id and a deleted account. */
export async function findRecord(db: Db, id: string): Promise<FoundRecord | null> {
  if (!isUuid(id)) return null;
  for (const kind of LOOKUP_ORDER) {
    const [record] = await findRecordsOfKind(db, kind, [id]);
    if (record) return record;
  }
  return null;
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
  return entries.map((entry) => ({
    ...entry,
    actorName: names.get(entry.actorId ?? '') ?? null,
    receiverName: names.get(receiverOf(entry) ?? '') ?? null,
    record: records.get(entry) ?? null,
  }));
}
