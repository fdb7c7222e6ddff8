import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  missingAttachments,
} from '@naungan/domain/attachment';
import { type DetailsOf, documentsToRevise, type SoldLine } from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { revisionSteps } from '@naungan/domain/lines/steps';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { refuse } from '../../problem.ts';
import { widestSpecs } from '../plans/service.ts';
import { dayOfOrder, documentsOf } from './documents.ts';
import type { OrderRecord } from './record.ts';
import type { OrderAttachment } from './repository.ts';

/** Whether there is something for the customer to correct. */
export const needsRevision = ({ statusOrder, needRevisions }: OrderRecord): boolean =>
  statusOrder === 'pending' && needRevisions !== null && needRevisions.length > 0;

/** Codes of the documents that were sent back. */
const sentBack = ({ needRevisions }: OrderRecord): string[] =>
  (needRevisions ?? []).flatMap(({ attachments }) => attachments);

const required = (spec: AttachmentSpec): AttachmentSpec => ({ ...spec, required: true });

/** The documents that were sent back, each of them now required. */
function returnedDocuments(order: OrderRecord): AttachmentSpec[] {
  const codes = sentBack(order);
  return documentsOf(order)
    .filter(({ code }) => codes.includes(code))
    .map(required);
}

/** All documents that some correction of the order may need, by code. */
export const possibleDocuments = ({ productType, product }: OrderRecord): Map<string, AttachmentSpec> =>
  widestSpecs(serverLine(productType).possibleDocuments(product.attachments));

/** What a file may be that comes before the corrections; null for one that none of them needs. */
export function revisionFile(order: OrderRecord, code: string): AttachmentSpec | null {
  // Which documents are needed follows from whom the order insures.
  const open = (order.needRevisions ?? []).some(({ item }) => item === 'insured');
  if (open) return possibleDocuments(order).get(code) ?? null;
  return returnedDocuments(order).find((spec) => spec.code === code) ?? null;
}

type Corrected = { details: DetailsOf<SoldLine>; held: readonly string[] };

/** The documents that come with the corrected data; `held` are the codes of those that the order has. */
export function revisedDocuments(order: OrderRecord, { details, held }: Corrected): AttachmentSpec[] {
  return documentsToRevise(order.productType, {
    specs: order.product.attachments,
    sentBack: sentBack(order),
    held,
    before: { ...order.details },
    corrected: { ...details },
    day: dayOfOrder(order),
  });
}

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
export function revisionDetail<L extends SoldLine>(
  order: OrderRecord<L>,
  attachments: readonly OrderAttachment[],
): RevisionDetail {
  const core = {
    uuid: order.id,
    productType: order.productType,
    feedback: order.feedback ?? '',
    // Nothing else changes an order while it waits for its customer.
    requestedAt: order.updatedAt.toISOString(),
    needRevisions: (order.needRevisions ?? []).map(({ item }) => ({
      item,
      attachments: item === 'attachment' ? returnedDocuments(order) : [],
    })),
    attachments: attachments.map(({ code, title }) => ({ code, title })),
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

/** All of the documents have to come. @throws Problem INVALID */
export function requireDocuments(specs: readonly AttachmentSpec[], files: StoredFile[]): void {
  const codes = files.map(({ code }) => code);
  const missing = missingAttachments(specs, codes);
  if (missing.length === 0) return;
  const errors = missing.map(({ code }) => ({ path: code, message: ATTACHMENTS_MISSING_MESSAGE }));
  refuse('INVALID', ATTACHMENTS_MISSING_MESSAGE, errors);
}
