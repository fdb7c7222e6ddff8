import type { ListPage } from '@naungan/api/list-page';
import type { OrderCard } from '@naungan/domain/order/record';
import { type DeskClient, DeskError } from './client.ts';
import { rejectFurtherWords, requireValue } from './command.ts';

/** Returns the id of an order; `reference` is its id or its number. @throws DeskError */
export async function orderId(desk: DeskClient, reference: string): Promise<string> {
  if (!reference.toUpperCase().startsWith('KPA-')) return reference;
  const { rows } = await desk<ListPage<OrderCard>>('deskOrders', { query: { q: reference } });
  const order = rows.find(({ kpaNumber }) => kpaNumber === reference.toUpperCase());
  if (!order) throw new DeskError(`There is no order ${reference}.`);
  return order._id;
}

/** Returns the only argument of a command: the id or number of an order. @throws UsageError */
export function orderReference([reference, ...furtherWords]: string[]): string {
  // Several words are usually a sentence without quotes.
  rejectFurtherWords(furtherWords, ' Put sentences in quotes.');
  return requireValue(reference, 'The order');
}
