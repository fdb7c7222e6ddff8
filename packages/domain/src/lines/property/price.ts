import type { IsoDate } from '../../dates/iso-date.ts';
import { type OrderAmounts, orderTotal } from '../../fee/order-total.ts';
import type { ServiceFeeRule } from '../../fee/service-fee.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type Period, yearsFrom } from '../period.ts';
import { feeRows, type PolicyShare, type Price, type PriceRow, termText } from '../price.ts';
import { type AdminFees, adminFees, quoteProperty } from './quote.ts';
import type { PropertySearch } from './search.ts';
import {
  type PremiumParts,
  type PricedBuilding,
  type PropertyTariff,
  premiumParts,
  type QuotedBuilding,
} from './tariff.ts';

/** What the price of a product follows from. `adminFee` is that of all parts together [2 §9]. */
export type PropertyPrices = PropertyTariff & {
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** What of an order its price follows from. */
export type PropertyPriced = QuotedBuilding & { printPolicy: boolean };

/** What is stored of a building that period and rows follow from. */
export type PropertyInsured = { building: PricedBuilding };

/** What price and period of these lines follow from. */
export type PropertyShapes = {
  plan: PropertyPrices;
  search: PropertySearch;
  priced: PropertyPriced;
  details: PropertyInsured;
};

/** Terms that can be asked for, in years [2 §9]. */
export const TERM_YEARS = { min: 1, max: 25, usual: 1 } as const;

/** From the day of issue. */
export const propertyPeriod = ({ timePeriod }: { timePeriod: number }, issuedOn: IsoDate): Period =>
  yearsFrom(issuedOn, timePeriod);

const PART_LABELS: Record<keyof PremiumParts, string> = {
  fire: 'Premi kebakaran',
  earthquake: 'Premi gempa bumi',
  flood: 'Perluasan banjir',
};

/** The parts that there are, in the order of their rows. */
export const partsOf = (parts: PremiumParts) =>
  (['fire', 'earthquake', 'flood'] as const).flatMap((name) => {
    const part = parts[name];
    return part ? [{ ...part, label: PART_LABELS[name] }] : [];
  });

type Fees = Parameters<typeof feeRows>[0];

const rowsOf = (parts: PremiumParts, timePeriod: number, amounts: Fees): PriceRow[] => [
  ...partsOf(parts).map(({ label, premium }) => ({
    label: `${label} ${termText(timePeriod)}`,
    amount: premium * timePeriod,
  })),
  ...feeRows(amounts),
];

/** What a product costs for a building and a term, with its fees; `null` where it does not insure it so. */
export function propertyPrice(plan: PropertyPrices, priced: PropertyPriced): Price | null {
  const quote = quoteProperty(plan, priced);
  if (!quote) return null;
  const { adminFee, policyPrintFee, serviceFee } = plan;
  const { premium, timePeriod } = quote;
  const { printPolicy } = priced;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: rowsOf(quote, timePeriod, amounts) };
}

/** The rows of an order that was placed: its band and zone are stored with it, so they stay as they were charged. */
export function propertyPriceRows({
  amounts,
  timePeriod,
  product,
  details: { building },
}: {
  amounts: OrderAmounts;
  timePeriod: number;
  product: PropertyPrices;
  details: PropertyInsured;
}): PriceRow[] {
  const parts = premiumParts(product, building);
  if (parts) return rowsOf(parts, timePeriod, amounts);
  // Nothing that was ordered comes here; a total that is told plainly is better than none.
  return [{ label: `Premi ${termText(timePeriod)}`, amount: amounts.premium }, ...feeRows(amounts)];
}

type CoverOfPolicy = 'fire' | 'earthquake';

/**
 * What one of the two policies of an order costs: its premiums and its admin fee. Printing and service are charged once
 * for the order, and no rule divides them.
 */
export function policyPriceRows(
  {
    timePeriod,
    product,
    details: { building },
  }: { timePeriod: number; product: PropertyPrices & AdminFees; details: PropertyInsured },
  policy: CoverOfPolicy,
): PriceRow[] {
  const { fire = null, earthquake = null, flood = null } = premiumParts(product, building) ?? {};
  const parts =
    policy === 'fire' ? { fire, earthquake: null, flood } : { fire: null, earthquake, flood: null };
  const fees = { adminFee: adminFees(product)[policy], policyPrintFee: 0, serviceFee: 0 };
  return rowsOf(parts, timePeriod, fees);
}

const sumOf = (rows: readonly PriceRow[]): Rupiah => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What one of the two policies of an order costs, row by row, and what the order's total is made of. */
export function policyShare(
  order: Parameters<typeof propertyPriceRows>[0] & Parameters<typeof policyPriceRows>[0],
  policy: CoverOfPolicy,
): PolicyShare {
  const rows = { fire: policyPriceRows(order, 'fire'), earthquake: policyPriceRows(order, 'earthquake') };
  return {
    rows: rows[policy],
    total: sumOf(rows[policy]),
    order: [
      { label: 'Polis kebakaran', amount: sumOf(rows.fire) },
      { label: 'Polis gempa bumi', amount: sumOf(rows.earthquake) },
      ...propertyPriceRows(order).filter(({ fee }) => fee === 'print' || fee === 'service'),
    ],
  };
}
