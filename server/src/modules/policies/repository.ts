import type { ProductType } from '@naungan/domain/lines';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { policies } from '../../db/schema.ts';

export type PolicyRecord = typeof policies.$inferSelect;

const first = (rows: PolicyRecord[]): PolicyRecord | null => rows[0] ?? null;

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
  | 'issuedAt'
>;

export async function insertPolicy(tx: Tx, values: NewPolicy): Promise<PolicyRecord> {
  const [row] = await tx.insert(policies).values(values).returning();
  if (!row) throw new Error('The policies table took no row');
  return row;
}

export async function findPolicy(db: Db | Tx, id: string): Promise<PolicyRecord | null> {
  return first(await db.select().from(policies).where(eq(policies.id, id)));
}

/** The policies of an order, void or not, in the order of their issue. */
export async function policiesOfOrder(db: Db | Tx, orderId: string): Promise<PolicyRecord[]> {
  const own = eq(policies.orderId, orderId);
  return db.select().from(policies).where(own).orderBy(asc(policies.issuedAt), asc(policies.policyNumber));
}

export async function findByCode(db: Db | Tx, code: string): Promise<PolicyRecord | null> {
  return first(await db.select().from(policies).where(eq(policies.certificateCode, code)));
}

/** Policies of a member that were not made void, newest first. */
export async function listPolicies(
  db: Db | Tx,
  userId: string,
  productType?: ProductType,
): Promise<PolicyRecord[]> {
  const own = and(eq(policies.userId, userId), eq(policies.status, 'active'));
  return db
    .select()
    .from(policies)
    .where(productType ? and(own, sql`${policies.productType} = ${productType}`) : own)
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

/** Notes where the certificate lies, once: the policy, or null when it was noted before. */
export async function keepCertificateKey(
  tx: Tx,
  id: string,
  certificateKey: string,
): Promise<PolicyRecord | null> {
  const unnoted = and(eq(policies.id, id), isNull(policies.certificateKey));
  return first(await tx.update(policies).set({ certificateKey }).where(unnoted).returning());
}

/** Policies that were issued before then and still have no certificate, oldest first; void ones need none. */
export async function findUncertified(
  db: Db | Tx,
  issuedBefore: Date,
  limit: number,
): Promise<PolicyRecord[]> {
  const unnoted = and(eq(policies.status, 'active'), isNull(policies.certificateKey));
  return db
    .select()
    .from(policies)
    .where(and(unnoted, lt(policies.issuedAt, issuedBefore)))
    .orderBy(asc(policies.issuedAt))
    .limit(limit);
}

/** All policies of a member, void ones too. */
export async function allPoliciesOf(db: Db | Tx, userId: string): Promise<PolicyRecord[]> {
  const own = eq(policies.userId, userId);
  return db.select().from(policies).where(own).orderBy(asc(policies.issuedAt), asc(policies.policyNumber));
}
