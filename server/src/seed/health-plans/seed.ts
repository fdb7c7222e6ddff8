import type { Db } from '../../db/client.ts';
import { missingPlans, storeInsurers, storePlans } from '../../modules/plans/store.ts';
import { insurers } from './insurers.ts';
import { healthPlans } from './plans.ts';

/** Puts in the insurers and health plans that are missing; what is there stays as it is. */
export async function seedHealthPlans(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const missing = await missingPlans(tx, healthPlans);
    if (missing.length === 0) return;
    await storeInsurers(tx, insurers);
    await storePlans(tx, missing);
  });
}
