import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import {
  documentsToRevise,
  type LineTypes,
  type PlanOf,
  type Price,
  type SoldLine,
} from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { revisionSteps } from '@naungan/domain/lines/steps';
import { chosenFiles } from '../../fields/attachment/attachment-page.tsx';
import type { FormFile } from '../../flow/flow-wizard/FlowWizard.tsx';
import { stepInput } from '../../flow/step-page/step-check.ts';
import { lineOrder } from '../../lines/line-orders.ts';
import { revisionDraft } from '../../lines/revision-draft.ts';
import type { OrderDraft } from '../../lines/slices.ts';

export type RevisionOf<L extends SoldLine> = LineTypes[L]['revision'];

/** An order of another line than that of the address is not there. */
export const isRevisionOf = <L extends SoldLine>(
  line: L,
  revision: RevisionDetail,
): revision is RevisionOf<L> & RevisionDetail => revision.productType === line;

export type RevisionSubmission = {
  uuid: string;
  /** The slices that were sent back, ready for the wire; with one that sets the price, also what was shown. */
  payload: Record<string, unknown>;
  /** Each file is named `{uuid}--{title}.{ext}` [2 §7]. */
  files: FormFile[];
};

type Corrections<L extends SoldLine> = { plan: PlanOf<L>; today: IsoDate; draft: OrderDraft<L> };

/** Codes of the documents that were sent back. */
const sentBack = ({ needRevisions }: RevisionDetail): string[] =>
  needRevisions.flatMap(({ attachments }) => attachments.map(({ code }) => code));

/**
 * The product by whose rules corrections are checked, with the documents to send: each is needed, whether the product
 * asks everybody for it or not.
 */
export function revisedPlan<L extends SoldLine>(
  line: L,
  revision: RevisionOf<L>,
  attachments: AttachmentSpec[],
): PlanOf<L> {
  return { ...lineOrder(line).revisedPlan(revision), attachments };
}

/** The documents to send with what is corrected so far. */
export function documentsToSend<L extends SoldLine>(
  line: L,
  revision: RevisionOf<L>,
  draft: OrderDraft<L>,
): AttachmentSpec[] {
  return documentsToRevise(line, {
    specs: revision.order.product.attachments,
    sentBack: sentBack(revision),
    held: revision.attachments.map(({ code }) => code),
    before: revisionDraft(line, revision).slices,
    corrected: draft.slices,
    day: revision.order.orderedOn,
  });
}

/** Those of the documents that nobody sent back: the corrected data need them. */
export function newDocuments<L extends SoldLine>(
  revision: RevisionOf<L>,
  documents: readonly AttachmentSpec[],
): AttachmentSpec[] {
  const codes = sentBack(revision);
  return documents.filter(({ code }) => !codes.includes(code));
}

/** One step an item that was sent back, and one for the documents while there are some to send. */
export function stepsOf<L extends SoldLine>(
  line: L,
  { needRevisions }: RevisionOf<L>,
  documents: readonly AttachmentSpec[],
) {
  const items = needRevisions.flatMap(({ item }) => (item === 'attachment' ? [] : [item]));
  return revisionSteps(line, documents.length > 0 ? [...items, 'attachment'] : items);
}

/** Only some corrections can change what the order costs. */
export function setsPrice<L extends SoldLine>(line: L, revision: RevisionOf<L>): boolean {
  return stepsOf(line, revision, []).some(({ reprices }) => reprices);
}

function renamed(uuid: string, title: string, file: File): File {
  const dot = file.name.lastIndexOf('.');
  const extension = dot > 0 ? file.name.slice(dot + 1).toLowerCase() : '';
  return new File([file], `${uuid}--${title}.${extension}`, { type: file.type });
}

/** `null` when a slice does not pass: no step lets that happen. */
export function revisionSubmission<L extends SoldLine>(
  line: L,
  revision: RevisionOf<L>,
  state: Corrections<L>,
  price: Price | null,
): RevisionSubmission | null {
  const { pages } = lineOrder(line);
  const { uuid } = revision;
  const payload: Record<string, unknown> = {};
  for (const step of stepsOf(line, revision, state.plan.attachments)) {
    const parsed = step.schema(state).safeParse(stepInput(step, pages[step.id], state));
    if (!parsed.success) return null;
    // Which documents come is told by the documents.
    if (step.slice !== null && step.slice !== 'attachments') payload[step.slice] = parsed.data;
  }
  if (setsPrice(line, revision)) {
    if (price === null) return null;
    payload.amounts = price.amounts;
  }
  const files = chosenFiles(state.plan, state.draft);
  return {
    uuid,
    payload,
    files: files.map(({ code, title, file }) => ({ code, title, file: renamed(uuid, title, file) })),
  };
}
