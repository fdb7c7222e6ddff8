import { applyRate, percentToPpm } from '../money/rate.ts';
import { formatNumber, formatRupiah, type Rupiah } from '../money/rupiah.ts';

export const BENEFIT_TABLE_TEXT = 'Sesuai table manfaat';

/** `type` is 'numtsi' or 'currency' (rupiah), 'percentage', or anything else (shown as it is). */
export type BenefitValue = { type: string; value: number | string };

/** What a percentage is taken of: `limit` in rupiah, unless tied to the benefit table. */
export type LimitClaim = { limit: Rupiah; limitToBenefit: boolean };

/** Cover of a thing has no limit of claims: what a percentage is of stands in the table of benefits. */
export const LIMIT_IN_TABLE: LimitClaim = { limit: 0, limitToBenefit: true };

/** How a benefit reads: 'Rp500.000', 'Sesuai table manfaat', or the text itself [2 §9, 3 §9]. */
export function benefitText({ type, value }: BenefitValue, limitClaim: LimitClaim): string {
  if (type === 'percentage' && limitClaim.limitToBenefit) return BENEFIT_TABLE_TEXT;
  const number = typeof value === 'number' ? value : Number(value.trim() || Number.NaN);
  if (!Number.isFinite(number)) return String(value);
  if (type === 'numtsi' || type === 'currency') return formatRupiah(number);
  if (type === 'percentage') return formatRupiah(applyRate(limitClaim.limit, percentToPpm(number)));
  return typeof value === 'number' ? formatNumber(value) : value;
}
