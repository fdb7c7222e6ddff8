import { additionForm, claimMessageForm, heirLinkForm, withdrawalForm } from '@naungan/domain/claim/form';
import { id } from '@naungan/domain/shape';
import { CLAIM_STATES } from '@naungan/domain/status';
import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';
import { multipartForm } from './form.ts';
import type { Shapes } from './route.ts';

/**
 * Three groups of calls: a claimant's actions that the desk did not request, the mailed link to an heir's claim, and
 * the desk's actions on messages and links.
 */

const messageCall = {
  body: claimMessageForm,
  reply: nothing,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const additionCall = {
  form: multipartForm(additionForm.shape, 'The document as `document`: PDF, JPEG or PNG.'),
  reply: nothing,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const withdrawalCall = {
  body: withdrawalForm,
  reply: nothing,
  problems: ['CONFLICT'],
} as const satisfies Omit<Shapes, 'summary'>;

export const sendClaimMessage = contract('sendClaimMessage', {
  summary: 'Send a message about a claim to the desk, also after the end of the claim',
  params: idParams,
  ...messageCall,
});
export const addClaimDocument = contract('addClaimDocument', {
  summary: 'Add a document that was not requested, before the decision',
  params: idParams,
  ...additionCall,
});
export const withdrawClaim = contract('withdrawClaim', {
  summary: 'Withdraw a claim permanently, before the discharge letter is signed',
  params: idParams,
  ...withdrawalCall,
});

export const sendHeirMessage = contract('sendHeirMessage', {
  summary: 'The same as `sendClaimMessage` for an heir',
  ...messageCall,
});
export const addHeirDocument = contract('addHeirDocument', {
  summary: 'The same as `addClaimDocument` for an heir',
  ...additionCall,
});
export const withdrawHeirClaim = contract('withdrawHeirClaim', {
  summary: 'The same as `withdrawClaim` for an heir',
  ...withdrawalCall,
});

export const mailHeirLink = contract('mailHeirLink', {
  summary: "Mail the link to an heir's claim again, to the same address",
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const replaceHeirLink = contract('replaceHeirLink', {
  summary: "Revoke the link to an heir's claim, and mail a new one to the same address",
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const requestHeirLink = contract('requestHeirLink', {
  summary:
    "Mail the link to an heir's claim if the claim has this number and e-mail address; the response does not reveal whether it has",
  body: heirLinkForm,
  reply: nothing,
  problems: ['TOO_MANY'],
});

const newState = z.object({ _id: id, state: z.enum(CLAIM_STATES) });

export const deskReplyMessage = contract('deskReplyMessage', {
  summary: "Reply to a claimant's message, or begin the conversation; the claimant gets a mail",
  params: idParams,
  body: claimMessageForm,
  reply: newState,
  problems: ['CONFLICT'],
});
export const deskMailHeirLink = contract('deskMailHeirLink', {
  summary: "Mail the link to an heir's claim; a revoked link is replaced by a new one",
  params: idParams,
  reply: newState,
  problems: ['CONFLICT'],
});
export const deskRevokeHeirLink = contract('deskRevokeHeirLink', {
  summary: "Revoke the link to an heir's claim until the desk mails a new one",
  params: idParams,
  reply: newState,
  problems: ['CONFLICT'],
});
