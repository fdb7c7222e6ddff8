import type { ClaimDocument } from '@naungan/domain/claim';
import { claimForm, heirForm } from '@naungan/domain/claim/form';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { IsoDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import { attachmentCheck } from '../../fields/attachment/attachment-check.ts';
import type { FileUploads } from '../../fields/attachment/use-file-uploads.ts';
import { type StepProblem, schemaProblems } from '../../flow/step-problems.ts';
import type { StepCheck, StepInfo } from '../../flow/use-steps.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import type { ClaimDraft } from './claim-draft.ts';
import { CLAIM_RULES } from './claim-rules.ts';

/** The ids of the steps. */
export const HEIR_STEP = 'ahli-waris';
export const INCIDENT_STEP = 'kejadian';
export const DOCUMENT_STEP = 'berkas';
const SUMMARY_STEP = 'ringkasan';

type Texts = Messages['ClaimForm'];

/** Returns the steps of the claim form; an heir has one more step. */
export const claimSteps = (isHeir: boolean, texts: Texts): readonly StepInfo[] => [
  ...(isHeir ? [{ id: HEIR_STEP, title: texts.heirStep }] : []),
  { id: INCIDENT_STEP, title: texts.incidentStep },
  { id: DOCUMENT_STEP, title: texts.documentStep },
  { id: SUMMARY_STEP, title: texts.summaryStep },
];

/** Fields in their order on the screen. */
const INCIDENT_FIELD_ORDER = [
  'causeOfClaim',
  'incidentDate',
  'totalClaim',
  'causeDisaster',
  'description',
  'account.accountNumber',
  'account.accountHolder',
  'account.bankName',
];

/** The draft of a claim, and the data that its checks need. */
export type ClaimFormState = {
  policy: PolicyLookup;
  draft: ClaimDraft;
  documents: readonly ClaimDocument[];
  today: IsoDate;
};

/** Returns the schema of the claim form for the policy and the current day. `tsi` is the total sum insured. */
export const claimSchema = ({ policy, draft, today }: ClaimFormState) =>
  claimForm({
    productType: policy.productType,
    tsi: policy.detail.tsi,
    today,
    isHeir: draft.heir !== null,
  });

/** Returns the check of a step. Several problems have a title above them. */
const stepCheckOf = (problems: StepProblem[]): StepCheck =>
  problems.length > 1 ? { problems, title: MESSAGES.common.checkInput } : { problems };

/** Returns the problems of a step by the rules of the policy's product. */
export function checkClaimStep(
  step: StepInfo,
  state: ClaimFormState,
  texts: Texts,
  uploads?: FileUploads,
): StepCheck {
  const { draft, documents } = state;
  if (step.id === HEIR_STEP) {
    const { fullName, relationship, email, phone } = texts;
    const labels: Readonly<Record<string, string>> = { fullName, relationship, email, phone };
    const label = (field: string) => labels[field];
    return stepCheckOf(schemaProblems(heirForm, draft.heir, { prefix: 'heir.', label }));
  }
  if (step.id === INCIDENT_STEP) {
    const problems = schemaProblems(claimSchema(state), draft.values, { fieldOrder: INCIDENT_FIELD_ORDER });
    // Problems of the documents are excluded, because the documents belong to the next step.
    return stepCheckOf(problems.filter(({ field }) => !field.startsWith('attachments')));
  }
  if (step.id === DOCUMENT_STEP) return attachmentCheck(documents, draft.files, uploads, CLAIM_RULES);
  return { problems: [] };
}
