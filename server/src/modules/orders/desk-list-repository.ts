import type { deskOrders } from '@naungan/api/desk';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { and, arrayOverlaps, eq, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { blindIndexes } from '../../core/data-keys.ts';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import { recordPage } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { indexedWords } from '../../db/indexed-words.ts';
import { invoices, orders, plans, policies, users } from '../../db/schema.ts';
import { matchesContact, matchesWords } from '../../db/word-search.ts';
import { serverLine } from '../../lines/index.ts';

export type OrderListQuery = z.output<typeof deskOrders.query>;

const LIST = { at: orders.createdAt, id: orders.id };
/** The words of a plan's name, as `plans_words` indexes them. */
const PLAN_WORDS = indexedWords('product_name');

/** Returns the condition for orders of members whose contact details match the text; null for a text without words. */
function isOfMember(db: Db, text: string): SQL | null {
  const matches = matchesContact(text);
  return matches && inArray(orders.userId, db.select({ id: users.id }).from(users).where(matches));
}

function isOfPlan(db: Db, text: string): SQL | null {
  const matches = matchesWords(PLAN_WORDS, text);
  return matches && inArray(orders.planId, db.select({ id: plans.id }).from(plans).where(matches));
}

/** Returns the condition for orders whose insured thing has this number, such as a plate; null if no line has such a number. */
export function hasIdentifier(text: string): SQL | null {
  const identifiers = PRODUCT_TYPES.flatMap((line) => serverLine(line).typedIdentifiers?.(text) ?? []);
  return identifiers.length === 0
    ? null
    : arrayOverlaps(orders.identifiers, identifiers.flatMap(blindIndexes));
}

/**
 * Returns the conditions of which a found order fulfils at least one. Each is a query with its index; a condition with
 * `or` would make the database read all orders.
 */
function searchConditions(db: Db, text: string): SQL[] {
  const number = text.toUpperCase();
  const ordersOfInvoice = db
    .select({ id: invoices.orderId })
    .from(invoices)
    .where(eq(invoices.invoiceNumber, number));
  const ordersOfPolicy = db
    .select({ id: policies.orderId })
    .from(policies)
    .where(eq(policies.policyNumber, number));
  return [
    eq(orders.kpaNumber, number),
    inArray(orders.id, ordersOfInvoice),
    inArray(orders.id, ordersOfPolicy),
    hasIdentifier(text),
    isOfMember(db, text),
    isOfPlan(db, text),
  ].filter((condition) => condition !== null);
}

/**
 * Returns the ids of a page of orders. Only the columns of the position are read, so that the JSON of an order that is not
 * on the page is never unpacked.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export async function listOrderIds(db: Db, scope: DeskScope, query: OrderListQuery) {
  const { line, status, partner, q } = query;
  const page = recordPage('orders', query);
  const filter = and(
    withinScope(scope, orders.id),
    line === undefined ? undefined : eq(orders.productType, line),
    status === undefined ? undefined : eq(orders.statusOrder, status),
    partner === undefined ? undefined : eq(orders.partner, partner),
    page.condition(LIST),
  );
  const conditions = q ? searchConditions(db, q) : [undefined];
  const branches = [];
  for (const condition of conditions)
    branches.push(
      await db
        .select(page.selectPosition(LIST))
        .from(orders)
        .where(and(filter, condition))
        .orderBy(...page.orderBy(LIST))
        .limit(page.limit),
    );
  return page.merge(branches);
}
