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
 * Returns the documents that a revision requires: returned documents, and missing documents that only the corrected data
 * require. A returned document is omitted if the product does not request it for the corrected data.
 */
export function documentsToRevise(
  documents: LinePricing<PriceShapes>['documents'],
  order: RevisedOrder,
): AttachmentSpec[] {
  const { specs, returnedCodes, storedCodes, formerSlices, correctedSlices, day } = order;
  const formerRequiredCodes = documents(specs, formerSlices, day).flatMap(({ code, required }) =>
    required ? [code] : [],
  );
  const possibleDocuments = documents(specs, correctedSlices, day);
  const newMissingDocuments = missingAttachments(possibleDocuments, storedCodes).filter(
    ({ code }) => !formerRequiredCodes.includes(code),
  );
  return possibleDocuments
    .filter((spec) => returnedCodes.includes(spec.code) || newMissingDocuments.includes(spec))
    .map((spec) => ({ ...spec, required: true }));
}
