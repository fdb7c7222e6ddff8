import { type Settlement, type SettlementBasis, settleClaim, yearOfCover } from '@naungan/domain/claim';
import { formatRupiah } from '@naungan/domain/money';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { limitOfClaim, requireOrderById, requirePolicyById, vehicleOf } from './policy.ts';
import type { ClaimRecord } from './record.ts';
import { sumPaymentsWithin } from './repository.ts';

/** The desk's assessment of an incident. Amounts are in rupiah; `limit` overrides the policy's limit. */
export type Assessment = {
  loss: number;
  isAboveClaim?: boolean | undefined;
  limit?: number | undefined;
  accident?: SettlementBasis['accident'] | undefined;
};

/**
 * Requires a confirmation for a loss above the amount that the claimant stated, because it is often a typing error.
 * @throws ApiProblem INVALID, at the field `loss`
 */
export function requireLossWithinClaim(
  { totalClaim }: ClaimRecord,
  { loss, isAboveClaim }: Assessment,
): void {
  if (totalClaim === null || loss <= totalClaim || isAboveClaim) return;
  const message = `Kerugian ${formatRupiah(loss)} melebihi jumlah yang diajukan, ${formatRupiah(totalClaim)}. Periksa jumlahnya, lalu konfirmasi.`;
  throwProblem('INVALID', message, [{ path: 'loss', message }]);
}

/** Returns the facts that the payable amount of an assessed loss depends on. */
export async function settlementBasis(
  db: Db | Tx,
  claim: ClaimRecord,
  assessment: Assessment,
): Promise<SettlementBasis> {
  const order = await requireOrderById(db, claim.orderId);
  const policy = await requirePolicyById(db, claim.policyId);
  const year = yearOfCover(policy, claim.incidentDate);
  const vehicle = vehicleOf(order);
  const { productType, cause } = claim;
  const { loss, limit = limitOfClaim(order, cause), accident } = assessment;
  return {
    productType,
    cause,
    loss,
    limit,
    amountPaidBefore: await sumPaymentsWithin(db, policy.id, year),
    ...(vehicle && { vehicle }),
    ...(accident && { accident }),
  };
}

/** Returns the payable amount of an assessed loss, with a row for each limit and deductible. */
export const computeSettlement = async (
  db: Db | Tx,
  claim: ClaimRecord,
  assessment: Assessment,
): Promise<Settlement> => settleClaim(await settlementBasis(db, claim, assessment));
