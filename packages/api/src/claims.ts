import { REPLACEMENT_METHODS } from '@naungan/domain/claim';
import { claimAccountForm, claimForm, heirForm } from '@naungan/domain/claim/form';
import { claimCard, claimDetail, policyLookup } from '@naungan/domain/claim/record';
import { CLAIM_TYPES, PRODUCT_TYPES } from '@naungan/domain/lines';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { multipartForm } from './form.ts';
import type { Shapes } from './route.ts';

const productType = z.enum(PRODUCT_TYPES);
/** The policy number exactly as the claimant typed it: the server normalises it. */
const policyParams = z.object({ policyNumber: z.string().min(1).max(100) });
/** Codes of the documents in the form, separated by commas. */
const documentCodes = z.string().max(1000).optional();
const CLAIM_FILES =
  "The claim's documents, each part named by its code. A document with several files has several parts.";

/**
 * Accepts a claim that is valid for at least one product and date. The server then checks the claim against
 * the product of the policy and today's date.
 */
const claimPayload = claimForm({
  productType: 'kebakaran-gempabumi',
  tsi: Number.MAX_SAFE_INTEGER,
  today: '9999-12-31',
});
/**
 * 'Y' when the claimant confirmed that an earlier claim with the same policy, cause and day is a different claim.
 */
const isDifferentClaim = z.enum(['Y', 'N']).optional();
const createdClaim = z.object({ _id: id });
/** `secret` is the header `link-secret` of the heir's calls. The mailed link to the claim contains the secret. */
const createdHeirClaim = createdClaim.extend({ secret: z.string() });

export const policyInquiry = contract('policyInquiry', {
  summary:
    'Look up a policy by its exact number and product; the holder may send `k=claimSubmission` instead of the product',
  params: policyParams,
  query: z.object({ productType: productType.optional(), k: z.literal('claimSubmission').optional() }),
  reply: policyLookup,
  problems: ['CONFLICT', 'TOO_MANY'],
});

export const submitClaim = contract('submitClaim', {
  summary: 'Submit a claim on a policy of the member; a repeated `Idempotency-Key` has no further effect',
  params: policyParams,
  query: z.object({ field: documentCodes, productType }),
  form: multipartForm({ payload: claimPayload, again: isDifferentClaim }, CLAIM_FILES),
  reply: createdClaim,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
});

export const claims = contract('claims', {
  summary:
    "The member's claims of a product type: first those that need an action of the member, then other open claims, then ended claims",
  query: z.object({ type: z.enum(CLAIM_TYPES).optional() }),
  reply: z.array(claimCard),
});

export const claim = contract('claim', {
  summary: 'One claim of the member: progress, details, appeals, payment',
  params: idParams,
  reply: claimDetail,
});

const revisionCall = {
  /**
   * The query may contain the document codes [3 §7]. The server ignores them, because the form has one part per code.
   */
  query: z.object({ productType: productType.optional() }),
  form: multipartForm({}, CLAIM_FILES),
  reply: z.null(),
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const appealCall = {
  query: z.object({ field: z.literal('appeal').optional() }),
  form: multipartForm({}, 'The letter as `appeal`: a PDF of at most 2,048,000 bytes.'),
  reply: z.null(),
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const letterCall = {
  query: z.object({
    productType: productType.optional(),
    policyNumber: z.string().max(100).optional(),
    field: z.literal('documentLod').optional(),
  }),
  form: multipartForm(
    {
      /** Required if the claim has no bank account yet; otherwise optional, and replaces the account. */
      account: claimAccountForm.optional(),
    },
    'The signed letter as `documentLod`: PDF or JPEG.',
  ),
  reply: z.null(),
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
} as const satisfies Omit<Shapes, 'summary'>;
const confirmationCall = {
  body: z.object({ paymentConfirm: z.literal(true) }),
  reply: z.null(),
  problems: ['CONFLICT'],
} as const satisfies Omit<Shapes, 'summary'>;

const accountCall = {
  body: claimAccountForm,
  reply: z.null(),
  problems: ['CONFLICT'],
} as const satisfies Omit<Shapes, 'summary'>;

export const reviseClaim = contract('reviseClaim', {
  summary: 'Upload corrected versions of the documents that the desk sent back',
  params: idParams,
  ...revisionCall,
});
export const appealClaim = contract('appealClaim', {
  summary: 'Appeal against the decision; only one appeal can be open',
  params: idParams,
  ...appealCall,
});
export const sendLetter = contract('sendLetter', {
  summary: 'Send the signed discharge letter',
  params: idParams,
  ...letterCall,
});
export const confirmClaimPayment = contract('confirmClaimPayment', {
  summary: 'Confirm that the payment was received',
  params: idParams,
  ...confirmationCall,
});
export const chooseWorkshop = contract('chooseWorkshop', {
  summary: 'Choose the referral workshop; possible once, before the approval',
  params: idParams,
  body: z.object({ workshopID: id }),
  reply: z.null(),
  problems: ['CONFLICT', 'INVALID'],
});
export const chooseReplacement = contract('chooseReplacement', {
  summary: 'Choose how the loss is settled, such as a repair or cash; possible until the choice is locked',
  params: idParams,
  body: z.object({ selectedMethod: z.enum(REPLACEMENT_METHODS) }),
  reply: z.null(),
  problems: ['CONFLICT', 'INVALID'],
});
export const changeClaimAccount = contract('changeClaimAccount', {
  summary: 'Enter or change the bank account for the payment; possible until the payment',
  params: idParams,
  ...accountCall,
});

export const submitHeirClaim = contract('submitHeirClaim', {
  summary: 'Submit a claim as an heir, on a policy with a beneficiary; the link to the claim is mailed',
  params: policyParams,
  query: z.object({ field: documentCodes, productType }),
  form: multipartForm({ payload: claimPayload, heir: heirForm, again: isDifferentClaim }, CLAIM_FILES),
  reply: createdHeirClaim,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
});
export const heirClaim = contract('heirClaim', {
  summary: "An heir's claim, by the secret of the mailed link",
  reply: claimDetail,
  problems: ['TOO_MANY'],
});
export const reviseHeirClaim = contract('reviseHeirClaim', {
  summary: 'The same as `reviseClaim` for an heir',
  ...revisionCall,
});
export const appealHeirClaim = contract('appealHeirClaim', {
  summary: 'The same as `appealClaim` for an heir',
  ...appealCall,
});
export const sendHeirLetter = contract('sendHeirLetter', {
  summary: 'The same as `sendLetter` for an heir',
  ...letterCall,
});
export const confirmHeirPayment = contract('confirmHeirPayment', {
  summary: 'The same as `confirmClaimPayment` for an heir',
  ...confirmationCall,
});
export const changeHeirClaimAccount = contract('changeHeirClaimAccount', {
  summary: 'The same as `changeClaimAccount` for an heir',
  ...accountCall,
});
