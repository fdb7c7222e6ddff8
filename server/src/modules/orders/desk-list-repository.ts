import type { deskOrders } from '@naungan/api/desk';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { and, arrayOverlaps, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { blindIndexes } from '../../core/data-keys.ts';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import { recordPageByWait } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { indexedWords } from '../../db/indexed-words.ts';
import { invoices, ORDER_WAITS_FOR_DESK, orders, plans, policies, users } from '../../db/schema.ts';
import {
  matchesContact,
  matchesWords,
  referringConditions,
  type SearchSource,
} from '../../db/word-search.ts';
import { serverLine } from '../../lines/index.ts';
import { identityConditions } from './identity-repository.ts';

/** `identity`: the identity number of the insured or the member, in place of a typed text. */
export type OrderListQuery = z.output<typeof deskOrders.query> & { identity?: string };

const COLUMNS = { created: orders.createdAt, moved: orders.updatedAt, id: orders.id };
/** The words of a plan's name, as `plans_words` indexes them. */
const PLAN_WORDS = indexedWords('product_name');

function statusCondition(status: OrderListQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'waiting' ? ORDER_WAITS_FOR_DESK : eq(orders.statusOrder, status);
}

/** Returns the condition for orders whose insured thing has this number, such as a plate; null if no line has such a number. */
export function hasIdentifier(text: string): SQL | null {
  const identifiers = PRODUCT_TYPES.flatMap((line) => serverLine(line).typedIdentifiers?.(text) ?? []);
  return identifiers.length === 0
    ? null
    : arrayOverlaps(orders.identifiers, identifiers.flatMap(blindIndexes));
}

/** Returns the conditions of which a found order fulfils at least one, each with its index. */
async function textConditions(db: Db, text: string): Promise<SQL[]> {
  const number = text.toUpperCase();
  const sources: SearchSource[] = [
    [orders.id, { table: orders, id: orders.id }, hasIdentifier(text)],
    [orders.id, { table: invoices, id: invoices.orderId }, eq(invoices.invoiceNumber, number)],
    [orders.id, { table: policies, id: policies.orderId }, eq(policies.policyNumber, number)],
    [orders.userId, { table: users, id: users.id }, matchesContact(text)],
    [orders.planId, { table: plans, id: plans.id }, matchesWords(PLAN_WORDS, text)],
  ];
  return [eq(orders.kpaNumber, number), ...(await referringConditions(db, sources))];
}

async function searchConditions(db: Db, { q, identity }: OrderListQuery): Promise<(SQL | undefined)[]> {
  if (identity !== undefined)
    return identityConditions(db, { orderId: orders.id, userId: orders.userId }, identity);
  return q ? textConditions(db, q) : [undefined];
}

/**
 * Returns the ids of a page of orders. Only the columns of the position are read, so that the JSON of an order that is not
 * on the page is never unpacked.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export async function listOrderIds(db: Db, scope: DeskScope, query: OrderListQuery) {
  const { line, status, partner } = query;
  const { columns, page, days } = recordPageByWait('orders', query, COLUMNS);
  const filter = and(
    withinScope(scope, orders.id),
    line === undefined ? undefined : eq(orders.productType, line),
    statusCondition(status),
    partner === undefined ? undefined : eq(orders.partner, partner),
    days,
    page.condition(columns),
  );
  const conditions = await searchConditions(db, query);
  return page.read(conditions, (condition) =>
    db
      .select(page.selectPosition(columns))
      .from(orders)
      .where(and(filter, condition))
      .orderBy(...page.orderBy(columns))
      .limit(page.limit),
  );
}
