import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { Period, ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { PolicyState } from '@naungan/domain/status';
import type { OrderRecord } from '../../lines/order.ts';

export type { Period } from '@naungan/domain/lines';

/** Cover ends at noon of its last day, as is usual for Indonesian policies. */
const END_TIME = 'T12:00:00+07:00';

/** Returns the period of a policy issued now, by the rule of its line. */
export const policyPeriod = <L extends ProductType>(order: OrderRecord<L>, issuedAt: Date): Period =>
  rulesOf(order.productType).period(order, todayInJakarta(issuedAt));

export function policyState(policy: { status: string; endDate: IsoDate }, now: Date): PolicyState {
  if (policy.status !== 'active') return 'void';
  return now < new Date(`${policy.endDate}${END_TIME}`) ? 'active' : 'ended';
}
