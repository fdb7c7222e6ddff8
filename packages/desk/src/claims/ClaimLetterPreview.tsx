import type { ClaimLetterRequest } from '@naungan/api/desk-letters';
import { useDesk } from '../desk/desk-context.ts';
import { LetterPreview } from '../letters/LetterPreview.tsx';
import type { ClaimAction } from './claim-actions.ts';
import { assessmentOf, type ClaimForm } from './claim-form.ts';

/** Returns what the letter of an action depends on; null for an action without a letter. */
function letterRequest(action: ClaimAction, form: ClaimForm): ClaimLetterRequest | null {
  const reason = form.reason.trim();
  switch (action) {
    case 'approve':
      return { kind: 'approved', ...assessmentOf(form), reason };
    case 'reject':
      return { kind: 'rejected', reason };
    case 'askDocuments':
      return { kind: 'documents', attachments: form.codes, feedback: reason };
    default:
      return null;
  }
}

export type ClaimLetterPreviewProps = {
  claimId: string;
  action: ClaimAction;
  form: ClaimForm;
  isComplete: boolean;
};

/** The letter of an action before it is sent; nothing for an action without a letter. */
export function ClaimLetterPreview({ claimId, action, form, isComplete }: ClaimLetterPreviewProps) {
  const { call } = useDesk();
  const body = letterRequest(action, form);
  if (!body) return null;
  return (
    <LetterPreview
      request={isComplete ? JSON.stringify(body) : null}
      load={async () => (await call('deskPreviewClaimLetter', { params: { id: claimId }, body })).response}
    />
  );
}
