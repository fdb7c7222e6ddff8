import type { DeskVisitorContact, deskVisitors } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordPage } from '../core/list-page.ts';
import type { Db } from '../db/client.ts';
import { consultantOrders, consultations, guests } from '../db/schema.ts';
import { matchesContact } from '../db/word-search.ts';

type VisitorQuery = z.output<typeof deskVisitors.query>;

/** The tables of the list, by the kind of their contacts. */
const SOURCES = {
  guest: { table: guests, product: guests.product, message: sql<null>`null` },
  consultation: {
    table: consultations,
    product: consultations.product,
    message: consultations.message,
  },
  offline: {
    table: consultantOrders,
    product: consultantOrders.productType,
    message: consultantOrders.message,
  },
} as const;
const KINDS = ['guest', 'consultation', 'offline'] as const;

function listContacts(
  db: Db,
  kind: DeskVisitorContact['kind'],
  page: ReturnType<typeof recordPage>,
  filter: SQL | undefined,
  partner: string | undefined,
) {
  const { table, product, message } = SOURCES[kind];
  const columns = { at: table.createdAt, id: table.id };
  return db
    .select({
      ...page.selectPosition(columns),
      at: table.createdAt,
      kind: sql<typeof kind>`${kind}::text`,
      fullName: table.fullName,
      phoneNumber: table.phoneNumber,
      email: table.email,
      product: sql<string | null>`${product}`,
      message: sql<string | null>`nullif(${message}, '')`,
      partner: table.partner,
    })
    .from(table)
    .where(
      and(page.condition(columns), filter, partner === undefined ? undefined : eq(table.partner, partner)),
    )
    .orderBy(...page.orderBy(columns))
    .limit(page.limit);
}

/**
 * Returns a page of guests, questions and requests for a consultant.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export async function listVisitorContacts(
  db: Db,
  query: VisitorQuery,
): Promise<ListPage<DeskVisitorContact>> {
  const { kind, partner, q } = query;
  const page = recordPage('visitors', query);
  const filter = q ? matchesContact(q) : undefined;
  const branches = [];
  for (const source of filter === null ? [] : KINDS.filter((candidate) => (kind ?? candidate) === candidate))
    branches.push(await listContacts(db, source, page, filter ?? undefined, partner));
  const { rows, next } = page.merge(branches);
  return { rows: rows.map(({ time: _, at, ...row }) => ({ ...row, at: at.toISOString() })), next };
}
