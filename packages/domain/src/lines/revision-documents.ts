import { type AttachmentSpec, missingAttachments } from '../attachment/rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { LinePricing, PriceShapes } from './line.ts';

/** The facts that the documents of a revision depend on. */
export type RevisedOrder = {
  /** All documents of the product, for any insured. */
  specs: readonly AttachmentSpec[];
  /** Codes of the documents that the insurer requests again. */
  sentBack: readonly string[];
  /** Codes of the documents that the insurer has. */
  held: readonly string[];
  /** The slices of the order before the correction: typed or stored. */
  before: Readonly<Record<string, unknown>>;
  /** The slices after the correction. */
  corrected: Readonly<Record<string, unknown>>;
  /** The day of the order: ages count on it. */
  day: IsoDate;
};

/**
 * The documents that a revision requires: the returned ones, and those that only the corrected data need and the
 * insurer does not have. Omits documents that the corrected data no longer need.
 */
export function documentsToRevise(
  documents: LinePricing<PriceShapes>['documents'],
  order: RevisedOrder,
): AttachmentSpec[] {
  const { specs, sentBack, held, before, corrected, day } = order;
  const needed = documents(specs, before, day).flatMap(({ code, required }) => (required ? [code] : []));
  const requested = documents(specs, corrected, day);
  const lacking = missingAttachments(requested, held).filter(({ code }) => !needed.includes(code));
  return requested
    .filter((spec) => sentBack.includes(spec.code) || lacking.includes(spec))
    .map((spec) => ({ ...spec, required: true }));
}
