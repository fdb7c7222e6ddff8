import type { Db } from '../../db/client.ts';
import { storeInsurers, storePlans } from '../../modules/plans/store.ts';
import { insurers } from './insurers.ts';
import { healthPlans } from './plans.ts';

/** Puts the insurers and health plans in; a second run renews them and changes no id. */
export async function seedHealthPlans(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await storeInsurers(tx, insurers);
    await storePlans(tx, healthPlans);
  });
}
