import { type AttachmentSpec, missingAttachments } from '../attachment/rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { LinePricing, PriceShapes } from './line.ts';

/** The data that decides the documents of a revision. */
export type RevisedOrder = {
  /** All documents of the product, for any insured. */
  specs: readonly AttachmentSpec[];
  /** Codes of the documents that the insurer returned for correction. */
  returnedCodes: readonly string[];
  /** Codes of the documents that the order has. */
  storedCodes: readonly string[];
  /** The slices of the order before the correction. */
  formerSlices: Readonly<Record<string, unknown>>;
  /** The slices after the correction. */
  correctedSlices: Readonly<Record<string, unknown>>;
  /** The day of the order, on which ages are calculated. */
  day: IsoDate;
};

/**
 * Returns the documents that a revision requires: returned documents, and documents that the corrected data require,
 * the former data did not require and the order does not have. A returned document is omitted if the corrected data do
 * not require it.
 */
export function documentsToRevise(
  documents: LinePricing<PriceShapes>['documents'],
  order: RevisedOrder,
): AttachmentSpec[] {
  const { specs, returnedCodes, storedCodes, formerSlices, correctedSlices, day } = order;
  const formerlyRequired = documents(specs, formerSlices, day).flatMap(({ code, required }) =>
    required ? [code] : [],
  );
  const requiredDocuments = documents(specs, correctedSlices, day);
  const newlyMissing = missingAttachments(requiredDocuments, storedCodes).filter(
    ({ code }) => !formerlyRequired.includes(code),
  );
  return requiredDocuments
    .filter((spec) => returnedCodes.includes(spec.code) || newlyMissing.includes(spec))
    .map((spec) => ({ ...spec, required: true }));
}
