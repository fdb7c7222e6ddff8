import type { Rupiah } from '../money/rupiah.ts';
import { type ServiceFeeRule, serviceFee } from './service-fee.ts';

/** The amounts of an order in rupiah. `policyPrintFee` is 0 if the customer chose no printed policy. */
export type OrderAmounts = {
  premium: Rupiah;
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: Rupiah;
  total: Rupiah;
};

/** The label of each amount, for price breakdowns and for messages about changed amounts. */
export const AMOUNT_LABELS: Record<keyof OrderAmounts, string> = {
  premium: 'Premi',
  adminFee: 'Biaya admin',
  policyPrintFee: 'Biaya cetak polis',
  serviceFee: 'Biaya layanan',
  total: 'Total',
};

export type OrderTotalInput = {
  /** The premium of the whole term; for fire and earthquake together, the sum of both premiums [Q15]. */
  premium: Rupiah;
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  printPolicy: boolean;
  serviceFeeRule: ServiceFeeRule;
};

/**
 * Returns the amounts of an order [2 §9]. The print fee is charged only for a printed policy. The service fee is calculated
 * from the premium.
 */
export function orderTotal(input: OrderTotalInput): OrderAmounts {
  const amounts = {
    premium: input.premium,
    adminFee: input.adminFee,
    policyPrintFee: input.printPolicy ? input.policyPrintFee : 0,
    serviceFee: serviceFee(input.serviceFeeRule, input.premium),
  };
  const total = amounts.premium + amounts.adminFee + amounts.policyPrintFee + amounts.serviceFee;
  return { ...amounts, total };
}

/** Returns whether the amounts that the browser displayed equal the amounts that the server charges [Q16]. */
export function areAmountsEqual(displayedAmounts: OrderAmounts, chargedAmounts: OrderAmounts): boolean {
  return (
    displayedAmounts.premium === chargedAmounts.premium &&
    displayedAmounts.adminFee === chargedAmounts.adminFee &&
    displayedAmounts.policyPrintFee === chargedAmounts.policyPrintFee &&
    displayedAmounts.serviceFee === chargedAmounts.serviceFee &&
    displayedAmounts.total === chargedAmounts.total
  );
}
