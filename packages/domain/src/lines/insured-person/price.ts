import { possibleAge } from '../../dates/calendar.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type OrderAmounts, orderTotal } from '../../fee/order-total.ts';
import type { ServiceFeeRule } from '../../fee/service-fee.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import { type AgeBand, premiumForAge } from '../../premium/premium.ts';
import { type Period, yearsFrom } from '../period.ts';
import { feeRows, type Price, type PriceRow, termText } from '../price.ts';
import type { BirthSearch } from './search.ts';

/** What the price of a plan for a person follows from. */
export type PersonPrices = {
  premi: readonly AgeBand[];
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/** What of an order for a person its price follows from. */
export type PersonPriced = { birthDate: string; printPolicy: boolean };

/** What price and period of a line for a person follow from. */
export type PersonShapes = {
  plan: PersonPrices;
  search: BirthSearch;
  priced: PersonPriced;
  details: object;
};

/** Every policy for a person runs one year [2 §9]. */
export const PERSON_TERM_YEARS = 1;

/** From the day of issue. */
export const personPeriod = ({ timePeriod }: { timePeriod: number }, issuedOn: IsoDate): Period =>
  yearsFrom(issuedOn, timePeriod);

/** The rows of an order for a person, which add up to its total. */
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
 * What a plan costs somebody on `day`. `null` for a text that is no birth date, and for an age that has no premium.
 */
export function personPrice(
  { premi, adminFee, policyPrintFee, serviceFee }: PersonPrices,
  { birthDate, printPolicy }: PersonPriced,
  day: IsoDate,
): Price | null {
  const age = possibleAge(birthDate, day);
  const premium = age === null ? null : premiumForAge(premi, age);
  if (premium === null) return null;
  const amounts = orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
  return { amounts, rows: personPriceRows({ amounts, timePeriod: PERSON_TERM_YEARS }) };
}
