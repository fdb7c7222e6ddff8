import type { deskClaims } from '@naungan/api/desk-claims';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import { recordPage } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { claims, orders, policies, users } from '../../db/schema.ts';
import { matchesContact } from '../../db/word-search.ts';
import { hasOrderIdentifier } from '../orders/service.ts';

export type ClaimListQuery = z.output<typeof deskClaims.query>;

const LIST = { at: claims.createdAt, id: claims.id };

/** Returns the conditions of which a found claim fulfils at least one, each with its index. */
function searchConditions(db: Db, text: string): SQL[] {
  const number = text.toUpperCase();
  const ordersWith = (condition: SQL) => db.select({ id: orders.id }).from(orders).where(condition);
  const policiesWithNumber = db
    .select({ id: policies.id })
    .from(policies)
    .where(eq(policies.policyNumber, number));
  const identifier = hasOrderIdentifier(text);
  const contact = matchesContact(text);
  return [
    eq(claims.claimNumber, number),
    inArray(claims.policyId, policiesWithNumber),
    inArray(claims.orderId, ordersWith(eq(orders.kpaNumber, number))),
    identifier && inArray(claims.orderId, ordersWith(identifier)),
    contact && inArray(claims.userId, db.select({ id: users.id }).from(users).where(contact)),
  ].filter((condition) => condition !== null);
}

/** Returns the ids of a page of claims. @throws ApiProblem INVALID for a wrong cursor */
export async function listClaimIds(db: Db, scope: DeskScope, query: ClaimListQuery) {
  const { line, state, q } = query;
  const page = recordPage('claims', query);
  const filter = and(
    withinScope(scope, claims.orderId),
    line === undefined ? undefined : eq(claims.productType, line),
    state === undefined ? undefined : eq(claims.state, state),
    page.condition(LIST),
  );
  const conditions = q ? searchConditions(db, q) : [undefined];
  const branches = [];
  for (const condition of conditions)
    branches.push(
      await db
        .select(page.selectPosition(LIST))
        .from(claims)
        .where(and(filter, condition))
        .orderBy(...page.orderBy(LIST))
        .limit(page.limit),
    );
  return page.merge(branches);
}
