import { applyRate, percentToPpm } from '../money/rate.ts';
import { formatNumber, formatRupiah, type Rupiah } from '../money/rupiah.ts';

export const BENEFIT_TABLE_TEXT = 'Sesuai table manfaat';

/**
 * `type` decides the meaning of `value`: an amount in rupiah for 'numtsi' and 'currency', a percentage for 'percentage',
 * a number or a text for any other type. The names of the types are part of the wire format.
 */
export type BenefitValue = { type: string; value: number | string };

/** The base of a percentage: `limit` in rupiah, or the table of benefits if `limitToBenefit` is true. */
export type LimitClaim = { limit: Rupiah; limitToBenefit: boolean };

/** For insurance of vehicles and buildings, which has no claim limit: the table of benefits is the base of a percentage. */
export const LIMIT_IN_TABLE: LimitClaim = { limit: 0, limitToBenefit: true };

/** Returns the text of a benefit for display: 'Rp500.000', '1.800', 'Sesuai table manfaat', or an unchanged text [2 §9, 3 §9]. */
export function benefitText({ type, value }: BenefitValue, limitClaim: LimitClaim): string {
  if (type === 'percentage' && limitClaim.limitToBenefit) return BENEFIT_TABLE_TEXT;
  const number = typeof value === 'number' ? value : Number(value.trim() || Number.NaN);
  if (!Number.isFinite(number)) return String(value);
  if (type === 'numtsi' || type === 'currency') return formatRupiah(number);
  if (type === 'percentage') return formatRupiah(applyRate(limitClaim.limit, percentToPpm(number)));
  return typeof value === 'number' ? formatNumber(value) : value;
}
