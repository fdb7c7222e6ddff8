import { AMOUNT_LABELS, type OrderAmounts } from '../fee/order-total.ts';
import type { Rupiah } from '../money/rupiah.ts';

/** One row of what makes up a total, as price summary, invoice, certificate and mails print it. */
export type PriceRow = {
  label: string;
  amount: Rupiah;
  /** What the amount is for, where the label alone does not say it: '1 tahun'. */
  unit?: string;
  /** Of a fee, which: the rest is premium. */
  fee?: 'admin' | 'print' | 'service';
};

/** What an order costs; the rows add up to the total. */
export type Price = { amounts: OrderAmounts; rows: PriceRow[] };

/** What one of several policies of an order costs, row by row, and what the order's total is made of. */
export type PolicyShare = { rows: PriceRow[]; total: Rupiah; order: PriceRow[] };

/** '3 tahun': how long a policy runs, in whole years. */
export const termText = (years: number): string => `${years} tahun`;

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
