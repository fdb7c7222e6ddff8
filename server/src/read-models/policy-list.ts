import type { ProductType } from '@naungan/domain/lines';
import type { PolicyState } from '@naungan/domain/status';
import type { Deps } from '../deps.ts';
import { listPolicies, type PolicyRecord, policyState } from '../modules/policies/service.ts';

/** States of listed policies: cover that has begun, and paid cover that begins later. */
const CURRENT_STATES: readonly PolicyState[] = ['active', 'upcoming'];

/**
 * Returns a member's policies whose cover has not ended, newest first; with `productType`, only policies of this
 * line.
 */
export async function currentPolicies(
  { db, clock }: Deps,
  userId: string,
  productType?: ProductType,
): Promise<PolicyRecord[]> {
  const now = clock();
  const policies = await listPolicies(db, userId, productType);
  return policies.filter((policy) => CURRENT_STATES.includes(policyState(policy, now)));
}
