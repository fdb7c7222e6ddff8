import { AMOUNT_LABELS, type OrderAmounts } from '../fee/order-total.ts';
import type { Rupiah } from '../money/rupiah.ts';

/** One row of a total, as price summary, invoice, certificate and mails show it. */
export type PriceRow = {
  label: string;
  amount: Rupiah;
  /** Explains the label if it is ambiguous: '1 tahun'. */
  unit?: string;
  /** The kind of fee; absent for a premium. */
  fee?: 'admin' | 'print' | 'service';
};

/** The price of an order; the rows add up to the total. */
export type Price = { amounts: OrderAmounts; rows: PriceRow[] };

/** The share of one of several policies of an order, with its rows, and the rows of the order's total. */
export type PolicyShare = { rows: PriceRow[]; total: Rupiah; order: PriceRow[] };

/** '3 tahun': the term of a policy, in whole years. */
export const termText = (years: number): string => `${years} tahun`;

/** '7 hari': the term of a policy whose days are ordered. */
export const daysText = (days: number): string => `${days} hari`;

type FeeAmounts = Pick<OrderAmounts, 'adminFee' | 'policyPrintFee' | 'serviceFee'>;

/** The fees of any line: the admin fee always, the others when they are charged [2 §9]. */
export function feeRows({ adminFee, policyPrintFee, serviceFee }: FeeAmounts): PriceRow[] {
  const optional: PriceRow[] = [
    { label: AMOUNT_LABELS.policyPrintFee, amount: policyPrintFee, fee: 'print' },
    { label: AMOUNT_LABELS.serviceFee, amount: serviceFee, fee: 'service' },
  ];
  return [
    { label: AMOUNT_LABELS.adminFee, amount: adminFee, fee: 'admin' },
    ...optional.filter(({ amount }) => amount > 0),
  ];
}
