import type { Rupiah } from '../money/rupiah.ts';
import { type ServiceFeeRule, serviceFee } from './service-fee.ts';

/** What an order costs. `policyPrintFee` is 0 unless a printed policy was chosen. */
export type OrderAmounts = {
  premium: Rupiah;
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: Rupiah;
  total: Rupiah;
};

/** What each amount is called where it stands alone. */
export const AMOUNT_LABELS: Record<keyof OrderAmounts, string> = {
  premium: 'Premi',
  adminFee: 'Biaya admin',
  policyPrintFee: 'Biaya cetak polis',
  serviceFee: 'Biaya layanan',
  total: 'Total',
};

export type OrderTotalInput = {
  /** Of the whole term; for fire and earthquake together, the sum of both [Q15]. */
  premium: Rupiah;
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  printPolicy: boolean;
  serviceFeeRule: ServiceFeeRule;
};

/** Premium + admin fee + print fee (only when printing) + service fee on the premium [2 §9]. */
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

/** Whether what the browser showed is what the server charges [Q16]. */
export function sameAmounts(shown: OrderAmounts, charged: OrderAmounts): boolean {
  return (
    shown.premium === charged.premium &&
    shown.adminFee === charged.adminFee &&
    shown.policyPrintFee === charged.policyPrintFee &&
    shown.serviceFee === charged.serviceFee &&
    shown.total === charged.total
  );
}
