import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/index.ts';
import { findPlan } from '../plans/service.ts';
import type { OrderRecord } from './record.ts';

/** Returns the day of the order. Ages are computed for this day, also in a later correction. */
export const dayOfOrder = ({ createdAt }: Pick<OrderRecord, 'createdAt'>): IsoDate =>
  todayInJakarta(createdAt);

type OrderWithDocuments = Pick<OrderRecord, 'productType' | 'product' | 'details' | 'createdAt'>;

/** Returns the documents of the order's plan that apply to the insured. */
export const documentsOf = (order: OrderWithDocuments): AttachmentSpec[] =>
  rulesOf(order.productType).documents(order.product.attachments, { ...order.details }, dayOfOrder(order));

/**
 * Returns the order with the current documents of its plan, and with its stored documents that the plan no longer has.
 * An older order stored only the documents that its first data required, but a correction may require other documents.
 * If a document was added to the plan after the order, the customer need not send it: a revision requires only documents
 * that the correction makes necessary.
 */
export async function withPlanDocuments(db: Db | Tx, order: OrderRecord): Promise<OrderRecord> {
  const { productType, planId, product } = order;
  const plan = await findPlan(db, productType, planId, dayOfOrder(order));
  if (!plan) return order;
  const storedCodes = product.attachments.map(({ code }) => code);
  if (plan.attachments.every(({ code }) => storedCodes.includes(code))) return order;
  const possibleCodes = serverLine(productType)
    .possibleDocuments(plan.attachments)
    .map(({ code }) => code);
  const formerDocuments = product.attachments.filter(({ code }) => !possibleCodes.includes(code));
  return { ...order, product: { ...product, attachments: [...plan.attachments, ...formerDocuments] } };
}
