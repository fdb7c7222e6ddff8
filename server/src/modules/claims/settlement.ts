import { type Settlement, type SettlementBasis, settleClaim, yearOfCover } from '@naungan/domain/claim';
import type { Db, Tx } from '../../db/client.ts';
import { limitOfClaim, orderOf, policyOfClaim, vehicleOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { amountPaidWithin } from './repository.ts';

/** The desk's assessment of an incident. Amounts are in rupiah; `limit` overrides the policy's limit. */
export type Assessment = {
  loss: number;
  limit?: number | undefined;
  accident?: SettlementBasis['accident'] | undefined;
};

/** Returns the payable amount of an assessed loss, with a row for each limit and deductible. */
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
    amountPaidBefore: await amountPaidWithin(db, policy.id, year),
    ...(vehicle && { vehicle }),
    ...(accident && { accident }),
  });
}
