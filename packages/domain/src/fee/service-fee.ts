import { applyRate, percentToPpm } from '../money/rate.ts';
import type { Rupiah } from '../money/rupiah.ts';

/** `value` is in percent for 'percentage' and in rupiah for 'nominal'. */
export type ServiceFeeRule = {
  useServiceFee: boolean;
  method: 'percentage' | 'nominal';
  value: number;
  maximumValue: Rupiah;
};

/** Returns the service fee of an amount, at most `maximumValue`; 0 if the rule is not in use [1 §9]. */
export function serviceFee(rule: ServiceFeeRule, amount: Rupiah): Rupiah {
  if (!rule.useServiceFee) return 0;
  const fee =
    rule.method === 'percentage' ? applyRate(amount, percentToPpm(rule.value)) : Math.round(rule.value);
  return Math.max(0, Math.min(fee, rule.maximumValue));
}
