import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { planPremiums, plans } from '../../db/schema.ts';
import { sanitizeGeneralInfo } from '../general-info.ts';
import { missingPlans } from '../plans-repository.ts';
import type { PlanToStore } from './plan.ts';

const toRow = ({ ages, premi: _, document, ...plan }: PlanToStore) => ({
  ...plan,
  minAge: ages.minAge,
  maxAge: ages.maxAge,
  document: { ...document, generalInfo: sanitizeGeneralInfo(document.generalInfo) },
});

/** Inserts plans with their premiums. Updates a plan whose code is stored. Call this function in a transaction. */
async function storePlans(tx: Tx, rows: PlanToStore[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .insert(plans)
    .values(rows.map(toRow))
    .onConflictDoUpdate({
      target: plans.code,
      set: {
        insurerId: sql`excluded.insurer_id`,
        productName: sql`excluded.product_name`,
        transactionType: sql`excluded.transaction_type`,
        minAge: sql`excluded.min_age`,
        maxAge: sql`excluded.max_age`,
        adminFee: sql`excluded.admin_fee`,
        document: sql`excluded.document`,
        createdAt: sql`excluded.created_at`,
      },
    });
  await tx.delete(planPremiums).where(inArray(planPremiums.planId, ids));
  await tx
    .insert(planPremiums)
    .values(rows.flatMap(({ id, premi }) => premi.map((band) => ({ planId: id, ...band }))));
}

/** Inserts the plans whose code is not stored yet. */
export async function addMissingPlans(tx: Tx, rows: PlanToStore[]): Promise<void> {
  const newPlans = await missingPlans(tx, rows);
  if (newPlans.length > 0) await storePlans(tx, newPlans);
}
