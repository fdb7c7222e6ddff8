import { possibleAge } from '../../dates/calendar.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type OrderAmounts, orderTotal } from '../../fee/order-total.ts';
import type { ServiceFeeRule } from '../../fee/service-fee.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type AgeBand, premiumForAge } from '../../premium/premium.ts';
import { type Period, periodOfYears } from '../period.ts';
import { feeRows, type Price, type PriceRow, termText } from '../price.ts';
import type { BirthSearch } from './search.ts';

/** The fields of a plan for a person that determine its price. */
export type PersonPrices = {
  premi: readonly AgeBand[];
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** The fields of an order for a person that determine its price. */
export type PersonPriceInput = { birthDate: string; printPolicy: boolean };

/** The types of the data that determine the price and the period of an order for a person; see `PriceShapes`. */
export type PersonShapes = {
  plan: PersonPrices;
  search: BirthSearch;
  priceInput: PersonPriceInput;
  details: object;
};

/** The term in years of every policy for a person [2 §9]. */
export const PERSON_TERM_YEARS = 1;

/** Returns the period of cover that begins on `startDate`. */
export const personPeriod = ({ timePeriod }: { timePeriod: number }, startDate: IsoDate): Period =>
  periodOfYears(startDate, timePeriod);

/** Returns the price rows of an order for a person, which add up to its total. */
export function personPriceRows({
  amounts,
  timePeriod,
}: {
  amounts: OrderAmounts;
  timePeriod: number;
}): PriceRow[] {
  return [{ label: `Premi ${termText(timePeriod)}`, amount: amounts.premium }, ...feeRows(amounts)];
}

/**
 * Returns the price of a plan for a person on `day`; `null` for an invalid birth date and for an age without a
 * premium.
 */
export function personPrice(
  { premi, adminFee, policyPrintFee, serviceFee }: PersonPrices,
  { birthDate, printPolicy }: PersonPriceInput,
  day: IsoDate,
): Price | null {
  const age = possibleAge(birthDate, day);
  const premium = age === null ? null : premiumForAge(premi, age);
  if (premium === null) return null;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: personPriceRows({ amounts, timePeriod: PERSON_TERM_YEARS }) };
}
