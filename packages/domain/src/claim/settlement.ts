import type { ProductType } from '../lines/product-type.ts';
import { applyRate } from '../money/rate.ts';
import { formatRupiah, type Rupiah } from '../money/rupiah.ts';
import { LIABILITY_CAUSE, VEHICLE_THEFT } from './cause.ts';
import { claimRulesOf } from './product.ts';

/** One row of the calculation; the rows add up to the payable amount. */
export type SettlementRow = { label: string; amount: Rupiah };

/** The payable amount of a claim and its calculation, shown to claimant and desk. */
export type Settlement = { rows: SettlementRow[]; payable: Rupiah };

/** The properties of a policy and a claim that the settlement depends on. */
export type SettlementBasis = {
  productType: ProductType;
  cause: string;
  /** The loss in rupiah, assessed by the insurer. */
  loss: Rupiah;
  /** The maximum payment of the cover: sum insured, annual limit, or limit of liability. */
  limit: Rupiah;
  /** Amount paid for earlier claims in the same year of cover; used with an annual limit. */
  amountPaidBefore?: Rupiah;
  /** Set for a vehicle claim. */
  vehicle?: { cover: 'allrisk' | 'tlo'; isElectric?: boolean; isMotorcycle?: boolean };
  /** The benefit, set for an accident. `percent` is the percentage of a disability in the published table. */
  accident?: { kind: 'death' } | { kind: 'disability'; percent: number } | { kind: 'medical' };
};

type Deductible = { label: string; amountOf: (amount: Rupiah) => Rupiah };

const fixedDeductible = (amount: Rupiah): Deductible => ({
  label: `Risiko sendiri ${formatRupiah(amount)} setiap kejadian`,
  amountOf: () => amount,
});

/** Returns a deductible of `ppm` parts per million of the claim, at least `minimum` rupiah. */
const percentDeductible = (label: string, ppm: number, minimum = 0): Deductible => ({
  label,
  amountOf: (amount) => Math.max(applyRate(amount, ppm), minimum),
});

/** The causes 'flood' and 'storm or fallen tree'. One extension covers both. */
const FLOOD_CAUSES = ['VE09', 'VE10'];
const FLOOD_DEDUCTIBLE = percentDeductible('Risiko sendiri 10%, minimal Rp500.000', 100_000, 500_000);
const THEFT_DEDUCTIBLE = percentDeductible('Risiko sendiri 5%', 50_000);

/** The code of the cause 'injury of the driver or a passenger'. */
const INJURY_CAUSE = 'VE15';
/** Returns whether the claim is for an injury or for liability. Such a claim has a separate limit and no deductible. */
const isInjuryOrLiability = (cause: string): boolean => cause === LIABILITY_CAUSE || cause === INJURY_CAUSE;

/** Returns the deductible of a vehicle claim, or `null`. The texts of the vehicle plans state the same deductibles. */
function vehicleDeductible({ cause, vehicle }: SettlementBasis): Deductible | null {
  if (isInjuryOrLiability(cause)) return null;
  if (FLOOD_CAUSES.includes(cause)) return FLOOD_DEDUCTIBLE;
  if (vehicle?.cover !== 'tlo') return fixedDeductible(vehicle?.isElectric ? 500_000 : 300_000);
  if (cause !== VEHICLE_THEFT) return null;
  return vehicle.isMotorcycle ? fixedDeductible(200_000) : THEFT_DEDUCTIBLE;
}

/** Returns whether a vehicle claim is a total loss: a theft, or a repair of at least three quarters of the price (`limit`). */
const isTotalLoss = ({ cause, loss, limit }: SettlementBasis): boolean =>
  cause === VEHICLE_THEFT || (!isInjuryOrLiability(cause) && 4 * loss >= 3 * limit);

/** Returns whether the claim is for a partial loss under total-loss cover. Such a claim gets no payment. */
const isUncoveredPartialLoss = (basis: SettlementBasis): boolean =>
  basis.productType === 'kendaraan' &&
  basis.vehicle?.cover === 'tlo' &&
  !isInjuryOrLiability(basis.cause) &&
  !isTotalLoss(basis);

/** Returns the deductible of an earthquake: 2.5 % of the sum insured (`limit`), for any loss. */
const earthquakeDeductible = ({ limit }: SettlementBasis): Deductible => ({
  label: 'Risiko sendiri 2,5% dari harga pertanggungan',
  amountOf: () => applyRate(limit, 25_000),
});

const isEarthquake = (cause: string): boolean => cause.startsWith('EA');

/** The limit of medical treatment after an accident, in parts per million of the sum insured. */
const MEDICAL_PPM = 100_000;

/** Returns the deductible of a claim, or `null`. */
function deductibleOf(basis: SettlementBasis): Deductible | null {
  const { risks } = claimRulesOf(basis.productType);
  if (risks.includes('vehicle')) return vehicleDeductible(basis);
  if (!risks.includes('earthquake')) return null;
  return risks.includes('fire') && !isEarthquake(basis.cause) ? null : earthquakeDeductible(basis);
}

/** Returns the limit of the payment in rupiah, with its label. */
function benefitLimit(basis: SettlementBasis): { label: string; maximum: Rupiah } {
  const { productType, cause, limit, accident, amountPaidBefore = 0 } = basis;
  const { risks, limit: lineLimit } = claimRulesOf(productType);
  if (risks.includes('personal-accident') && accident?.kind === 'medical')
    return {
      label: 'Batas biaya perawatan 10% uang pertanggungan',
      maximum: Math.max(0, applyRate(limit, MEDICAL_PPM) - amountPaidBefore),
    };
  if (isUncoveredPartialLoss(basis)) return { label: 'Kerugian sebagian tidak dijamin TLO', maximum: 0 };
  if (productType === 'kendaraan' && isInjuryOrLiability(cause))
    return { label: 'Batas tanggung jawab', maximum: limit };
  return {
    label: lineLimit.label,
    maximum: lineLimit.isPerYear ? Math.max(0, limit - amountPaidBefore) : limit,
  };
}

/** Returns the first row: the loss, or the fixed benefit of death, disability or total loss. */
function firstRow(basis: SettlementBasis): SettlementRow {
  const { loss, limit, accident, productType } = basis;
  if (accident?.kind === 'death') return { label: 'Santunan meninggal dunia', amount: limit };
  if (accident?.kind === 'disability')
    return {
      label: `Santunan cacat tetap ${String(accident.percent).replace('.', ',')}%`,
      amount: applyRate(limit, Math.round(accident.percent * 10_000)),
    };
  return productType === 'kendaraan' && isTotalLoss(basis)
    ? { label: 'Kerugian total', amount: limit }
    : { label: 'Kerugian yang dinilai', amount: loss };
}

/** Returns the label of the deductible of a claim, such as 'Risiko sendiri 5%'; null without a deductible. */
export const deductibleLabel = (basis: SettlementBasis): string | null => deductibleOf(basis)?.label ?? null;

/**
 * Returns the payable amount in whole rupiah and its calculation: the loss, reduced to the limit, less the
 * deductible, at least 0. Each percentage is rounded once, half up [Q16]. The insurer decides whether the policy covers
 * the loss.
 */
export function settleClaim(basis: SettlementBasis): Settlement {
  const assessedRow = firstRow(basis);
  const { label, maximum } = benefitLimit(basis);
  const limitedAmount = Math.min(assessedRow.amount, maximum);
  const deductible = deductibleOf(basis);
  const deductibleAmount = deductible ? Math.min(limitedAmount, deductible.amountOf(limitedAmount)) : 0;
  return {
    rows: [
      assessedRow,
      ...(limitedAmount < assessedRow.amount ? [{ label, amount: limitedAmount - assessedRow.amount }] : []),
      ...(deductible && deductibleAmount > 0 ? [{ label: deductible.label, amount: -deductibleAmount }] : []),
    ],
    payable: limitedAmount - deductibleAmount,
  };
}
