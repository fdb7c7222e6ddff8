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
  limit?: number | undefined;
  isConfirmed?: boolean | undefined;
  accident?: SettlementBasis['accident'] | undefined;
};

const REQUEST = 'Periksa jumlahnya, lalu konfirmasi.';

/**
 * Requires a confirmation for amounts that are often a typing error: a loss above the amount that the claimant stated, and a limit
 * above the policy's limit.
 * @throws ApiProblem INVALID, at the field `loss` or `limit`
 */
export async function requireUsualAmounts(
  db: Db | Tx,
  { totalClaim, orderId, cause }: ClaimRecord,
  { loss, limit, isConfirmed }: Assessment,
): Promise<void> {
  if (isConfirmed) return;
  const reject = (path: string, text: string) => {
    const message = `${text} ${REQUEST}`;
    throwProblem('INVALID', message, [{ path, message }]);
  };
  if (totalClaim !== null && loss > totalClaim)
    reject(
      'loss',
      `Kerugian ${formatRupiah(loss)} melebihi jumlah yang diajukan, ${formatRupiah(totalClaim)}.`,
    );
  if (limit === undefined) return;
  const usualLimit = limitOfClaim(await requireOrderById(db, orderId), cause);
  if (limit > usualLimit)
    reject('limit', `Batas khusus ${formatRupiah(limit)} melebihi batas polis, ${formatRupiah(usualLimit)}.`);
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
