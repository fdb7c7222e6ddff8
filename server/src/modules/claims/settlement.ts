import { type Settlement, type SettlementBasis, settleClaim } from '@naungan/domain/claim';
import { addYears, type IsoDate } from '@naungan/domain/dates';
import type { Db, Tx } from '../../db/client.ts';
import { findPolicy } from '../policies/service.ts';
import { limitOfClaim, orderOf, vehicleOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { paidWithin } from './repository.ts';

/** What the desk assessed, where the policy does not say it. */
export type Assessment = {
  loss: number;
  limit?: number | undefined;
  accident?: SettlementBasis['accident'] | undefined;
};

/** The year of cover that a day lies in; one outside the cover counts to the nearest. */
function yearOfCover(startDate: IsoDate, endDate: IsoDate, day: IsoDate): { from: IsoDate; before: IsoDate } {
  let from = startDate;
  for (let next = addYears(from, 1); next <= day && next < endDate; next = addYears(from, 1)) from = next;
  const before = addYears(from, 1);
  return { from: day < startDate ? day : from, before: day >= before ? '9999-12-31' : before };
}

/** What limits and own risk leave of a loss. */
export async function settle(db: Db | Tx, claim: ClaimRecord, assessed: Assessment): Promise<Settlement> {
  const order = await orderOf(db, claim.orderId);
  const policy = await findPolicy(db, claim.policyId);
  if (!policy) throw new Error(`Policy ${claim.policyId} is gone, so claim ${claim.id} cannot be settled`);
  const year = yearOfCover(policy.startDate, policy.endDate, claim.incidentDate);
  const vehicle = vehicleOf(order);
  const { productType, cause } = claim;
  const { loss, limit = limitOfClaim(order, cause), accident } = assessed;
  return settleClaim({
    productType,
    cause,
    loss,
    limit,
    paidBefore: await paidWithin(db, policy.id, year),
    ...(vehicle && { vehicle }),
    ...(accident && { accident }),
  });
}
