import type { OrderCard } from '@naungan/domain/order/record';
import { type DeskClient, DeskError } from './client.ts';
import { needed, noMore } from './command.ts';

/** Returns the id of an order given its id or number. @throws DeskError */
export async function orderId(desk: DeskClient, reference: string): Promise<string> {
  if (!reference.toUpperCase().startsWith('KPA-')) return reference;
  const orders = await desk<OrderCard[]>('deskOrders');
  const order = orders.find(({ kpaNumber }) => kpaNumber === reference.toUpperCase());
  if (!order) throw new DeskError(`There is no order ${reference}.`);
  return order._id;
}

/** Returns the order reference from the command's words. @throws UsageError */
export function orderTyped([reference, ...more]: string[]): string {
  noMore(more, ' Put sentences in quotes.');
  return needed(reference, 'The order');
}
