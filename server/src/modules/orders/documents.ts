import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/index.ts';
import { findPlan } from '../plans/service.ts';
import type { OrderRecord } from './record.ts';

/** The day on which ages count, also for a later correction. */
export const dayOfOrder = ({ createdAt }: Pick<OrderRecord, 'createdAt'>): IsoDate =>
  todayInJakarta(createdAt);

type OrderWithDocuments = Pick<OrderRecord, 'productType' | 'product' | 'details' | 'createdAt'>;

/** Returns the documents that an order needs: those of its plan that apply to the insured. */
export const documentsOf = (order: OrderWithDocuments): AttachmentSpec[] =>
  rulesOf(order.productType).documents(order.product.attachments, { ...order.details }, dayOfOrder(order));

/**
 * Returns the order with all documents of its plan. Older orders stored only the documents that their first
 * data needed: for these the plan's current list is used, and documents that it does not know stay. An order
 * whose plan requires more documents today looks the same; that is harmless, as a revision requires only what
 * the correction adds.
 */
export async function withPlanDocuments(db: Db | Tx, order: OrderRecord): Promise<OrderRecord> {
  const { productType, planId, product } = order;
  const plan = await findPlan(db, productType, planId);
  if (!plan) return order;
  const stored = product.attachments.map(({ code }) => code);
  if (plan.attachments.every(({ code }) => stored.includes(code))) return order;
  const documentNames = serverLine(productType)
    .possibleDocuments(plan.attachments)
    .map(({ code }) => code);
  const former = product.attachments.filter(({ code }) => !documentNames.includes(code));
  return { ...order, product: { ...product, attachments: [...plan.attachments, ...former] } };
}
