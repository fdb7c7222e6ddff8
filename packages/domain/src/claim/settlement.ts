import type { ProductType } from '../lines/product-type.ts';
import { applyRate } from '../money/rate.ts';
import { formatRupiah, type Rupiah } from '../money/rupiah.ts';
import { LIABILITY_CAUSE, VEHICLE_THEFT } from './cause.ts';

/** One row of what is left of a loss; the rows add up to the result. */
export type SettlementRow = { label: string; amount: Rupiah };

/** What a claim pays, and how that comes about: shown to both sides. */
export type Settlement = { rows: SettlementRow[]; payable: Rupiah };

/** What of a policy and a claim the settlement follows from. */
export type SettlementBasis = {
  productType: ProductType;
  cause: string;
  /** The loss as the insurer assessed it. */
  loss: Rupiah;
  /** What the cover pays at most: the sum insured, the annual limit, or the limit of liability of the policy. */
  limit: Rupiah;
  /** What earlier claims of the same year of cover took of it; counts where the limit is one for the year. */
  paidBefore?: Rupiah;
  /** Of a vehicle. */
  vehicle?: { cover: 'allrisk' | 'tlo'; electric?: boolean; motorcycle?: boolean };
  /** Of an accident: what is paid for, and of a lasting disability the percentage of the published table. */
  accident?: { kind: 'death' } | { kind: 'disability'; percent: number } | { kind: 'medical' };
};

type Deduction = { label: string; of: (amount: Rupiah) => Rupiah };

const fixed = (amount: Rupiah): Deduction => ({
  label: `Risiko sendiri ${formatRupiah(amount)} setiap kejadian`,
  of: () => amount,
});

/** A share of the claim, in parts per million, and at least some amount. */
const share = (label: string, ppm: number, least = 0): Deduction => ({
  label,
  of: (amount) => Math.max(applyRate(amount, ppm), least),
});

const FLOOD_CAUSES = ['VE09', 'VE10'];
const MV_FLOOD = share('Risiko sendiri 10%, minimal Rp500.000', 100_000, 500_000);
const MV_THEFT = share('Risiko sendiri 5%', 50_000);

/** Others, and people in the vehicle: their limits are sums of their own, and nothing is borne. */
const isOfPersons = (cause: string): boolean => cause === LIABILITY_CAUSE || cause === 'VE15';

/** What the holder bears of each claim, as the products of the line say it. */
function vehicleOwnRisk({ cause, vehicle }: SettlementBasis): Deduction | null {
  if (isOfPersons(cause)) return null;
  if (FLOOD_CAUSES.includes(cause)) return MV_FLOOD;
  if (vehicle?.cover !== 'tlo') return fixed(vehicle?.electric ? 500_000 : 300_000);
  if (cause !== VEHICLE_THEFT) return null;
  return vehicle.motorcycle ? fixed(200_000) : MV_THEFT;
}

/** A repair of three quarters of the price or more is a total loss, as is a theft. */
const isTotalLoss = ({ cause, loss, limit }: SettlementBasis): boolean =>
  cause === VEHICLE_THEFT || (!isOfPersons(cause) && 4 * loss >= 3 * limit);

/** Cover of total losses alone pays nothing of a lesser one. */
const isPartOfTotalCover = (basis: SettlementBasis): boolean =>
  basis.productType === 'kendaraan' &&
  basis.vehicle?.cover === 'tlo' &&
  !isOfPersons(basis.cause) &&
  !isTotalLoss(basis);

/** 2.5 % of the sum insured, whatever the loss; the limit of the policy is that sum. */
const earthquakeOwnRisk = ({ limit }: SettlementBasis): Deduction => ({
  label: 'Risiko sendiri 2,5% dari harga pertanggungan',
  of: () => applyRate(limit, 25_000),
});

const isEarthquake = (cause: string): boolean => cause.startsWith('EA');

/** Medical treatment after an accident is paid up to a tenth of the sum insured. */
const MEDICAL_PPM = 100_000;

const OWN_RISK: Readonly<Record<ProductType, (basis: SettlementBasis) => Deduction | null>> = {
  kendaraan: vehicleOwnRisk,
  kebakaran: () => null,
  gempabumi: earthquakeOwnRisk,
  'kebakaran-gempabumi': (basis) => (isEarthquake(basis.cause) ? earthquakeOwnRisk(basis) : null),
  kecelakaandiri: () => null,
  kesehatan: () => null,
};

/** What a benefit is limited to, and how that reads. */
function ceiling(basis: SettlementBasis): { label: string; most: Rupiah } {
  const { productType, cause, limit, accident, paidBefore = 0 } = basis;
  if (productType === 'kecelakaandiri' && accident?.kind === 'medical')
    return {
      label: 'Batas biaya perawatan 10% uang pertanggungan',
      most: Math.max(0, applyRate(limit, MEDICAL_PPM) - paidBefore),
    };
  if (productType === 'kecelakaandiri')
    return { label: 'Batas uang pertanggungan', most: Math.max(0, limit - paidBefore) };
  if (isPartOfTotalCover(basis)) return { label: 'Kerugian sebagian tidak dijamin TLO', most: 0 };
  if (productType === 'kendaraan' && isOfPersons(cause))
    return { label: 'Batas tanggung jawab', most: limit };
  if (productType === 'kesehatan')
    return { label: 'Sisa batas manfaat tahun ini', most: Math.max(0, limit - paidBefore) };
  return { label: 'Batas harga pertanggungan', most: limit };
}

/** The loss, or what the policy pays for death, disability or a total loss whatever it cost. */
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
 * What each line's limits and own risk leave of a loss, never less than nothing. Whole rupiah; percentages are rounded
 * half up once [Q16]. What a policy does not cover at all is the insurer's to decide, not this function's.
 */
export function settleClaim(basis: SettlementBasis): Settlement {
  const first = begin(basis);
  const { label, most } = ceiling(basis);
  const limited = Math.min(first.amount, most);
  const ownRisk = OWN_RISK[basis.productType](basis);
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
