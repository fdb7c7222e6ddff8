import { additionForm, claimMessageForm, heirLinkForm, withdrawalForm } from '@naungan/domain/claim/form';
import { id } from '@naungan/domain/shape';
import { CLAIM_STATES } from '@naungan/domain/status';
import { z } from 'zod';
import { contract, idParams, nothing } from './contract.ts';
import { multipartForm } from './form.ts';
import type { Shapes } from './route.ts';

/** Calls with which a claimant acts without being asked, and those about the link of an heir. */

const message = {
  params: idParams,
  body: claimMessageForm,
  reply: nothing,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const addition = {
  params: idParams,
  form: multipartForm(additionForm.shape, 'The document as `document`: PDF, JPEG or PNG.'),
  reply: nothing,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const withdrawal = {
  params: idParams,
  body: withdrawalForm,
  reply: nothing,
  problems: ['CONFLICT'],
} as const satisfies Omit<Shapes, 'summary'>;

export const sendClaimMessage = contract('sendClaimMessage', {
  summary: 'Send a message about a claim to its handler at the desk, also after its end',
  ...message,
});
export const addClaimDocument = contract('addClaimDocument', {
  summary: 'Add a document that was not requested, before the decision',
  ...addition,
});
export const withdrawClaim = contract('withdrawClaim', {
  summary: 'Withdraw a claim for good, before the discharge letter is signed',
  ...withdrawal,
});

export const sendHeirMessage = contract('sendHeirMessage', {
  summary: 'The same as `sendClaimMessage` for an heir',
  ...message,
});
export const addHeirDocument = contract('addHeirDocument', {
  summary: 'The same as `addClaimDocument` for an heir',
  ...addition,
});
export const withdrawHeirClaim = contract('withdrawHeirClaim', {
  summary: 'The same as `withdrawClaim` for an heir',
  ...withdrawal,
});

export const mailHeirLink = contract('mailHeirLink', {
  summary: "Mail the link to an heir's claim again, to the same address",
  params: idParams,
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const replaceHeirLink = contract('replaceHeirLink', {
  summary: "Revoke the link to an heir's claim, and mail a new one to the same address",
  params: idParams,
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const requestHeirLink = contract('requestHeirLink', {
  summary:
    "Mail the link to an heir's claim if this is its number and address; the response is the same if it is not",
  body: heirLinkForm,
  reply: nothing,
  problems: ['TOO_MANY'],
});

const moved = z.object({ _id: id, state: z.enum(CLAIM_STATES) });

export const deskReplyMessage = contract('deskReplyMessage', {
  summary: "Reply to a claimant's message, or begin the conversation; the claimant gets a mail",
  params: idParams,
  body: claimMessageForm,
  reply: moved,
  problems: ['CONFLICT'],
});
export const deskMailHeirLink = contract('deskMailHeirLink', {
  summary: "Mail the link to an heir's claim; a revoked link is replaced by a new one",
  params: idParams,
  reply: moved,
  problems: ['CONFLICT'],
});
export const deskRevokeHeirLink = contract('deskRevokeHeirLink', {
  summary: "Revoke the link to an heir's claim until the desk mails a new one",
  params: idParams,
  reply: moved,
  problems: ['CONFLICT'],
});
