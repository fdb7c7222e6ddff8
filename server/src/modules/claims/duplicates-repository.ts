import type { ClaimAccount } from '@naungan/domain/claim/record';
import { and, arrayOverlaps, desc, eq, inArray, ne } from 'drizzle-orm';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { claims, orders } from '../../db/schema.ts';
import { accountIndexes } from './account-index.ts';

/** Maximum number of other claims that a check names. */
const MAX_NAMED_CLAIMS = 10;

export type OtherClaim = { id: string; number: string };

/**
 * Returns the claims in the scope on other policies whose insured object has a number of this order's object, newest first; null
 * if this object has no number.
 */
export async function findClaimsOfSameObject(
  db: Db | Tx,
  { orderId, policyId }: { orderId: string; policyId: string },
  scope: DeskScope,
): Promise<OtherClaim[] | null> {
  const [order] = await db
    .select({ identifiers: orders.identifiers })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || order.identifiers.length === 0) return null;
  // The orders first: in one query with a limit, the planner reads all claims by their time and looks for the few that match.
  const sameObject = await db
    .select({ id: orders.id })
    .from(orders)
    .where(arrayOverlaps(orders.identifiers, order.identifiers));
  return db
    .select({ id: claims.id, number: claims.claimNumber })
    .from(claims)
    .where(
      and(
        inArray(
          claims.orderId,
          sameObject.map(({ id }) => id),
        ),
        ne(claims.policyId, policyId),
        withinScope(scope, claims.orderId),
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.claimNumber))
    .limit(MAX_NAMED_CLAIMS);
}

/** Claims of other members with the same bank account. */
export type ClaimsWithAccount = {
  /** The claims that the person may see, newest first; at most {@link MAX_NAMED_CLAIMS}. */
  named: OtherClaim[];
  /** Number of all claims, also of claims that the person may not see. */
  total: number;
  /** Number of claims that the person may see. */
  visible: number;
};

/**
 * Returns the claims of other members that have this claim's bank account. A second claim of the same member, also one by an
 * heir, usually has the same account.
 */
export async function findClaimsWithAccount(
  db: Db | Tx,
  { userId, account }: { userId: string; account: ClaimAccount },
  scope: DeskScope,
): Promise<ClaimsWithAccount> {
  const indexes = accountIndexes(account);
  if (indexes.length === 0) return { named: [], total: 0, visible: 0 };
  const isOther = and(inArray(claims.accountIndex, indexes), ne(claims.userId, userId));
  const isVisible = and(isOther, withinScope(scope, claims.orderId));
  const named = await db
    .select({ id: claims.id, number: claims.claimNumber })
    .from(claims)
    .where(isVisible)
    .orderBy(desc(claims.createdAt), desc(claims.claimNumber))
    .limit(MAX_NAMED_CLAIMS);
  return { named, total: await db.$count(claims, isOther), visible: await db.$count(claims, isVisible) };
}
