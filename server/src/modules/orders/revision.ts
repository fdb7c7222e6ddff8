import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  missingAttachments,
} from '@naungan/domain/attachment';
import { type DetailsOf, documentsToRevise, type ProductType, revisionSteps } from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { rulesOf } from '@naungan/domain/lines/rules';
import { throwProblem } from '../../api-problem.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { serverLine } from '../../lines/index.ts';
import { widestSpecs } from '../plans/service.ts';
import { dayOfOrder, documentsOf } from './documents.ts';
import type { OrderRecord } from './record.ts';
import type { OrderAttachment } from './repository.ts';

/** Returns whether the insurer waits for corrections by the customer. */
export const needsRevision = ({ statusOrder, needRevisions }: OrderRecord): boolean =>
  statusOrder === 'pending' && needRevisions !== null && needRevisions.length > 0;

/** Returns the time of the insurer's open request for corrections; null without an open request. */
export const findRevisionRequestTime = (order: OrderRecord): Date | null =>
  needsRevision(order) ? order.updatedAt : null;

/** Returns the codes of the documents that the insurer sent back. */
const returnedCodes = ({ needRevisions }: OrderRecord): string[] =>
  (needRevisions ?? []).flatMap(({ attachments }) => attachments);

const toRequiredSpec = (spec: AttachmentSpec): AttachmentSpec => ({ ...spec, required: true });

/** Returns the documents that the insurer sent back, as required documents. */
function returnedDocuments(order: OrderRecord): AttachmentSpec[] {
  const codes = returnedCodes(order);
  return documentsOf(order)
    .filter(({ code }) => codes.includes(code))
    .map(toRequiredSpec);
}

/** Returns all documents that any correction of the order may need, by code. */
export const possibleDocuments = ({ productType, product }: OrderRecord): Map<string, AttachmentSpec> =>
  widestSpecs(serverLine(productType).possibleDocuments(product.attachments));

/**
 * Returns the rule for a file that is uploaded before the corrections are sent; null for a file that no correction
 * needs.
 */
export function revisionFileRule(order: OrderRecord, code: string): AttachmentSpec | null {
  // A correction of the insured person may require other documents than the insurer sent back.
  const isInsuredSentBack = (order.needRevisions ?? []).some(({ item }) => item === 'insured');
  if (isInsuredSentBack) return possibleDocuments(order).get(code) ?? null;
  return returnedDocuments(order).find((spec) => spec.code === code) ?? null;
}

/** `storedCodes` are the codes of the documents that the order already has. */
type CorrectedOrder = { details: DetailsOf<ProductType>; storedCodes: readonly string[] };

/** Returns the documents that must be sent with the corrected data. */
export function orderDocumentsToRevise(
  order: OrderRecord,
  { details, storedCodes }: CorrectedOrder,
): AttachmentSpec[] {
  return documentsToRevise(rulesOf(order.productType).documents, {
    specs: order.product.attachments,
    returnedCodes: returnedCodes(order),
    storedCodes,
    formerSlices: { ...order.details },
    correctedSlices: { ...details },
    day: dayOfOrder(order),
  });
}

/**
 * Returns the steps that correct the items that the insurer sent back.
 * @throws Error for an item without a step, because its correction would not be stored
 */
export function stepsToRevise<L extends ProductType>({ id, productType, needRevisions }: OrderRecord<L>) {
  const items = [...new Set((needRevisions ?? []).map(({ item }) => item))];
  const steps = revisionSteps(rulesOf(productType).steps, items);
  if (steps.length === items.length) return steps;
  throw new Error(`Order ${id} has no form step for one of the items to correct: ${items.join(', ')}`);
}

/** Returns the insurer's request for corrections, with the data of the order [2 §3]. */
export function revisionDetail<L extends ProductType>(
  order: OrderRecord<L>,
  attachments: readonly OrderAttachment[],
): RevisionDetail {
  const sharedFields = {
    uuid: order.id,
    productType: order.productType,
    feedback: order.feedback ?? '',
    // The insurer's request is the last change, because the order does not change again before the customer corrects it.
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
      startDate: order.startDate,
      amounts: order.amounts,
      ...order.shipping,
    },
  };
  return serverLine(order.productType).revision(sharedFields, order);
}

/** Checks that a file was sent for each document. @throws ApiProblem INVALID */
export function requireDocuments(specs: readonly AttachmentSpec[], files: StoredFile[]): void {
  const codes = files.map(({ code }) => code);
  const missingSpecs = missingAttachments(specs, codes);
  if (missingSpecs.length === 0) return;
  const errors = missingSpecs.map(({ code }) => ({ path: code, message: ATTACHMENTS_MISSING_MESSAGE }));
  throwProblem('INVALID', ATTACHMENTS_MISSING_MESSAGE, errors);
}
