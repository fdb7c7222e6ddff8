import { AMOUNT_LABELS, type OrderAmounts } from '../fee/order-total.ts';
import type { Rupiah } from '../money/rupiah.ts';

/** One row of the price in price summary, invoice, certificate and mails. */
export type PriceRow = {
  label: string;
  amount: Rupiah;
  /** What the amount is for, if the label alone is ambiguous: '1 tahun'. */
  unit?: string;
  /** The kind of fee; absent for a premium. */
  fee?: 'admin' | 'print' | 'service';
};

/** The price of an order; the rows add up to the total. */
export type Price = { amounts: OrderAmounts; rows: PriceRow[] };

/**
 * The share of one policy in the price of an order with several policies. `rows` and `total` are the price of the
 * policy, `order` has the price rows of the whole order.
 */
export type PolicyShare = { rows: PriceRow[]; total: Rupiah; order: PriceRow[] };

/** Returns the text of a term in whole years: '3 tahun'. */
export const termText = (years: number): string => `${years} tahun`;

/** Returns the text of a term in days: '7 hari'. */
export const daysText = (days: number): string => `${days} hari`;

type FeeAmounts = Pick<OrderAmounts, 'adminFee' | 'policyPrintFee' | 'serviceFee'>;

/** Returns the rows of the fees: the admin fee, and each other fee that is above 0 [2 §9]. */
export function feeRows({ adminFee, policyPrintFee, serviceFee }: FeeAmounts): PriceRow[] {
  const optionalFees: PriceRow[] = [
    { label: AMOUNT_LABELS.policyPrintFee, amount: policyPrintFee, fee: 'print' },
    { label: AMOUNT_LABELS.serviceFee, amount: serviceFee, fee: 'service' },
  ];
  return [
    { label: AMOUNT_LABELS.adminFee, amount: adminFee, fee: 'admin' },
    ...optionalFees.filter(({ amount }) => amount > 0),
  ];
}
