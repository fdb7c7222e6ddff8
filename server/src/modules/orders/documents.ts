import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf } from '@naungan/domain/lines';
import type { OrderRecord } from './record.ts';

/** The day that ages count on, also when the order is corrected later. */
export const dayOfOrder = ({ createdAt }: Pick<OrderRecord, 'createdAt'>): IsoDate =>
  todayInJakarta(createdAt);

type Documented = Pick<OrderRecord, 'productType' | 'product' | 'details' | 'createdAt'>;

/** The documents that an order needs: of those that its plan asks for, the ones for whom it insures. */
export const documentsOf = (order: Documented): AttachmentSpec[] =>
  lineOf(order.productType).documents(order.product.attachments, { ...order.details }, dayOfOrder(order));
