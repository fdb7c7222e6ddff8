import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf, type Period, type SoldLine } from '@naungan/domain/lines';
import type { PolicyState } from '@naungan/domain/status';
import type { OrderRecord } from '../../lines/order.ts';

export type { Period } from '@naungan/domain/lines';

/** Cover ends at noon of its last day, as Indonesian policies write it. */
const END_TIME = 'T12:00:00+07:00';

/** What a policy issued now covers, by the rule of its line. */
export const policyPeriod = <L extends SoldLine>(order: OrderRecord<L>, issuedAt: Date): Period =>
  lineOf(order.productType).period(order, todayInJakarta(issuedAt));

export function policyState(policy: { status: string; endDate: IsoDate }, now: Date): PolicyState {
  if (policy.status !== 'active') return 'void';
  return now < new Date(`${policy.endDate}${END_TIME}`) ? 'active' : 'ended';
}
