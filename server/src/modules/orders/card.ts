import type { DeskOrderCard } from '@naungan/api/desk';
import type { SoldLine } from '@naungan/domain/lines';
import { lineRecords } from '@naungan/domain/lines/record';
import type { OrderCard } from '@naungan/domain/order/record';
import { product } from '@naungan/domain/product/record';
import type { z } from 'zod';
import { serverLine } from '../../lines/catalogue.ts';
import { type InvoiceRecord, paymentStanding } from '../invoices/service.ts';

/** What a list shows of the plan that was ordered. */
export const shownProduct = product.pick({ productName: true, insuranceCompany: true, logoProduct: true });
export type ShownProduct = z.output<typeof shownProduct>;

type Row = {
  order: Pick<DeskOrderCard, '_id' | 'productType' | 'kpaNumber' | 'statusOrder' | 'total' | 'partner'> & {
    createdAt: Date;
    details: unknown;
  };
  product: unknown;
  invoice: ({ _id: string } & Pick<InvoiceRecord, 'invoiceNumber' | 'status' | 'dueDate'>) | null;
  /** The payment of the invoice that its gateway looks at. */
  reviewedPayment: string | null;
};

/** Whom and what an order insures, as its list tells it from others. */
function insuredOf<L extends SoldLine>(line: L, stored: unknown) {
  const { insuredName, objectInsured } = serverLine(line);
  const order = { details: lineRecords(line).details.parse(stored) };
  return { insuredName: insuredName(order), ...(objectInsured && { objectInsured: objectInsured(order) }) };
}

function invoiceOf({ invoice, reviewedPayment }: Row, now: Date): OrderCard['invoice'] {
  if (!invoice) return null;
  const { _id, invoiceNumber } = invoice;
  const reviewed = reviewedPayment !== null;
  return { _id, invoiceNumber, paymentStatus: paymentStanding({ ...invoice, reviewed }, now) };
}

/** A row of the list of orders, as a card shows it; the desk sees the partner too. */
export function cardOf(row: Row, now: Date): DeskOrderCard {
  const { createdAt, details, ...order } = row.order;
  return {
    ...order,
    ...shownProduct.parse(row.product),
    ...insuredOf(order.productType, details),
    dateOrder: createdAt.toISOString(),
    invoice: invoiceOf(row, now),
  };
}
