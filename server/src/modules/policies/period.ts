import { addYears, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { type ProductType, productLine } from '@naungan/domain/lines';

export type Period = { startDate: IsoDate; endDate: IsoDate };
export type PolicyState = 'active' | 'ended' | 'void';

/** Cover ends at noon of its last day, as Indonesian policies write it. */
const END_TIME = 'T12:00:00+07:00';

/** From the day of issue in Jakarta to the same date after the term (one year where the customer chooses none). */
export function policyPeriod(productType: ProductType, issuedAt: Date): Period {
  const startDate = todayInJakarta(issuedAt);
  return { startDate, endDate: addYears(startDate, productLine(productType).termYears ?? 1) };
}

export function policyState(policy: { status: string; endDate: IsoDate }, now: Date): PolicyState {
  if (policy.status !== 'active') return 'void';
  return now < new Date(`${policy.endDate}${END_TIME}`) ? 'active' : 'ended';
}
