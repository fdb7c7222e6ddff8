import { addYears, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type SoldLine } from '@naungan/domain/lines';
import type { PolicyState } from '@naungan/domain/status';

export type Period = { startDate: IsoDate; endDate: IsoDate };

/** Cover ends at noon of its last day, as Indonesian policies write it. */
const END_TIME = 'T12:00:00+07:00';

/** From the day of issue in Jakarta to the same date after the term. */
export function policyPeriod(order: { productType: SoldLine; timePeriod: number }, issuedAt: Date): Period {
  const startDate = todayInJakarta(issuedAt);
  return { startDate, endDate: addYears(startDate, lineOf(order.productType).termYears(order)) };
}

export function policyState(policy: { status: string; endDate: IsoDate }, now: Date): PolicyState {
  if (policy.status !== 'active') return 'void';
  return now < new Date(`${policy.endDate}${END_TIME}`) ? 'active' : 'ended';
}
