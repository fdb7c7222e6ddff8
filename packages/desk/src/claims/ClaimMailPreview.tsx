import type { ClaimMailRequest, ClaimMailPreview as Mail } from '@naungan/api/desk-claim-mail';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { problemOf } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { MailFrame, MailText } from '../parts/MailPreview.tsx';
import { CLAIM_ACTIONS, type ClaimAction } from './claim-actions.ts';
import { assessmentOf, type ClaimForm, claimFormProblems, formContext, repairOf } from './claim-form.ts';
import type { DeskClaim } from './desk-claim.ts';

/** The mail is loaded after a pause in typing. */
const TYPING_PAUSE_MS = 400;

/** Returns what the mail of an action depends on; null for an action without a mail. A missing reason is shown as dots. */
function mailRequest(claim: DeskClaim, action: ClaimAction, form: ClaimForm): ClaimMailRequest | null {
  const reason = form.reason.trim() || '…';
  switch (action) {
    case 'lockReplacement':
      return null;
    case 'takeUp':
    case 'pay':
    case 'close':
      return { action };
    case 'askDocuments':
      return { action, attachments: form.codes, feedback: reason };
    case 'approve':
    case 'grantAppeal':
      return { action, ...assessmentOf(form), reason };
    case 'moveRepair':
      return { action, ...repairOf(claim, form) };
    case 'replyMessage':
      return { action, text: reason };
    default:
      return { action, reason };
  }
}

/** Returns whether everything is entered that the mail depends on, except the reason. */
function isComplete(claim: DeskClaim, action: ClaimAction, form: ClaimForm): boolean {
  const fields = CLAIM_ACTIONS[action].fields.filter(
    (field) => field === 'documents' || field === 'assessment',
  );
  const problems = claimFormProblems(form, formContext(claim, fields));
  const lacksWorkshop =
    action === 'moveRepair' && claim.vehicle?.selectedWorkshop === null && form.workshop === '';
  return Object.keys(problems).length === 0 && !lacksWorkshop;
}

type Loaded = { key: string; mail: Mail } | { key: string; failure: string };

/** Loads the mail of a request, as JSON; null loads nothing. The last mail stays until the next one arrives. */
function useClaimMail(claimId: string, key: string | null) {
  const { call } = useDesk();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Dependencies: another request or another attempt
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const load = async () => {
      const body: ClaimMailRequest = JSON.parse(key);
      try {
        const mail = (await call('deskPreviewClaimMail', { params: { id: claimId }, body })).response;
        if (isCurrent) setLoaded({ key, mail });
      } catch (error) {
        if (isCurrent) setLoaded({ key, failure: problemOf(error).message });
      }
    };
    const timer = setTimeout(load, loaded === null ? 0 : TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [claimId, key, attempt]);
  return { loaded, retry: () => setAttempt(attempt + 1) };
}

type PreviewContentProps = { loaded: Loaded | null; hasInput: boolean; onRetry: () => void };

function PreviewContent({ loaded, hasInput, onRetry }: PreviewContentProps) {
  if (!hasInput) return <p className="nu:mt-1 nu:text-muted">Lengkapi isian untuk melihat emailnya.</p>;
  if (loaded === null) return <p className="nu:mt-1 nu:text-muted">Menyiapkan email…</p>;
  if ('mail' in loaded) return <MailText {...loaded.mail} />;
  return (
    <>
      <p role="alert" className="nu:my-2 nu:text-bad">
        {loaded.failure}
      </p>
      <DeskButton onClick={onRetry}>Coba lagi</DeskButton>
    </>
  );
}

export type ClaimMailPreviewProps = { claim: DeskClaim; action: ClaimAction; form: ClaimForm };

/** The mail to the claimant that an action sends, as the server writes it; nothing for an action without a mail. */
export function ClaimMailPreview({ claim, action, form }: ClaimMailPreviewProps) {
  const request = mailRequest(claim, action, form);
  const key = request && isComplete(claim, action, form) ? JSON.stringify(request) : null;
  const { loaded, retry } = useClaimMail(claim.id, key);
  if (!request) return null;
  return (
    <MailFrame isUpdating={key !== null && loaded?.key !== key}>
      <PreviewContent loaded={loaded} hasInput={key !== null} onRetry={retry} />
    </MailFrame>
  );
}
