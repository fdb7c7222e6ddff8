import type { DeskOrderCard } from '@naungan/api/desk';
import type { ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { OrderCard } from '@naungan/domain/order/record';
import { product } from '@naungan/domain/product/record';
import type { z } from 'zod';
import { serverLine } from '../../lines/index.ts';
import { type InvoiceRecord, paymentStatus } from '../invoices/service.ts';

/** The plan's fields that a list shows. */
export const productOfCard = product.pick({ productName: true, insuranceCompany: true, logoProduct: true });
export type ProductOfCard = z.output<typeof productOfCard>;

type CardRow = {
  order: Pick<DeskOrderCard, '_id' | 'productType' | 'kpaNumber' | 'statusOrder' | 'total' | 'partner'> & {
    createdAt: Date;
    updatedAt: Date;
    details: unknown;
  };
  product: unknown;
  invoice: ({ _id: string } & Pick<InvoiceRecord, 'invoiceNumber' | 'status' | 'dueDate'>) | null;
  /** Id of the invoice's payment that is under review. */
  reviewedPaymentId: string | null;
};

/** What lists of policies show of an order. */
export type OrderSummary = ProductOfCard & Pick<OrderCard, 'insuredName' | 'objectInsured'>;

/** Returns the insured's name and the insured object of an order, for lists. */
function insuredOf<L extends ProductType>(line: L, storedDetails: unknown) {
  const { insuredName, objectInsured } = serverLine(line);
  const order = { details: rulesOf(line).records.details.parse(storedDetails) };
  return { insuredName: insuredName(order), objectInsured: objectInsured?.(order) };
}

/** Returns the summary of an order from its stored fields. */
export const summaryOf = (line: ProductType, row: { product: unknown; details: unknown }): OrderSummary => ({
  ...productOfCard.parse(row.product),
  ...insuredOf(line, row.details),
});

function invoiceOf({ invoice, reviewedPaymentId }: CardRow, now: Date): OrderCard['invoice'] {
  if (!invoice) return null;
  const { _id, invoiceNumber } = invoice;
  const isUnderReview = reviewedPaymentId !== null;
  return { _id, invoiceNumber, paymentStatus: paymentStatus({ ...invoice, isUnderReview }, now) };
}

/** Returns the card of an order in a list; the desk also sees the partner, and since when the order is in its status. */
export function cardOf(row: CardRow, now: Date): DeskOrderCard {
  const { createdAt, updatedAt, details, ...order } = row.order;
  return {
    ...order,
    ...productOfCard.parse(row.product),
    ...insuredOf(order.productType, details),
    dateOrder: createdAt.toISOString(),
    since: updatedAt.toISOString(),
    invoice: invoiceOf(row, now),
  };
}
