import { ageOn, type IsoDate } from '@naungan/domain/dates';
import { type OrderAmounts, orderTotal } from '@naungan/domain/fee';
import type { Plan } from '@naungan/domain/plan';
import { premiumForAge } from '@naungan/domain/premium';
import type { OrderValues } from '../order-step/index.ts';

/** What the order costs as it is filled in now; `null` when no age band includes the birth date. */
export function orderAmounts(
  plan: Plan,
  { birthDate, printPolicy }: Pick<OrderValues, 'birthDate' | 'printPolicy'>,
  today: IsoDate,
): OrderAmounts | null {
  const premium = birthDate === '' ? null : premiumForAge(plan.premi, ageOn(birthDate, today));
  if (premium === null) return null;
  return orderTotal({
    premium,
    adminFee: plan.adminFee,
    policyPrintFee: plan.policyPrintFee,
    printPolicy,
    serviceFeeRule: plan.serviceFee,
  });
}
