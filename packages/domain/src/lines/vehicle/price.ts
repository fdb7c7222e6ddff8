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

/** The stored data of an order that determine its period and price rows. */
export type VehiclePriceDetails = {
  vehicle: QuotedVehicle['vehicle'];
  additions: Pick<QuotedVehicle, 'accesories' | 'expansion'>;
};

/** The types of the data that determine the price and the period of a vehicle order; see `PriceShapes`. */
export type VehicleShapes = {
  plan: VehiclePrices;
  search: VehicleSearch;
  priceInput: VehiclePriceInput;
  details: VehiclePriceDetails;
};

/** The term in years of every vehicle policy [2 §9]. */
export const VEHICLE_TERM_YEARS = 1;

/** Returns the period of cover that begins on `startDate`. */
export const vehiclePeriod = ({ timePeriod }: { timePeriod: number }, startDate: IsoDate): Period =>
  periodOfYears(startDate, timePeriod);

function rowsOf(
  amounts: OrderAmounts,
  timePeriod: number,
  expansions: readonly Pick<PricedExpansion, 'name' | 'premi'>[],
): PriceRow[] {
  const extensionPremium = expansions.reduce((sum, { premi }) => sum + premi, 0);
  const label = `Premi ${termText(timePeriod)}`;
  // If the extensions cost more than the premium, the order is corrupt. One row is then better than a negative amount.
  if (extensionPremium > amounts.premium) return [{ label, amount: amounts.premium }, ...feeRows(amounts)];
  return [
    { label, amount: amounts.premium - extensionPremium },
    ...expansions.map(({ name, premi }) => ({ label: `Perluasan ${name}`, amount: premi })),
    ...feeRows(amounts),
  ];
}

/** Returns the price of a product for a vehicle on `day`, with fees; `null` if the product does not insure the vehicle. */
export function vehiclePrice(plan: VehiclePrices, priceInput: VehiclePriceInput, day: IsoDate): Price | null {
  const quote = quoteVehicle(plan, priceInput, day);
  if (!quote) return null;
  const { adminFee, policyPrintFee, serviceFee } = plan;
  const { printPolicy } = priceInput;
  // The premium after the discount.
  const premium = quote.premi.discount;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: rowsOf(amounts, VEHICLE_TERM_YEARS, quote.expansions) };
}

/**
 * Returns the extensions of a placed order, with the charged prices. The prices do not depend on the day, but
 * products exclude old vehicles. The prices are therefore calculated on a day of the model year.
 */
export function orderedExpansions(
  product: VehicleTariff,
  { vehicle, additions }: VehiclePriceDetails,
): PricedExpansion[] {
  const pricedExpansions = offeredExpansions(product, { vehicle, ...additions }, `${vehicle.year}-01-01`);
  return additions.expansion.flatMap((id) => pricedExpansions.find(({ _id }) => _id === id) ?? []);
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
  details: VehiclePriceDetails;
}): PriceRow[] {
  return rowsOf(amounts, timePeriod, orderedExpansions(product, details));
}
