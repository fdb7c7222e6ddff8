import { formatLongDate } from '@naungan/domain/dates';
import { type ProductType, termText } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { rulesOf } from '@naungan/domain/lines/rules';
import { plannedStartText } from '@naungan/domain/policy';
import { serverLine } from '../../lines/index.ts';
import type { OrderRecord } from './record.ts';

/** Returns the address for a printed policy: the order's shipping address or the insured's; '' without a printed policy. */
export function shippingAddress<L extends ProductType>(order: OrderRecord<L>): string {
  const { shipping, productType } = order;
  if (!shipping.printPolicy) return '';
  return shipping.customShippingAddress
    ? shipping.shippingAddress
    : Object.values(serverLine(productType).mailingAddress(order) ?? {}).join(', ');
}

/** Returns the insured object with its title, for mails; '' for lines that insure a person. */
export function insuredObject<L extends ProductType>(order: OrderRecord<L>): string {
  const fact = serverLine(order.productType).objectInsured?.(order);
  return fact ? `${fact.title}: ${fact.value}` : '';
}

/**
 * Returns the text of the cover period of an order without a policy, such as '1 tahun, sejak pembayaran diterima'. For
 * lines whose customers choose the days, returns the first and the last day.
 */
export function plannedCoverPeriod<L extends ProductType>({
  productType,
  details,
  timePeriod,
  startDate,
}: OrderRecord<L>): string {
  const orderedPeriod = rulesOf(productType).orderedPeriod?.(details);
  return orderedPeriod
    ? `${formatLongDate(orderedPeriod.startDate)} s.d. ${formatLongDate(orderedPeriod.endDate)}`
    : `${termText(timePeriod)}, ${plannedStartText(startDate)}`;
}

/** Returns the price rows of an order, with the labels of its line. */
export const priceRows = <L extends ProductType>(order: OrderRecord<L>) =>
  rulesOf(order.productType).priceRows(order);

/** Returns the amounts and the price rows, with the field names that the details of orders and policies have [3 §3]. */
export const orderPayment = (order: OrderRecord): OrderDetail['payment'] => ({
  basePremi: order.amounts.premium,
  adminFee: order.amounts.adminFee,
  policyPrintFee: order.amounts.policyPrintFee,
  serviceFee: order.amounts.serviceFee,
  grossPremi: order.amounts.total,
  rows: priceRows(order),
});
