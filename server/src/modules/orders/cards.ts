import type { OrderCard } from '@naungan/domain/order';
import type { Db } from '../../db/client.ts';
import { invoicesOfOrders } from '../invoices/service.ts';
import { type OrderFilter, orderCards } from './repository.ts';

/** Orders newest first, each with its invoice. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<OrderCard[]> {
  const cards = await orderCards(db, filter);
  const invoices = await invoicesOfOrders(
    db,
    cards.map(({ _id }) => _id),
  );
  return cards.map((card) => ({ ...card, invoice: invoices.get(card._id) ?? null }));
}
