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
  partsOf,
  premiumParts,
  type QuotedBuilding,
  termPremium,
} from './tariff.ts';

/** The fields of a product that determine its price. `adminFee` is the fee of all parts together [2 §9]. */
export type PropertyPrices = PropertyTariff & {
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** The fields of an order that determine its price. */
export type PropertyPriceInput = QuotedBuilding & { printPolicy: boolean };

/** The stored facts of a building that period and price rows depend on. */
export type PropertyInsured = { building: PricedBuilding };

/** The types that price and period of property lines depend on. */
export type PropertyShapes = {
  plan: PropertyPrices;
  search: PropertySearch;
  priceInput: PropertyPriceInput;
  details: PropertyInsured;
};

/** Possible terms in years [2 §9]. */
export const TERM_YEARS = { min: 1, max: 25, usual: 1 } as const;

/** The days of cover, from its first one. */
export const propertyPeriod = ({ timePeriod }: { timePeriod: number }, startDate: IsoDate): Period =>
  yearsFrom(startDate, timePeriod);

type Fees = Parameters<typeof feeRows>[0];

/** The premium of a part for the term. */
type PartPremium = { name: keyof PremiumParts; label: string; amount: Rupiah };

const sumOf = (rows: readonly { amount: Rupiah }[]): Rupiah =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the premium of each part for the term. */
const premiumsOf = (
  parts: PremiumParts,
  { buildingPrices }: Pick<PricedBuilding, 'buildingPrices'>,
  timePeriod: number,
): PartPremium[] =>
  partsOf(parts).map(({ name, label, rate }) => ({
    ...{ name, label },
    amount: termPremium(buildingPrices, rate, timePeriod),
  }));

/** The stored facts that the price rows of a placed order are derived from. */
type Charged = {
  amounts: Pick<OrderAmounts, 'premium'>;
  timePeriod: number;
  product: PropertyPrices;
  details: PropertyInsured;
};

/**
 * Returns the premiums of a placed order, which add up to the charged one: older orders were charged the rounded yearly
 * premiums times the years. `null` without a rate.
 */
function chargedPremiums({ amounts, timePeriod, product, details: { building } }: Charged) {
  const parts = premiumParts(product, building);
  if (!parts) return null;
  const premiums = premiumsOf(parts, building, timePeriod);
  const former = partsOf(parts).map(({ name, label, premium }) => ({
    ...{ name, label },
    amount: premium * timePeriod,
  }));
  const isFormer = sumOf(premiums) !== amounts.premium && sumOf(former) === amounts.premium;
  return isFormer ? former : premiums;
}

const rowsOf = (premiums: readonly PartPremium[], timePeriod: number, amounts: Fees): PriceRow[] => [
  ...premiums.map(({ label, amount }) => ({ label: `${label} ${termText(timePeriod)}`, amount })),
  ...feeRows(amounts),
];

/** Returns the price of a product for a building and a term, with fees; `null` if the product does not insure it. */
export function propertyPrice(plan: PropertyPrices, priceInput: PropertyPriceInput): Price | null {
  const quote = quoteProperty(plan, priceInput);
  if (!quote) return null;
  const { adminFee, policyPrintFee, serviceFee } = plan;
  const { premium, timePeriod } = quote;
  const { building, printPolicy } = priceInput;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: rowsOf(premiumsOf(quote, building, timePeriod), timePeriod, amounts) };
}

/** Returns the price rows of a placed order. Its band and zone are stored with it, so the amounts stay as charged. */
export function propertyPriceRows(order: Charged & { amounts: OrderAmounts }): PriceRow[] {
  const { amounts, timePeriod } = order;
  const premiums = chargedPremiums(order);
  if (premiums) return rowsOf(premiums, timePeriod, amounts);
  // Cannot happen for a placed order; shows the total in one row instead of failing.
  return [{ label: `Premi ${termText(timePeriod)}`, amount: amounts.premium }, ...feeRows(amounts)];
}

type CoverOfPolicy = 'fire' | 'earthquake';

/**
 * Returns the rows of one of the two policies of an order: its premiums and its admin fee. Printing and service fee are
 * charged once per order and not divided.
 */
export function policyPriceRows(
  order: Charged & { product: PropertyPrices & AdminFees },
  policy: CoverOfPolicy,
): PriceRow[] {
  const premiums = (chargedPremiums(order) ?? []).filter(
    ({ name }) => (name === 'earthquake') === (policy === 'earthquake'),
  );
  const fees = { adminFee: adminFees(order.product)[policy], policyPrintFee: 0, serviceFee: 0 };
  return rowsOf(premiums, order.timePeriod, fees);
}

/** Returns the rows of one of the two policies of an order, and the rows of the order's total. */
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
