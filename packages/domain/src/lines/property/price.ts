import type { IsoDate } from '../../dates/iso-date.ts';
import { type OrderAmounts, orderTotal } from '../../fee/order-total.ts';
import type { ServiceFeeRule } from '../../fee/service-fee.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type Period, periodOfYears } from '../period.ts';
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

/** The fields of a product that determine its price. `adminFee` is the admin fee of all policies of an order together [2 §9]. */
export type PropertyPrices = PropertyTariff & {
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** The fields of an order that determine its price. */
export type PropertyPriceInput = QuotedBuilding & { printPolicy: boolean };

/** The stored data of an order that determine its period and price rows. */
export type PropertyPriceDetails = { building: PricedBuilding };

/** The types of the data that determine the price and the period of a property order; see `PriceShapes`. */
export type PropertyShapes = {
  plan: PropertyPrices;
  search: PropertySearch;
  priceInput: PropertyPriceInput;
  details: PropertyPriceDetails;
};

/** Possible terms in years, and the initial value [2 §9]. */
export const TERM_YEARS = { min: 1, max: 25, initial: 1 } as const;

/** Returns the period of cover that begins on `startDate`. */
export const propertyPeriod = ({ timePeriod }: { timePeriod: number }, startDate: IsoDate): Period =>
  periodOfYears(startDate, timePeriod);

type FeeAmounts = Parameters<typeof feeRows>[0];

/** The premium of a part (fire, earthquake or flood) for the whole term. */
type TermPremium = { name: keyof PremiumParts; label: string; amount: Rupiah };

const sumOf = (rows: readonly { amount: Rupiah }[]): Rupiah =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the premium of each part for the whole term. */
const premiumsOf = (
  parts: PremiumParts,
  { buildingPrices }: Pick<PricedBuilding, 'buildingPrices'>,
  timePeriod: number,
): TermPremium[] =>
  partsOf(parts).map(({ name, label, rate }) => ({
    name,
    label,
    amount: termPremium(buildingPrices, rate, timePeriod),
  }));

/** The stored data of a placed order, from which its price rows are calculated. */
type ChargedOrder = {
  amounts: Pick<OrderAmounts, 'premium'>;
  timePeriod: number;
  product: PropertyPrices;
  details: PropertyPriceDetails;
};

/**
 * Returns premiums that add up to the charged premium: the largest premium includes the rounding difference. Returns
 * `null` if the largest premium would be negative.
 */
function addDifferenceToLargest(premiums: TermPremium[], chargedPremium: Rupiah): TermPremium[] | null {
  const difference = chargedPremium - sumOf(premiums);
  if (difference === 0) return premiums;
  const [largestPremium] = premiums.toSorted((a, b) => b.amount - a.amount);
  if (!largestPremium || largestPremium.amount + difference < 0) return null;
  return premiums.map((premium) =>
    premium === largestPremium ? { ...premium, amount: premium.amount + difference } : premium,
  );
}

/**
 * Returns the premiums of a placed order, which add up to the charged premium. An old order was charged by year: each
 * yearly premium was rounded and then multiplied by the years. Returns `null` if the building has no rate, or if the
 * charged premium is far below the premiums of the parts.
 */
function chargedPremiums({ amounts, timePeriod, product, details: { building } }: ChargedOrder) {
  const parts = premiumParts(product, building);
  if (!parts) return null;
  const premiums = premiumsOf(parts, building, timePeriod);
  const formerPremiums = partsOf(parts).map(({ name, label, premium }) => ({
    name,
    label,
    amount: premium * timePeriod,
  }));
  const wasChargedByYear = sumOf(premiums) !== amounts.premium && sumOf(formerPremiums) === amounts.premium;
  return addDifferenceToLargest(wasChargedByYear ? formerPremiums : premiums, amounts.premium);
}

const rowsOf = (premiums: readonly TermPremium[], timePeriod: number, amounts: FeeAmounts): PriceRow[] => [
  ...premiums.map(({ label, amount }) => ({ label: `${label} ${termText(timePeriod)}`, amount })),
  ...feeRows(amounts),
];

/** Returns the price of a product for a building and a term, with fees; `null` if the product does not insure the building. */
export function propertyPrice(plan: PropertyPrices, priceInput: PropertyPriceInput): Price | null {
  const quote = quoteProperty(plan, priceInput);
  if (!quote) return null;
  const { adminFee, policyPrintFee, serviceFee } = plan;
  const { premium, timePeriod } = quote;
  const { building, printPolicy } = priceInput;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: rowsOf(premiumsOf(quote, building, timePeriod), timePeriod, amounts) };
}

/** Returns the price rows of a placed order. The order contains its band and zone, so that the amounts never change. */
export function propertyPriceRows(order: ChargedOrder & { amounts: OrderAmounts }): PriceRow[] {
  const { amounts, timePeriod } = order;
  const premiums = chargedPremiums(order);
  if (premiums) return rowsOf(premiums, timePeriod, amounts);
  // A placed order always has premiums. If data is corrupt, one row with the total is better than an error.
  return [{ label: `Premi ${termText(timePeriod)}`, amount: amounts.premium }, ...feeRows(amounts)];
}

type CoverOfPolicy = 'fire' | 'earthquake';

/** The parts of each policy. Flood is an extension of fire cover. */
const PARTS_OF_POLICY: Record<CoverOfPolicy, readonly TermPremium['name'][]> = {
  fire: ['fire', 'flood'],
  earthquake: ['earthquake'],
};

/**
 * Returns the rows of one of the two policies of an order: its premiums and its admin fee. Print fee and service fee
 * are not part of a policy, because they are charged once per order.
 */
export function policyPriceRows(
  order: ChargedOrder & { product: PropertyPrices & AdminFees },
  policy: CoverOfPolicy,
): PriceRow[] {
  const premiums = (chargedPremiums(order) ?? []).filter(({ name }) =>
    PARTS_OF_POLICY[policy].includes(name),
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
