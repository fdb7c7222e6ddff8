import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import {
  documentsToRevise,
  type LineTypes,
  type PlanOf,
  type Price,
  type ProductType,
  revisionSteps,
  type StepOf,
} from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { chosenFiles } from '../../fields/attachment/attachment-page.tsx';
import type { FormFile } from '../../flow/FlowWizard.tsx';
import { stepInput } from '../../flow/step-page/step-check.ts';
import type { LineOrder } from '../../lines/line-order.ts';
import { revisionDraft } from '../../lines/revision-draft.ts';
import type { OrderDraft } from '../../lines/slices.ts';

export type RevisionOf<L extends ProductType> = LineTypes[L]['revision'];

/** Returns whether a revision belongs to the line in the URL. If not, the page is shown as not found. */
export const isRevisionOf = <L extends ProductType>(
  line: L,
  revision: RevisionDetail,
): revision is RevisionOf<L> & RevisionDetail => revision.productType === line;

export type RevisionSubmission = {
  uuid: string;
  /**
   * The corrected slices in the API's format. If one of them changes the price, `payload` also contains the
   * displayed amounts.
   */
  payload: Record<string, unknown>;
  /** Each file is named `{uuid}--{title}.{ext}` [2 §7]. */
  files: FormFile[];
};

type Corrections<L extends ProductType> = { plan: PlanOf<L>; today: IsoDate; draft: OrderDraft<L> };

/** Returns the codes of the documents that the insurer sent back. */
const sentBackCodes = ({ needRevisions }: RevisionDetail): string[] =>
  needRevisions.flatMap(({ attachments }) => attachments.map(({ code }) => code));

/**
 * Returns the plan whose rules apply to the corrections. Its documents are the documents to send; all of them are
 * required.
 */
export function revisedPlan<L extends ProductType>(
  lineOrder: LineOrder<L>,
  revision: RevisionOf<L>,
  attachments: AttachmentSpec[],
): PlanOf<L> {
  return { ...lineOrder.revisedPlan(revision), attachments };
}

/** Returns the documents to send with the current corrections. */
export function documentsToSend<L extends ProductType>(
  lineOrder: LineOrder<L>,
  revision: RevisionOf<L>,
  draft: OrderDraft<L>,
): AttachmentSpec[] {
  return documentsToRevise(lineOrder.rules.documents, {
    specs: revision.order.product.attachments,
    returnedCodes: sentBackCodes(revision),
    storedCodes: revision.attachments.map(({ code }) => code),
    formerSlices: revisionDraft(lineOrder, revision).slices,
    correctedSlices: draft.slices,
    day: revision.order.orderedOn,
  });
}

/** Returns the documents that the corrected data requires although the insurer did not send them back. */
export function newDocuments<L extends ProductType>(
  revision: RevisionOf<L>,
  documents: readonly AttachmentSpec[],
): AttachmentSpec[] {
  const codes = sentBackCodes(revision);
  return documents.filter(({ code }) => !codes.includes(code));
}

/** Returns one step per item that the insurer sent back, and one for the documents if there are any to send. */
export function stepsOf<L extends ProductType>(
  lineOrder: LineOrder<L>,
  { needRevisions }: RevisionOf<L>,
  documents: readonly AttachmentSpec[],
): StepOf<L>[] {
  const items = needRevisions.flatMap(({ item }) => (item === 'attachment' ? [] : [item]));
  return revisionSteps(lineOrder.rules.steps, documents.length > 0 ? [...items, 'attachment'] : items);
}

/** Returns whether the corrections can change the price. */
export function canChangePrice<L extends ProductType>(
  lineOrder: LineOrder<L>,
  revision: RevisionOf<L>,
): boolean {
  return stepsOf(lineOrder, revision, []).some(({ affectsPrice }) => affectsPrice);
}

function renameFile(uuid: string, title: string, file: File): File {
  const dot = file.name.lastIndexOf('.');
  const extension = dot > 0 ? file.name.slice(dot + 1).toLowerCase() : '';
  return new File([file], `${uuid}--${title}.${extension}`, { type: file.type });
}

/**
 * Returns the revision to send; `null` if the draft is invalid, or if the price must be sent and cannot be calculated.
 */
export function revisionSubmission<L extends ProductType>(
  lineOrder: LineOrder<L>,
  revision: RevisionOf<L>,
  state: Corrections<L>,
  price: Price | null,
): RevisionSubmission | null {
  const { pages } = lineOrder;
  const { uuid } = revision;
  const payload: Record<string, unknown> = {};
  for (const step of stepsOf(lineOrder, revision, state.plan.attachments)) {
    const parseResult = step.schema(state).safeParse(stepInput(step, pages[step.id], state));
    if (!parseResult.success) return null;
    // Documents are not part of the payload; they are sent as files.
    if (step.slice !== null && step.slice !== 'attachments') payload[step.slice] = parseResult.data;
  }
  if (canChangePrice(lineOrder, revision)) {
    if (price === null) return null;
    payload.amounts = price.amounts;
  }
  const files = chosenFiles(state.plan, state.draft);
  return {
    uuid,
    payload,
    files: files.map(({ code, title, file }) => ({ code, title, file: renameFile(uuid, title, file) })),
  };
}
