import type { ProductType } from '../lines/product-type.ts';
import { applyRate } from '../money/rate.ts';
import { formatRupiah, type Rupiah } from '../money/rupiah.ts';
import { LIABILITY_CAUSE, VEHICLE_THEFT } from './cause.ts';
import { claimRulesOf } from './product.ts';

/** One row of the calculation; the rows add up to the payable amount. */
export type SettlementRow = { label: string; amount: Rupiah };

/** The payable amount of a claim and its calculation, shown to claimant and desk. */
export type Settlement = { rows: SettlementRow[]; payable: Rupiah };

/** The facts of a policy and a claim that the settlement depends on. */
export type SettlementBasis = {
  productType: ProductType;
  cause: string;
  /** The loss that the insurer assessed. */
  loss: Rupiah;
  /** The maximum that the cover pays: sum insured, annual limit, or limit of liability. */
  limit: Rupiah;
  /** Amount paid for earlier claims in the same year of cover; used with an annual limit. */
  paidBefore?: Rupiah;
  /** For a vehicle. */
  vehicle?: { cover: 'allrisk' | 'tlo'; electric?: boolean; motorcycle?: boolean };
  /** For an accident: the kind of benefit, and for a lasting disability its percentage in the published table. */
  accident?: { kind: 'death' } | { kind: 'disability'; percent: number } | { kind: 'medical' };
};

type Deduction = { label: string; of: (amount: Rupiah) => Rupiah };

const fixedDeductible = (amount: Rupiah): Deduction => ({
  label: `Risiko sendiri ${formatRupiah(amount)} setiap kejadian`,
  of: () => amount,
});

/** A share of the claim in parts per million, with a minimum. */
const share = (label: string, ppm: number, least = 0): Deduction => ({
  label,
  of: (amount) => Math.max(applyRate(amount, ppm), least),
});

const FLOOD_CAUSES = ['VE09', 'VE10'];
const MV_FLOOD = share('Risiko sendiri 10%, minimal Rp500.000', 100_000, 500_000);
const MV_THEFT = share('Risiko sendiri 5%', 50_000);

/** Third parties and passengers: separate limits, no deductible. */
const isOfPersons = (cause: string): boolean => cause === LIABILITY_CAUSE || cause === 'VE15';

/** Returns the deductible of a vehicle claim, as the plans state it. */
function vehicleOwnRisk({ cause, vehicle }: SettlementBasis): Deduction | null {
  if (isOfPersons(cause)) return null;
  if (FLOOD_CAUSES.includes(cause)) return MV_FLOOD;
  if (vehicle?.cover !== 'tlo') return fixedDeductible(vehicle?.electric ? 500_000 : 300_000);
  if (cause !== VEHICLE_THEFT) return null;
  return vehicle.motorcycle ? fixedDeductible(200_000) : MV_THEFT;
}

/** A repair of three quarters of the price or more counts as a total loss, as does a theft. */
const isTotalLoss = ({ cause, loss, limit }: SettlementBasis): boolean =>
  cause === VEHICLE_THEFT || (!isOfPersons(cause) && 4 * loss >= 3 * limit);

/** Total-loss cover pays nothing for a partial loss. */
const isPartOfTotalCover = (basis: SettlementBasis): boolean =>
  basis.productType === 'kendaraan' &&
  basis.vehicle?.cover === 'tlo' &&
  !isOfPersons(basis.cause) &&
  !isTotalLoss(basis);

/** 2.5 % of the sum insured, for any loss; `limit` is that sum. */
const earthquakeOwnRisk = ({ limit }: SettlementBasis): Deduction => ({
  label: 'Risiko sendiri 2,5% dari harga pertanggungan',
  of: () => applyRate(limit, 25_000),
});

const isEarthquake = (cause: string): boolean => cause.startsWith('EA');

/** Medical treatment after an accident is paid up to a tenth of the sum insured. */
const MEDICAL_PPM = 100_000;

/** Returns the deductible; `null` if there is none. */
function ownRiskOf(basis: SettlementBasis): Deduction | null {
  const { risks } = claimRulesOf(basis.productType);
  if (risks.includes('vehicle')) return vehicleOwnRisk(basis);
  if (!risks.includes('earthquake')) return null;
  return risks.includes('fire') && !isEarthquake(basis.cause) ? null : earthquakeOwnRisk(basis);
}

/** Returns the limit of a benefit, with its label. */
function ceiling(basis: SettlementBasis): { label: string; most: Rupiah } {
  const { productType, cause, limit, accident, paidBefore = 0 } = basis;
  const { risks, limit: lineLimit } = claimRulesOf(productType);
  if (risks.includes('personal-accident') && accident?.kind === 'medical')
    return {
      label: 'Batas biaya perawatan 10% uang pertanggungan',
      most: Math.max(0, applyRate(limit, MEDICAL_PPM) - paidBefore),
    };
  if (isPartOfTotalCover(basis)) return { label: 'Kerugian sebagian tidak dijamin TLO', most: 0 };
  if (productType === 'kendaraan' && isOfPersons(cause))
    return { label: 'Batas tanggung jawab', most: limit };
  return { label: lineLimit.label, most: lineLimit.perYear ? Math.max(0, limit - paidBefore) : limit };
}

/** Returns the first row: the loss, or the fixed benefit of death, disability or total loss. */
function begin(basis: SettlementBasis): SettlementRow {
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

/**
 * Returns the loss after limits and deductible, at least 0, in whole rupiah; percentages are rounded half up once
 * [Q16]. The insurer decides whether the policy covers the loss at all.
 */
export function settleClaim(basis: SettlementBasis): Settlement {
  const first = begin(basis);
  const { label, most } = ceiling(basis);
  const limited = Math.min(first.amount, most);
  const ownRisk = ownRiskOf(basis);
  const borne = ownRisk ? Math.min(limited, ownRisk.of(limited)) : 0;
  return {
    rows: [
      first,
      ...(limited < first.amount ? [{ label, amount: limited - first.amount }] : []),
      ...(ownRisk && borne > 0 ? [{ label: ownRisk.label, amount: -borne }] : []),
    ],
    payable: limited - borne,
  };
}
