import type { DeskRouteName } from '@naungan/api/desk-permissions';
import type { routes } from '@naungan/api/routes';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/client.ts';
import { claims, invoices, orders, policies } from '../db/schema.ts';
import { isUuid } from '../db/uuid.ts';

/** The records that a person at the desk sees: the records of an insurer, or of all insurers (null). A session has one. */
export type DeskScope = { insurerId: string | null };

/**
 * Returns the condition that restricts a query to the records a person at the desk may see; undefined for all records.
 * Every query for the desk uses it.
 * @param orderId the column with the id of the record's order: `orders.id`, `claims.orderId`, …
 */
export function withinScope({ insurerId }: DeskScope, orderId: PgColumn): SQL | undefined {
  if (insurerId === null) return undefined;
  if (orderId === orders.id) return eq(orders.insurerId, insurerId);
  return sql`exists (select 1 from ${orders} scoped
    where scoped.id = ${orderId} and scoped.insurer_id = ${insurerId})`;
}

const RECORDS = {
  order: { table: orders, id: orders.id, orderId: orders.id },
  claim: { table: claims, id: claims.id, orderId: claims.orderId },
  invoice: { table: invoices, id: invoices.id, orderId: invoices.orderId },
  policy: { table: policies, id: policies.id, orderId: policies.orderId },
} as const;
type RecordKind = keyof typeof RECORDS;

/** Returns whether a person at the desk may see the record. An unknown or malformed id is not in the scope of an insurer. */
async function isInScope(
  db: Db | Tx,
  scope: DeskScope,
  kind: RecordKind,
  recordId: string,
): Promise<boolean> {
  if (scope.insurerId === null) return true;
  if (!isUuid(recordId)) return false;
  const { table, id, orderId } = RECORDS[kind];
  return (await db.$count(table, and(eq(id, recordId), withinScope(scope, orderId)))) > 0;
}

type DeskPath = (typeof routes)[DeskRouteName]['path'];
/** The first segment below `/desk` of the paths that continue with an id. */
type RecordSegment<Path = DeskPath> = Path extends `/desk/${infer Segment}/:${string}`
  ? Segment extends `${string}/${string}`
    ? never
    : Segment
  : never;

/**
 * The kind of record that an id in the path of a desk's call identifies, by the path's segment; `subject`: the parameter
 * before the id names the kind. Null: the record belongs to no insurer, or the handler restricts it by
 * {@link withinScope}.
 */
const KIND_OF_SEGMENT: Readonly<Record<RecordSegment, RecordKind | 'subject' | null>> = {
  orders: 'order',
  claims: 'claim',
  invoices: 'invoice',
  tasks: 'subject',
  notes: 'subject',
  presence: 'subject',
  queues: null,
  views: null,
  contacts: null,
  payments: null,
  proposals: null,
  articles: null,
  content: null,
  products: null,
  'plan-changes': null,
  partners: null,
  mails: null,
  people: null,
  members: null,
  'role-changes': null,
};
/** The subjects that belong to an insurer. The task of a printed policy has the id of its order. */
const KIND_OF_SUBJECT: Readonly<Record<string, RecordKind>> = {
  order: 'order',
  claim: 'claim',
  policy: 'order',
};

/** Returns whether a person at the desk may see the record in the path of a call; true for a path without a record. */
export async function isPathInScope(
  db: Db | Tx,
  scope: DeskScope,
  path: string,
  { id = '', subject = '' }: { id?: string; subject?: string },
): Promise<boolean> {
  if (scope.insurerId === null) return true;
  const segment = /^\/desk\/([\w-]+)\/:/.exec(path)?.[1] ?? '';
  const kinds: Readonly<Record<string, RecordKind | 'subject' | null>> = KIND_OF_SEGMENT;
  const kind = kinds[segment] ?? null;
  if (kind === null) return true;
  // The subject is not validated yet: it may be the name of a property that every object has.
  const subjectKind = Object.hasOwn(KIND_OF_SUBJECT, subject) ? KIND_OF_SUBJECT[subject] : undefined;
  const recordKind = kind === 'subject' ? subjectKind : kind;
  return recordKind !== undefined && isInScope(db, scope, recordKind, id);
}
