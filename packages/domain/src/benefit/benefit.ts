import { applyRate, percentToPpm } from '../money/rate.ts';
import { formatNumber, formatRupiah, type Rupiah } from '../money/rupiah.ts';

export const BENEFIT_TABLE_TEXT = 'Sesuai table manfaat';

/** `type` is 'numtsi' or 'currency' (rupiah), 'percentage', or any other value (displayed unchanged). */
export type BenefitValue = { type: string; value: number | string };

/** The base of a percentage: `limit` in rupiah, or the table of benefits when `limitToBenefit`. */
export type LimitClaim = { limit: Rupiah; limitToBenefit: boolean };

/** Insurance of things has no claim limit: the base of a percentage is in the table of benefits. */
export const LIMIT_IN_TABLE: LimitClaim = { limit: 0, limitToBenefit: true };

/** Returns a benefit as displayed: 'Rp500.000', 'Sesuai table manfaat', or the text itself [2 §9, 3 §9]. */
export function benefitText({ type, value }: BenefitValue, limitClaim: LimitClaim): string {
  if (type === 'percentage' && limitClaim.limitToBenefit) return BENEFIT_TABLE_TEXT;
  const number = typeof value === 'number' ? value : Number(value.trim() || Number.NaN);
  if (!Number.isFinite(number)) return String(value);
  if (type === 'numtsi' || type === 'currency') return formatRupiah(number);
  if (type === 'percentage') return formatRupiah(applyRate(limitClaim.limit, percentToPpm(number)));
  return typeof value === 'number' ? formatNumber(value) : value;
}
