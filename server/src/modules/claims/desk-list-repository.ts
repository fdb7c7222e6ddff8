import type { deskClaims } from '@naungan/api/desk-claims';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import { recordPageByWait } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { CLAIM_WAITS_FOR_DESK, claims, orders, policies, users } from '../../db/schema.ts';
import { matchesContact, referringConditions, type SearchSource } from '../../db/word-search.ts';
import { hasOrderIdentifier, identityConditions } from '../orders/service.ts';

/** `identity`: the identity number of the insured or the member, in place of a typed text. */
export type ClaimListQuery = z.output<typeof deskClaims.query> & { identity?: string };

const COLUMNS = { created: claims.createdAt, moved: claims.movedAt, id: claims.id };

function stateCondition(state: ClaimListQuery['state']): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'waiting' ? CLAIM_WAITS_FOR_DESK : eq(claims.state, state);
}

/** Returns the conditions of which a found claim fulfils at least one, each with its index. */
async function textConditions(db: Db, text: string): Promise<SQL[]> {
  const number = text.toUpperCase();
  const order = { table: orders, id: orders.id };
  const sources: SearchSource[] = [
    [claims.policyId, { table: policies, id: policies.id }, eq(policies.policyNumber, number)],
    [claims.orderId, order, eq(orders.kpaNumber, number)],
    [claims.orderId, order, hasOrderIdentifier(text)],
    [claims.userId, { table: users, id: users.id }, matchesContact(text)],
  ];
  return [eq(claims.claimNumber, number), ...(await referringConditions(db, sources))];
}

async function searchConditions(db: Db, { q, identity }: ClaimListQuery): Promise<(SQL | undefined)[]> {
  if (identity !== undefined) return identityConditions(db, claims, identity);
  return q ? textConditions(db, q) : [undefined];
}

/** Returns the ids of a page of claims. @throws ApiProblem INVALID for a wrong cursor */
export async function listClaimIds(db: Db, scope: DeskScope, query: ClaimListQuery) {
  const { line, state } = query;
  const { columns, page, days } = recordPageByWait('claims', query, COLUMNS);
  const filter = and(
    withinScope(scope, claims.orderId),
    line === undefined ? undefined : eq(claims.productType, line),
    stateCondition(state),
    days,
    page.condition(columns),
  );
  const conditions = await searchConditions(db, query);
  return page.read(conditions, (condition) =>
    db
      .select(page.selectPosition(columns))
      .from(claims)
      .where(and(filter, condition))
      .orderBy(...page.orderBy(columns))
      .limit(page.limit),
  );
}
