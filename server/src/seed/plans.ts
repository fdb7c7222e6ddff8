import { PRODUCT_TYPES } from '@naungan/domain/lines';
import type { Db } from '../db/client.ts';
import { serverLine } from '../lines/index.ts';
import { addInsurers } from '../lines/insurers-repository.ts';

/** Inserts the missing insurers, and the missing products of every line; stored rows stay unchanged. */
export async function seedPlans(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await addInsurers(tx);
    for (const line of PRODUCT_TYPES) await serverLine(line).catalogue.seed(tx);
  });
}
