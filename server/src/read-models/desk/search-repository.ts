import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import type { Db } from '../../db/client.ts';
import { policies, users } from '../../db/schema.ts';
import { matchesContact } from '../../db/word-search.ts';
import { identityConditions, isMemberWithIdentity } from '../../modules/orders/service.ts';

export type FoundMember = { id: string; fullName: string; email: string; phoneNumber: string | null };

/** Returns the members whose contact details begin with the words of the text, by name. */
export async function findMembers(db: Db, text: string, limit: number): Promise<FoundMember[]> {
  const condition = matchesContact(text);
  return condition ? selectMembers(db, condition, limit) : [];
}

/** Returns the members with this identity number, by name. */
export const findMembersByIdentity = (db: Db, digits: string, limit: number): Promise<FoundMember[]> =>
  selectMembers(db, isMemberWithIdentity(digits), limit);

const selectMembers = (db: Db, condition: SQL, limit: number): Promise<FoundMember[]> =>
  db
    .select({ id: users.id, fullName: users.fullName, email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(and(condition, eq(users.role, 'member')))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(limit);

const POLICY_COLUMNS = {
  id: policies.id,
  orderId: policies.orderId,
  policyNumber: policies.policyNumber,
  productType: policies.productType,
  startDate: policies.startDate,
  endDate: policies.endDate,
  status: policies.status,
};

/** Returns the policies with this number: at most one. */
export const findPoliciesByNumber = (db: Db, scope: DeskScope, policyNumber: string) =>
  db
    .select(POLICY_COLUMNS)
    .from(policies)
    .where(and(eq(policies.policyNumber, policyNumber), withinScope(scope, policies.orderId)));

/** Returns the policies whose insured or member has this identity number, the newest first. */
export async function findPoliciesByIdentity(db: Db, scope: DeskScope, digits: string, limit: number) {
  const conditions = await identityConditions(db, policies, digits);
  if (conditions.length === 0) return [];
  return db
    .select(POLICY_COLUMNS)
    .from(policies)
    .where(and(or(...conditions), withinScope(scope, policies.orderId)))
    .orderBy(desc(policies.issuedAt), desc(policies.policyNumber))
    .limit(limit);
}

/** Returns the policies of a member, the newest first. */
export const listPoliciesOfMember = (db: Db, userId: string) =>
  db
    .select(POLICY_COLUMNS)
    .from(policies)
    .where(eq(policies.userId, userId))
    .orderBy(desc(policies.issuedAt), desc(policies.policyNumber));
