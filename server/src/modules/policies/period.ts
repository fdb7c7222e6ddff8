import type { IsoDate } from '@naungan/domain/dates';
import type { Period, ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { coverEnd, coverStart } from '@naungan/domain/policy';
import type { PolicyState } from '@naungan/domain/status';
import type { OrderRecord } from '../../lines/order.ts';

export type { Period } from '@naungan/domain/lines';

/** Returns the cover of an order that was paid at `paidAt`, by the rule of the order's line. */
export function policyPeriod<L extends ProductType>(
  order: OrderRecord<L>,
  paidAt: Date,
): Period & { startsAt: Date } {
  const { startDate } = coverStart(order.startDate, paidAt);
  const period = rulesOf(order.productType).period(order, startDate);
  return { ...period, startsAt: coverStart(period.startDate, paidAt).startsAt };
}

type StoredCover = { status: string; startsAt: Date; endDate: IsoDate };

/** Returns the state of a policy: void, or by its period upcoming, active or ended at `now`. */
export function policyState({ status, startsAt, endDate }: StoredCover, now: Date): PolicyState {
  if (status !== 'active') return 'void';
  if (now < startsAt) return 'upcoming';
  return now < coverEnd(endDate) ? 'active' : 'ended';
}
