import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Rupiah } from '../money/rupiah.ts';
import { type AgeBand, premiumForAge } from '../premium/premium.ts';
import { type OrderAmounts, orderTotal } from './order-total.ts';
import type { ServiceFeeRule } from './service-fee.ts';

/** What the price of a plan for a person follows from. */
export type PersonPrices = {
  premi: readonly AgeBand[];
  adminFee: Rupiah;
  policyPrintFee: Rupiah;
  serviceFee: ServiceFeeRule;
};

/**
 * What a plan costs somebody on `day`: shown by the browser and charged by the server [Q16]. `null` for a
 * text that is no birth date, and for an age that has no premium.
 */
export function personAmounts(
  { premi, adminFee, policyPrintFee, serviceFee }: PersonPrices,
  { birthDate, printPolicy }: { birthDate: string; printPolicy: boolean },
  day: IsoDate,
): OrderAmounts | null {
  const age = possibleAge(birthDate, day);
  const premium = age === null ? null : premiumForAge(premi, age);
  if (premium === null) return null;
  return orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule: serviceFee });
}
