import type { ClaimDocument } from '@naungan/domain/claim';
import { claimForm, heirForm } from '@naungan/domain/claim/form';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { IsoDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import { attachmentCheck } from '../../fields/attachment/attachment-check.ts';
import type { FileUploads } from '../../fields/attachment/use-file-uploads.ts';
import { type StepProblem, schemaProblems } from '../../flow/step-problems.ts';
import type { StepCheck, StepInfo } from '../../flow/use-steps.ts';
import type { ClaimDraft } from './claim-draft.ts';
import { CLAIM_RULES } from './claim-rules.ts';

export const HEIR_STEP = { id: 'ahli-waris', title: 'Ahli Waris' } as const;
export const INCIDENT_STEP = { id: 'kejadian', title: 'Kejadian' } as const;
export const DOCUMENT_STEP = { id: 'berkas', title: 'Berkas' } as const;
const SUMMARY_STEP = { id: 'ringkasan', title: 'Ringkasan Klaim' } as const;

const HOLDER_STEPS: readonly StepInfo[] = [INCIDENT_STEP, DOCUMENT_STEP, SUMMARY_STEP];

/** Returns the steps of the claim form; an heir has one more step. */
export const claimSteps = (isHeir: boolean): readonly StepInfo[] =>
  isHeir ? [HEIR_STEP, ...HOLDER_STEPS] : HOLDER_STEPS;

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

const HEIR_LABELS: Record<string, string> = {
  fullName: 'Nama Lengkap',
  relationship: 'Hubungan',
  email: 'Email',
  phone: 'Nomor telepon',
};

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
export function checkClaimStep(step: StepInfo, state: ClaimFormState, uploads?: FileUploads): StepCheck {
  const { draft, documents } = state;
  if (step.id === HEIR_STEP.id) {
    const label = (field: string) => HEIR_LABELS[field];
    return stepCheckOf(schemaProblems(heirForm, draft.heir, { prefix: 'heir.', label }));
  }
  if (step.id === INCIDENT_STEP.id) {
    const problems = schemaProblems(claimSchema(state), draft.values, { fieldOrder: INCIDENT_FIELD_ORDER });
    // Problems of the documents are excluded, because the documents belong to the next step.
    return stepCheckOf(problems.filter(({ field }) => !field.startsWith('attachments')));
  }
  if (step.id === DOCUMENT_STEP.id) return attachmentCheck(documents, draft.files, uploads, CLAIM_RULES);
  return { problems: [] };
}
