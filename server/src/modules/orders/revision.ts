import type { AttachmentSpec } from '@naungan/domain/attachment';
import { ATTACHMENTS_MISSING_MESSAGE, missingAttachments } from '@naungan/domain/attachment';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { revisionDetail as detailSchema, type RevisionDetail } from '@naungan/domain/lines/record';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { refuse } from '../../problem.ts';
import { beneficiaryPart, productOf } from './present.ts';
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

/** What the insurer asks to be corrected, with what was sent before [2 §3]. */
export function revisionDetail(order: OrderRecord): RevisionDetail {
  const { product } = order;
  return detailSchema.parse({
    uuid: order.id,
    productType: order.productType,
    feedback: order.feedback ?? '',
    // Nothing else changes an order while it waits for its customer.
    requestedAt: order.updatedAt.toISOString(),
    needRevisions: (order.needRevisions ?? []).map(({ item }) => ({
      item,
      attachments: item === 'attachment' ? revisedDocuments(order) : [],
    })),
    insured: order.insured,
    addresses: order.addresses,
    ...beneficiaryPart(order),
    order: {
      _id: order.id,
      orderedOn: dayOfOrder(order),
      timePeriod: 1,
      amounts: order.amounts,
      product: {
        ...productOf(product),
        attachments: product.attachments,
        declarations: product.declarations,
      },
      ...order.shipping,
    },
  });
}

/** Everything that was sent back has to come again. @throws Problem INVALID */
export function requireDocuments(order: OrderRecord, files: StoredFile[]): void {
  const codes = files.map(({ code }) => code);
  const missing = missingAttachments(revisedDocuments(order), codes);
  if (missing.length === 0) return;
  const errors = missing.map(({ code }) => ({ path: code, message: ATTACHMENTS_MISSING_MESSAGE }));
  refuse('INVALID', ATTACHMENTS_MISSING_MESSAGE, errors);
}
