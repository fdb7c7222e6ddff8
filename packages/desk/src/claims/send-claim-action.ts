import type { DeskContextValue } from '../desk/desk-context.ts';
import type { ClaimAction } from './claim-actions.ts';
import { assessmentOf, type ClaimForm, repairOf } from './claim-form.ts';
import type { DeskClaim } from './desk-claim.ts';

type Calls = Pick<DeskContextValue, 'call' | 'upload'>;

const APPEAL_ANSWERS: Partial<Record<ClaimAction, 'grant' | 'keep' | 'reopen'>> = {
  grantAppeal: 'grant',
  keepOffer: 'keep',
  denyAppeal: 'keep',
  reopen: 'reopen',
};

function formOf(parts: Record<string, string>, field: string, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  if (file) form.append(field, file);
  return form;
}

/** The input of an action: what was typed, and a key that stays the same when it is sent again. */
export type ClaimActionInput = { form: ClaimForm; file: File | null; key: string };

/** Sends an action on a claim, with the version that was shown. Rejects with an `ApiProblem`. */
export function sendClaimAction(
  { call, upload }: Calls,
  claim: DeskClaim,
  action: ClaimAction,
  { form, file, key }: ClaimActionInput,
): Promise<unknown> {
  const params = { id: claim.id };
  const query = { version: claim.desk.version };
  const reason = form.reason.trim();
  const body = { reason };
  switch (action) {
    case 'takeUp':
      return call('deskTakeUpClaim', { params, query });
    case 'lockReplacement':
      return call('deskLockReplacement', { params, query });
    case 'askDocuments':
      return call('deskAskDocuments', { params, query, body: { attachments: form.codes, feedback: reason } });
    case 'approve':
      return call('deskApproveClaim', { params, query, body: { ...assessmentOf(form), reason } });
    case 'reject':
      return call('deskRejectClaim', { params, query, body });
    case 'recall':
      return call('deskRecallClaim', { params, query, body });
    case 'returnLetter':
      return call('deskReturnLetter', { params, query, body });
    case 'close':
      return call('deskCloseClaim', { params, query, body });
    case 'replyMessage':
      return call('deskReplyMessage', { params, body: { text: reason } });
    case 'moveRepair':
      return call('deskMoveRepair', { params, query, body: repairOf(claim, form) });
    case 'pay':
      return upload('deskPayClaim', {
        params,
        query: { version: String(query.version) },
        headers: { 'idempotency-key': key },
        form: formOf({}, 'payslip', file),
      });
    case 'grantAppeal':
    case 'keepOffer':
    case 'denyAppeal':
    case 'reopen': {
      const parts: Record<string, string> = { answer: APPEAL_ANSWERS[action] ?? 'keep', reason };
      if (action === 'grantAppeal') parts.assessment = JSON.stringify(assessmentOf(form));
      return upload('deskAnswerAppeal', {
        params,
        query: { version: String(query.version) },
        form: formOf(parts, 'responseLetter', file),
      });
    }
  }
}
