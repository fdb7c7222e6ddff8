import type { SoldLine } from '@naungan/domain/lines';
import { lineRecords } from '@naungan/domain/lines/record';
import type { OrderCard } from '@naungan/domain/order/record';
import { product } from '@naungan/domain/product/record';
import type { z } from 'zod';
import { serverLine } from '../../lines/catalogue.ts';

/** What a list shows of the plan that was ordered. */
export const shownProduct = product.pick({ productName: true, insuranceCompany: true, logoProduct: true });
export type ShownProduct = z.output<typeof shownProduct>;

type Row = {
  order: Pick<OrderCard, '_id' | 'productType' | 'kpaNumber' | 'statusOrder' | 'total'> & {
    createdAt: Date;
    details: unknown;
  };
  product: unknown;
  invoice: OrderCard['invoice'];
};

const insuredName = <L extends SoldLine>(line: L, details: unknown): string =>
  serverLine(line).insuredName({ details: lineRecords(line).details.parse(details) });

/** A row of the list of orders, as a card shows it. */
export function cardOf({ order: { createdAt, details, ...order }, product: shown, invoice }: Row): OrderCard {
  return {
    ...order,
    ...shownProduct.parse(shown),
    insuredName: insuredName(order.productType, details),
    dateOrder: createdAt.toISOString(),
    invoice,
  };
}
