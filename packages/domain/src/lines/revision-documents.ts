import { type AttachmentSpec, missingAttachments } from '../attachment/rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { lineOf } from './catalogue.ts';
import type { SoldLine } from './sold-line.ts';

/** What the documents of a revision follow from. */
export type RevisedOrder = {
  /** All that the product asks for, whomever it insures. */
  specs: readonly AttachmentSpec[];
  /** Codes of those that the insurer wants again. */
  sentBack: readonly string[];
  /** Codes of those that the insurer has. */
  held: readonly string[];
  /** Whom and what the order insured before: as typed, or as it is stored. */
  before: Readonly<Record<string, unknown>>;
  /** The same, corrected. */
  corrected: Readonly<Record<string, unknown>>;
  /** The day of the order: ages count on it. */
  day: IsoDate;
};

/**
 * The documents that come with a revision, all of them needed: those that were sent back, and those that only the
 * corrected data need and the insurer does not have. What the corrected data no longer need does not come again.
 */
export function documentsToRevise(line: SoldLine, order: RevisedOrder): AttachmentSpec[] {
  const { specs, sentBack, held, before, corrected, day } = order;
  const { documents } = lineOf(line);
  const needed = documents(specs, before, day).flatMap(({ code, required }) => (required ? [code] : []));
  const asked = documents(specs, corrected, day);
  const lacking = missingAttachments(asked, held).filter(({ code }) => !needed.includes(code));
  return asked
    .filter((spec) => sentBack.includes(spec.code) || lacking.includes(spec))
    .map((spec) => ({ ...spec, required: true }));
}
