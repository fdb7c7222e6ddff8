import { addressForm } from '@naungan/domain/address/form';
import type { AttachmentSpec } from '@naungan/domain/attachment';
import { beneficiaryForm, EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { attachmentCheck, type FileUploads } from '../../fields/attachment/index.ts';
import { BENEFICIARY_ORDER } from '../../fields/beneficiary/field-order.ts';
import { INSURED_ORDER } from '../../fields/insured/field-order.ts';
import { schemaProblems } from '../../flow/problems/problems.ts';
import type { StepCheck } from '../../flow/use-steps/use-steps.ts';
import { type RevisionDraft, revisionInsuredForm } from './revision-draft.ts';

type Corrections = {
  revision: RevisionDetail;
  draft: RevisionDraft;
  specs: AttachmentSpec[];
  uploads: FileUploads;
};

/** What is wrong at a step, named by its item, in the order of its fields. */
export function revisionCheck(id: string, { revision, draft, specs, uploads }: Corrections): StepCheck {
  const { insured, addresses, beneficiary = EMPTY_BENEFICIARY, files } = draft;
  if (id === 'insured') {
    const form = revisionInsuredForm(revision);
    return { problems: schemaProblems(form, insured, { prefix: 'insured.', order: INSURED_ORDER }) };
  }
  if (id === 'address') return { problems: schemaProblems(addressForm, addresses, { prefix: 'addresses.' }) };
  if (id === 'beneficiary') {
    const options = { prefix: 'beneficiary.', order: BENEFICIARY_ORDER };
    return { problems: schemaProblems(beneficiaryForm, beneficiary, options) };
  }
  return attachmentCheck(specs, files, uploads.states);
}
