import type { AttachmentSpec } from '@naungan/domain/attachment';
import { ATTACHMENTS_MISSING_MESSAGE, missingAttachments } from '@naungan/domain/attachment';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { SoldLine } from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { revisionSteps } from '@naungan/domain/lines/steps';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { refuse } from '../../problem.ts';
import type { OrderRecord } from './record.ts';

/** Whether there is something for the customer to correct. */
export const needsRevision = ({ statusOrder, needRevisions }: OrderRecord): boolean =>
  statusOrder === 'pending' && needRevisions !== null && needRevisions.length > 0;

/** The documents that were sent back, each of them now required. */
export function revisedDocuments({ product, needRevisions }: OrderRecord): AttachmentSpec[] {
  const codes = (needRevisions ?? []).flatMap(({ attachments }) => attachments);
  return product.attachments
    .filter(({ code }) => codes.includes(code))
    .map((spec) => ({ ...spec, required: true }));
}

/** The day that ages count on, also when the order is corrected later. */
export const dayOfOrder = ({ createdAt }: OrderRecord): IsoDate => todayInJakarta(createdAt);

/**
 * The steps that correct what was sent back. An item without one would be lost in silence, so it is refused before it
 * is stored, and here nothing goes on without it.
 */
export function stepsToRevise<L extends SoldLine>({ id, productType, needRevisions }: OrderRecord<L>) {
  const items = [...new Set((needRevisions ?? []).map(({ item }) => item))];
  const steps = revisionSteps(productType, items);
  if (steps.length === items.length) return steps;
  throw new Error(`Order ${id} has no step for some of ${items.join(', ')}`);
}

/** What the insurer asks to be corrected, with what was sent before [2 §3]. */
export function revisionDetail<L extends SoldLine>(order: OrderRecord<L>): RevisionDetail {
  const core = {
    uuid: order.id,
    productType: order.productType,
    feedback: order.feedback ?? '',
    // Nothing else changes an order while it waits for its customer.
    requestedAt: order.updatedAt.toISOString(),
    needRevisions: (order.needRevisions ?? []).map(({ item }) => ({
      item,
      attachments: item === 'attachment' ? revisedDocuments(order) : [],
    })),
    order: {
      _id: order.id,
      orderedOn: dayOfOrder(order),
      timePeriod: order.timePeriod,
      amounts: order.amounts,
      ...order.shipping,
    },
  };
  return serverLine(order.productType).revision(core, order);
}

/** Everything that was sent back has to come again. @throws Problem INVALID */
export function requireDocuments(order: OrderRecord, files: StoredFile[]): void {
  const codes = files.map(({ code }) => code);
  const missing = missingAttachments(revisedDocuments(order), codes);
  if (missing.length === 0) return;
  const errors = missing.map(({ code }) => ({ path: code, message: ATTACHMENTS_MISSING_MESSAGE }));
  refuse('INVALID', ATTACHMENTS_MISSING_MESSAGE, errors);
}
