import type { SoldLine } from '@naungan/domain/lines';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { policies } from '../../db/schema.ts';

type Row = typeof policies.$inferSelect;
export type PolicyRecord = Omit<Row, 'productType'> & { productType: SoldLine };

const asRecord = (row: Row): PolicyRecord => ({ ...row, productType: row.productType as SoldLine });
const first = (rows: Row[]): PolicyRecord | null => (rows[0] ? asRecord(rows[0]) : null);

export type NewPolicy = Pick<
  PolicyRecord,
  | 'orderId'
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
  return asRecord(row);
}

export async function findPolicy(db: Db | Tx, id: string): Promise<PolicyRecord | null> {
  return first(await db.select().from(policies).where(eq(policies.id, id)));
}

export async function findPolicyOfOrder(db: Db | Tx, orderId: string): Promise<PolicyRecord | null> {
  return first(await db.select().from(policies).where(eq(policies.orderId, orderId)));
}

export async function findByCode(db: Db | Tx, code: string): Promise<PolicyRecord | null> {
  return first(await db.select().from(policies).where(eq(policies.certificateCode, code)));
}

/** Policies of a member that were not made void, newest first. */
export async function listPolicies(
  db: Db | Tx,
  userId: string,
  productType?: string,
): Promise<PolicyRecord[]> {
  const own = and(eq(policies.userId, userId), eq(policies.status, 'active'));
  const rows = await db
    .select()
    .from(policies)
    .where(productType ? and(own, eq(policies.productType, productType)) : own)
    .orderBy(desc(policies.issuedAt), desc(policies.policyNumber));
  return rows.map(asRecord);
}

export async function changePolicy(tx: Tx, id: string, change: { status?: string }): Promise<void> {
  await tx.update(policies).set(change).where(eq(policies.id, id));
}

export async function keepCertificateKey(db: Db | Tx, id: string, certificateKey: string): Promise<void> {
  await db.update(policies).set({ certificateKey }).where(eq(policies.id, id));
}

/** All policies of a member, void ones too. */
export async function allPoliciesOf(db: Db | Tx, userId: string): Promise<PolicyRecord[]> {
  const rows = await db.select().from(policies).where(eq(policies.userId, userId));
  return rows.map(asRecord);
}
