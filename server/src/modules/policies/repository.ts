import type { ProductType } from '@naungan/domain/lines';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { policies } from '../../db/schema.ts';

export type PolicyRecord = typeof policies.$inferSelect;

const firstOrNull = (rows: PolicyRecord[]): PolicyRecord | null => rows[0] ?? null;

export type NewPolicy = Pick<
  PolicyRecord,
  | 'orderId'
  | 'kind'
  | 'userId'
  | 'productType'
  | 'policyNumber'
  | 'certificateCode'
  | 'startDate'
  | 'endDate'
  | 'startsAt'
  | 'issuedAt'
>;

export async function insertPolicy(tx: Tx, values: NewPolicy): Promise<PolicyRecord> {
  const [row] = await tx.insert(policies).values(values).returning();
  if (!row) throw new Error('The policies table returned no inserted row');
  return row;
}

export async function findPolicy(db: Db | Tx, id: string): Promise<PolicyRecord | null> {
  return firstOrNull(await db.select().from(policies).where(eq(policies.id, id)));
}

/** Returns the policies of an order, void or not; the policy that was issued first comes first. */
export async function policiesOfOrder(db: Db | Tx, orderId: string): Promise<PolicyRecord[]> {
  const isOfOrder = eq(policies.orderId, orderId);
  return db
    .select()
    .from(policies)
    .where(isOfOrder)
    .orderBy(asc(policies.issuedAt), asc(policies.policyNumber));
}

export async function findPolicyByNumber(db: Db | Tx, policyNumber: string): Promise<PolicyRecord | null> {
  return firstOrNull(await db.select().from(policies).where(eq(policies.policyNumber, policyNumber)));
}

export async function findPolicyByCertificateCode(db: Db | Tx, code: string): Promise<PolicyRecord | null> {
  return firstOrNull(await db.select().from(policies).where(eq(policies.certificateCode, code)));
}

/** Returns the policies of a member that are not void, newest first. */
export async function listPolicies(
  db: Db | Tx,
  userId: string,
  productType?: ProductType,
): Promise<PolicyRecord[]> {
  const isActivePolicy = and(eq(policies.userId, userId), eq(policies.status, 'active'));
  return db
    .select()
    .from(policies)
    .where(productType ? and(isActivePolicy, eq(policies.productType, productType)) : isActivePolicy)
    .orderBy(desc(policies.issuedAt), desc(policies.policyNumber));
}

export type PolicyChange = Partial<
  Pick<
    PolicyRecord,
    | 'status'
    | 'serviceDelivery'
    | 'deliveryCourier'
    | 'trackingNumber'
    | 'policyDeliveryDate'
    | 'policyReceivedDate'
  >
>;

export async function changePolicy(tx: Tx, id: string, change: PolicyChange): Promise<void> {
  await tx.update(policies).set(change).where(eq(policies.id, id));
}

/**
 * Records the storage key of the certificate once. Returns the policy, or null when a key was recorded
 * before.
 */
export async function storeCertificateKey(
  tx: Tx,
  id: string,
  certificateKey: string,
): Promise<PolicyRecord | null> {
  const isWithoutKey = and(eq(policies.id, id), isNull(policies.certificateKey));
  return firstOrNull(await tx.update(policies).set({ certificateKey }).where(isWithoutKey).returning());
}

/**
 * Marks at most `limit` active policies without a certificate that were issued before `issuedBefore`, and returns them.
 * Policies marked longest ago come first, so that a policy whose certificate cannot be created does not block the
 * others.
 */
export async function takePoliciesWithoutCertificate(
  db: Db | Tx,
  { issuedBefore, now, limit }: { issuedBefore: Date; now: Date; limit: number },
): Promise<{ id: string }[]> {
  const isWithoutCertificate = and(eq(policies.status, 'active'), isNull(policies.certificateKey));
  const idsToRetry = db
    .select({ id: policies.id })
    .from(policies)
    .where(and(isWithoutCertificate, lt(policies.issuedAt, issuedBefore)))
    .orderBy(
      sql`${policies.certificateRetriedAt} nulls first`,
      asc(policies.issuedAt),
      asc(policies.policyNumber),
    )
    .limit(limit);
  return db
    .update(policies)
    .set({ certificateRetriedAt: now })
    .where(inArray(policies.id, idsToRetry))
    .returning({ id: policies.id });
}

/** Returns all policies of a member, including void policies. */
export async function allPoliciesOf(db: Db | Tx, userId: string): Promise<PolicyRecord[]> {
  const isOfMember = eq(policies.userId, userId);
  return db
    .select()
    .from(policies)
    .where(isOfMember)
    .orderBy(asc(policies.issuedAt), asc(policies.policyNumber));
}
