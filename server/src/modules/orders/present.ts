import { lineOf, type SoldLine } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { serverLine } from '../../lines/catalogue.ts';
import type { OrderRecord } from './record.ts';

/** Where a printed policy goes: the address given for it, else that of the insured; '' without printing. */
export function shippingAddress<L extends SoldLine>(order: OrderRecord<L>): string {
  const { shipping, productType } = order;
  if (!shipping.printPolicy) return '';
  return shipping.customShippingAddress
    ? shipping.shippingAddress
    : Object.values(serverLine(productType).address(order)).join(', ');
}

/** The thing that an order insures, as mails name it; '' where its owner says all. */
export function insuredObject<L extends SoldLine>(order: OrderRecord<L>): string {
  const fact = serverLine(order.productType).objectInsured?.(order);
  return fact ? `${fact.title}: ${fact.value}` : '';
}

/** What the total of an order is made of, as its line words it. */
export const priceRows = <L extends SoldLine>(order: OrderRecord<L>) =>
  lineOf(order.productType).priceRows(order);

/** Amounts in the names of order and policy detail, and what they are made of [3 §3]. */
export const orderPayment = (order: OrderRecord): OrderDetail['payment'] => ({
  basePremi: order.amounts.premium,
  adminFee: order.amounts.adminFee,
  policyPrintFee: order.amounts.policyPrintFee,
  serviceFee: order.amounts.serviceFee,
  grossPremi: order.amounts.total,
  rows: priceRows(order),
});
