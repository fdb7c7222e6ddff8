import { SOLD_LINES } from '@naungan/domain/lines';
import type { Db } from '../db/client.ts';
import { serverLine } from '../lines/catalogue.ts';
import { addInsurers } from '../lines/insurers-repository.ts';

/** Puts in the insurers, and the products of every line that are missing; what is there stays as it is. */
export async function seedPlans(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await addInsurers(tx);
    for (const line of SOLD_LINES) await serverLine(line).catalogue.seed(tx);
  });
}
