import type { IsoDate } from '../../dates/iso-date.ts';
import { type OrderAmounts, orderTotal } from '../../fee/order-total.ts';
import type { ServiceFeeRule } from '../../fee/service-fee.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type Period, yearsFrom } from '../period.ts';
import { feeRows, type Price, type PriceRow, termText } from '../price.ts';
import type { PricedExpansion } from './expansion.ts';
import { offeredExpansions, type QuotedVehicle, quoteVehicle, type VehicleTariff } from './quote.ts';
import type { VehicleSearch } from './search.ts';

/** What the price of a product follows from. */
export type VehiclePrices = VehicleTariff & {
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** What of an order its price follows from. */
export type VehiclePriced = QuotedVehicle & { printPolicy: boolean };

/** What is stored of a vehicle that period and rows follow from. */
export type VehicleInsured = {
  vehicle: QuotedVehicle['vehicle'];
  additions: Pick<QuotedVehicle, 'accesories' | 'expansion'>;
};

/** What price and period of the line follow from. */
export type VehicleShapes = {
  plan: VehiclePrices;
  search: VehicleSearch;
  priced: VehiclePriced;
  details: VehicleInsured;
};

/** Every policy runs one year [2 §9]. */
export const VEHICLE_TERM_YEARS = 1;

/** From the day of issue. */
export const vehiclePeriod = ({ timePeriod }: { timePeriod: number }, issuedOn: IsoDate): Period =>
  yearsFrom(issuedOn, timePeriod);

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

/** What a product costs for a vehicle on `day`, with its fees; `null` where it does not insure it so. */
export function vehiclePrice(plan: VehiclePrices, priced: VehiclePriced, day: IsoDate): Price | null {
  const quote = quoteVehicle(plan, priced, day);
  if (!quote) return null;
  const { adminFee, policyPrintFee, serviceFee } = plan;
  const { printPolicy } = priced;
  const premium = quote.premi.discount;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: rowsOf(amounts, VEHICLE_TERM_YEARS, quote.expansions) };
}

/**
 * The extensions of an order that was placed, with what each was charged. That hangs on no day: it is told for the
 * vehicle's first year, where no age refuses it.
 */
export function orderedExpansions(
  product: VehicleTariff,
  { vehicle, additions }: VehicleInsured,
): PricedExpansion[] {
  const offered = offeredExpansions(product, { vehicle, ...additions }, `${vehicle.year}-01-01`);
  return additions.expansion.flatMap((id) => offered.find(({ _id }) => _id === id) ?? []);
}

/** The rows of an order that was placed. */
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
