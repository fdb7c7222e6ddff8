import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { Period, ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { endOfCover } from '@naungan/domain/policy';
import type { PolicyState } from '@naungan/domain/status';
import type { OrderRecord } from '../../lines/order.ts';

export type { Period } from '@naungan/domain/lines';

/** Whether the customers of a line order the days of cover. */
export const isOrderedByDay = (type: ProductType): boolean => rulesOf(type).orderedPeriod !== undefined;

/** Returns the period of a policy issued now, by the rule of its line. */
export const policyPeriod = <L extends ProductType>(order: OrderRecord<L>, issuedAt: Date): Period =>
  rulesOf(order.productType).period(order, todayInJakarta(issuedAt));

type DatedPolicy = { status: string; endDate: IsoDate; productType: ProductType };

export function policyState({ status, endDate, productType }: DatedPolicy, now: Date): PolicyState {
  if (status !== 'active') return 'void';
  return now < endOfCover(endDate, isOrderedByDay(productType)) ? 'active' : 'ended';
}
