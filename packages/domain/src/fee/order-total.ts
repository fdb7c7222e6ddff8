import type { Rupiah } from '../money/rupiah.ts';
import { type ServiceFeeRule, serviceFee } from './service-fee.ts';

/** The amounts of an order in rupiah. `policyPrintFee` is 0 unless a printed policy was chosen. */
export type OrderAmounts = {
  premium: Rupiah;
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: Rupiah;
  total: Rupiah;
};

/** Label of each amount outside a price breakdown. */
export const AMOUNT_LABELS: Record<keyof OrderAmounts, string> = {
  premium: 'Premi',
  adminFee: 'Biaya admin',
  policyPrintFee: 'Biaya cetak polis',
  serviceFee: 'Biaya layanan',
  total: 'Total',
};

export type OrderTotalInput = {
  /** For the whole term; for fire and earthquake together, the sum of both [Q15]. */
  premium: Rupiah;
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  printPolicy: boolean;
  serviceFeeRule: ServiceFeeRule;
};

/** Premium + admin fee + print fee (only when printed) + service fee on the premium [2 §9]. */
export function orderTotal(input: OrderTotalInput): OrderAmounts {
  const parts = {
    premium: input.premium,
    adminFee: input.adminFee,
    policyPrintFee: input.printPolicy ? input.policyPrintFee : 0,
    serviceFee: serviceFee(input.serviceFeeRule, input.premium),
  };
  const total = parts.premium + parts.adminFee + parts.policyPrintFee + parts.serviceFee;
  return { ...parts, total };
}

/** Whether the amounts displayed by the browser equal those charged by the server [Q16]. */
export function sameAmounts(shown: OrderAmounts, charged: OrderAmounts): boolean {
  return (
    shown.premium === charged.premium &&
    shown.adminFee === charged.adminFee &&
    shown.policyPrintFee === charged.policyPrintFee &&
    shown.serviceFee === charged.serviceFee &&
    shown.total === charged.total
  );
}
