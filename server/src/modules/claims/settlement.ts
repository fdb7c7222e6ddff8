import { type Settlement, type SettlementBasis, settleClaim, yearOfCover } from '@naungan/domain/claim';
import type { Db, Tx } from '../../db/client.ts';
import { limitOfClaim, orderOf, policyOfClaim, vehicleOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { paidWithin } from './repository.ts';

/** The desk's assessment of facts that the policy does not contain. */
export type Assessment = {
  loss: number;
  limit?: number | undefined;
  accident?: SettlementBasis['accident'] | undefined;
};

/** Returns what limits and deductible leave of a loss. */
export async function settle(db: Db | Tx, claim: ClaimRecord, assessed: Assessment): Promise<Settlement> {
  const order = await orderOf(db, claim.orderId);
  const policy = await policyOfClaim(db, claim.policyId);
  const year = yearOfCover(policy, claim.incidentDate);
  const vehicle = vehicleOf(order);
  const { productType, cause } = claim;
  const { loss, limit = limitOfClaim(order, cause), accident } = assessed;
  return settleClaim({
    productType,
    cause,
    loss,
    limit,
    amountPaidBefore: await paidWithin(db, policy.id, year),
    ...(vehicle && { vehicle }),
    ...(accident && { accident }),
  });
}
