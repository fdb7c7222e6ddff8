import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { lineOf } from '@naungan/domain/lines';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { findPlan } from '../plans/service.ts';
import type { OrderRecord } from './record.ts';

/** The day that ages count on, also when the order is corrected later. */
export const dayOfOrder = ({ createdAt }: Pick<OrderRecord, 'createdAt'>): IsoDate =>
  todayInJakarta(createdAt);

type Documented = Pick<OrderRecord, 'productType' | 'product' | 'details' | 'createdAt'>;

/** The documents that an order needs: of those that its plan asks for, the ones for whom it insures. */
export const documentsOf = (order: Documented): AttachmentSpec[] =>
  lineOf(order.productType).documents(order.product.attachments, { ...order.details }, dayOfOrder(order));

/**
 * The order with all documents of its plan. One that was stored before these were kept has only what its first data
 * needed: its plan's current list takes their place, and what this does not know of stays. An order whose plan has
 * since begun to ask for more looks the same, which does no harm: a revision asks only for what the correction adds.
 */
export async function withPlanDocuments(db: Db | Tx, order: OrderRecord): Promise<OrderRecord> {
  const { productType, planId, product } = order;
  const plan = await findPlan(db, productType, planId);
  if (!plan) return order;
  const stored = product.attachments.map(({ code }) => code);
  if (plan.attachments.every(({ code }) => stored.includes(code))) return order;
  const known = serverLine(productType)
    .possibleDocuments(plan.attachments)
    .map(({ code }) => code);
  const former = product.attachments.filter(({ code }) => !known.includes(code));
  return { ...order, product: { ...product, attachments: [...plan.attachments, ...former] } };
}
