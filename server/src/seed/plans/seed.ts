import type { Db } from '../../db/client.ts';
import { missingPlans, storeInsurers, storePlans } from '../../modules/plans/store-repository.ts';
import { healthPlans } from '../health-plans/plans.ts';
import { personalAccidentPlans } from '../personal-accident-plans/plans.ts';
import { insurers } from './insurers.ts';

/** The plans of every line that is sold by date of birth. Add yours here. */
export const plans = [...healthPlans, ...personalAccidentPlans];

/** Puts in the insurers and plans that are missing; what is there stays as it is. */
export async function seedPlans(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const missing = await missingPlans(tx, plans);
    if (missing.length === 0) return;
    await storeInsurers(tx, insurers);
    await storePlans(tx, missing);
  });
}
