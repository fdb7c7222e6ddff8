import type { IsoDate } from '../../dates/iso-date.ts';
import { type OrderAmounts, orderTotal } from '../../fee/order-total.ts';
import type { ServiceFeeRule } from '../../fee/service-fee.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type Period, periodOfYears } from '../period.ts';
import { feeRows, type Price, type PriceRow, termText } from '../price.ts';
import type { PricedExpansion } from './expansion.ts';
import { offeredExpansions, type QuotedVehicle, quoteVehicle, type VehicleTariff } from './quote.ts';
import type { VehicleSearch } from './search.ts';

/** The fields of a product that determine its price. */
export type VehiclePrices = VehicleTariff & {
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** The fields of an order that determine its price. */
export type VehiclePriceInput = QuotedVehicle & { printPolicy: boolean };

/** The stored facts of a vehicle that period and price rows depend on. */
export type VehicleInsured = {
  vehicle: QuotedVehicle['vehicle'];
  additions: Pick<QuotedVehicle, 'accesories' | 'expansion'>;
};

/** The types that price and period of the line depend on. */
export type VehicleShapes = {
  plan: VehiclePrices;
  search: VehicleSearch;
  priceInput: VehiclePriceInput;
  details: VehicleInsured;
};

/** Term of every policy in years [2 §9]. */
export const VEHICLE_TERM_YEARS = 1;

/** The days of cover, from its first one. */
export const vehiclePeriod = ({ timePeriod }: { timePeriod: number }, startDate: IsoDate): Period =>
  periodOfYears(startDate, timePeriod);

function rowsOf(
  amounts: OrderAmounts,
  timePeriod: number,
  expansions: readonly Pick<PricedExpansion, 'name' | 'premi'>[],
): PriceRow[] {
  const extended = expansions.reduce((sum, { premi }) => sum + premi, 0);
  return [
    { label: `Premi ${termText(timePeriod)}`, amount: amounts.premium - extended },
    ...expansions.map(({ name, premi }) => ({ label: `Perluasan ${name}`, amount: premi })),
    ...feeRows(amounts),
  ];
}

/** Returns the price of a product for a vehicle on `day`, with fees; `null` if the product does not insure it. */
export function vehiclePrice(plan: VehiclePrices, priceInput: VehiclePriceInput, day: IsoDate): Price | null {
  const quote = quoteVehicle(plan, priceInput, day);
  if (!quote) return null;
  const { adminFee, policyPrintFee, serviceFee } = plan;
  const { printPolicy } = priceInput;
  const premium = quote.premi.discount;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: rowsOf(amounts, VEHICLE_TERM_YEARS, quote.expansions) };
}

/**
 * Returns the extensions of a placed order, with their charged prices. The prices do not depend on the day, so they are
 * computed for the vehicle's first year, when no age limit applies.
 */
export function orderedExpansions(
  product: VehicleTariff,
  { vehicle, additions }: VehicleInsured,
): PricedExpansion[] {
  const offered = offeredExpansions(product, { vehicle, ...additions }, `${vehicle.year}-01-01`);
  return additions.expansion.flatMap((id) => offered.find(({ _id }) => _id === id) ?? []);
}

/** Returns the price rows of a placed order. */
export function vehiclePriceRows({
  amounts,
  timePeriod,
  product,
  details,
}: {
  amounts: OrderAmounts;
  timePeriod: number;
  product: VehiclePrices;
  details: VehicleInsured;
}): PriceRow[] {
  return rowsOf(amounts, timePeriod, orderedExpansions(product, details));
}
