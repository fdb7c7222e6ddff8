import { claimFileName } from '@naungan/domain/claim';
import { type ClaimForm, type HeirForm, heirForm } from '@naungan/domain/claim/form';
import { filesOf } from '../../fields/attachment/attachment-files.ts';
import type { FormFile } from '../../flow/FlowWizard.tsx';
import { type ClaimFormState, claimSchema } from './claim-steps.ts';

/** A validated claim in wire format. */
export type ClaimSubmission = {
  payload: ClaimForm;
  heir?: HeirForm;
  /** `fileName` is the name that the specification requires [3 §5]. */
  files: (FormFile & { fileName: string })[];
};

/** The server's response to a new claim. `secret` is the secret of an heir's link. */
export type ClaimSent = { message: string; _id: string; secret?: string };

/**
 * Returns the claim to send; `null` for an invalid draft, which cannot happen because the steps check the draft
 * first.
 */
export function claimSubmission(state: ClaimFormState): ClaimSubmission | null {
  const { policy, draft, documents } = state;
  const files = documents.flatMap(({ code, name }) =>
    filesOf(draft.files, code).map(([slot, file], index) => ({
      code,
      slot,
      title: name,
      file,
      fileName: claimFileName(policy.policyNumber, name, index + 1, file.name),
    })),
  );
  const attachments = files.map(({ code, title }) => ({ code, title }));
  const payload = claimSchema(state).safeParse({ ...draft.values, attachments });
  if (!payload.success) return null;
  if (!draft.heir) return { payload: payload.data, files };
  const heir = heirForm.safeParse(draft.heir);
  return heir.success ? { payload: payload.data, heir: heir.data, files } : null;
}
