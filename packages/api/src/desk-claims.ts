import { ACCOUNT_NUMBER_PATTERN } from '@naungan/domain/bank-account';
import { REPAIR_STEPS } from '@naungan/domain/claim';
import { claimCard, claimDetail } from '@naungan/domain/claim/record';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { id, instant, isoDate, rupiah } from '@naungan/domain/shape';
import { CLAIM_STATES } from '@naungan/domain/status';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { assessment } from './desk-assessment.ts';
import { claimDesk } from './desk-detail.ts';
import { proposal } from './desk-proposals.ts';
import { staff, versionQuery } from './desk-shapes.ts';
import { multipartForm } from './form.ts';
import { listPage, nextPage, pageQuery, RECORD_SORTS, recordPageQuery, searchText } from './list-page.ts';
import type { Shapes } from './route.ts';

const state = z.enum(CLAIM_STATES);
const newState = z.object({ _id: id, state });
const reason = z.string().trim().min(3).max(1000);

/** Fields that only the desk sees, in addition to the fields of the member's claim. */
const deskFields = {
  claimNumber: z.string(),
  state,
  /** The claimant's name: the policyholder's or the heir's. */
  claimant: z.string(),
  /** True when the policy names the heir as beneficiary; `null` for the policyholder. */
  namedBeneficiary: z.boolean().nullable(),
  /** Whether the last message is the claimant's. */
  awaitsReply: z.boolean(),
  /** Since when the claim is in its state. */
  since: instant,
  /** The last day of the time that the claimant sees; null if the claim does not wait for the desk. */
  due: isoDate.nullable(),
};

export const deskClaims = contract('deskClaims', {
  summary: 'Claims, by page, newest, oldest or longest wait first',
  query: z.object({
    ...recordPageQuery,
    sort: z.enum(RECORD_SORTS).default('newest'),
    line: z.enum(PRODUCT_TYPES).optional(),
    /** `waiting`: every state that waits for the desk, the records of the queue `claims`. */
    state: z.enum([...CLAIM_STATES, 'waiting']).optional(),
    /** Number of the claim, the policy or the order; name, e-mail address or phone number of the policyholder; plate. */
    q: searchText,
  }),
  reply: listPage(
    claimCard.extend(deskFields).extend({
      submittedAt: instant,
      /** The person who has the task of the claim; null if no one has it. */
      owner: staff.nullable(),
    }),
  ),
});
export const deskClaim = contract('deskClaim', {
  summary: 'One claim, with everything that a decision needs',
  params: idParams,
  reply: claimDetail.extend(deskFields).extend({
    /** Whether the bank account was changed after the claimant sent the signed letter. */
    accountChangedAfterLetter: z.boolean(),
    desk: claimDesk,
  }),
});

const settlement = z.object({
  rows: z.array(z.object({ label: z.string(), amount: rupiah })),
  payable: rupiah,
});

export const deskSettleClaim = contract('deskSettleClaim', {
  summary: 'Calculate the amount payable for a loss, after limits and deductible; stores nothing',
  params: idParams,
  body: assessment,
  reply: settlement,
});

const journalEntry = z.object({
  at: instant,
  from: state.nullable(),
  to: state,
  actor: z.string(),
  reason: z.string().nullable(),
});
export const deskClaimJournal = contract('deskClaimJournal', {
  summary: 'History of a claim: actor, time, old and new state, reason',
  params: idParams,
  query: z.object(pageQuery),
  reply: z.object({ _id: id, claimNumber: z.string(), state, entries: z.array(journalEntry), ...nextPage }),
});

/**
 * The common part of calls that change the state of a claim. When two desk accounts decide at the same time,
 * the second request gets CONFLICT.
 */
const transition = {
  params: idParams,
  query: versionQuery,
  reply: newState,
  problems: ['CONFLICT', 'INVALID'],
} as const satisfies Omit<Shapes, 'summary'>;

export const deskTakeUpClaim = contract('deskTakeUpClaim', {
  summary: 'Start the review of a new claim',
  ...transition,
});
export const deskAskDocuments = contract('deskAskDocuments', {
  summary: 'Request corrected documents',
  body: z.object({ attachments: z.array(z.string().max(40)).min(1), feedback: reason }),
  ...transition,
});
export const deskApproveClaim = contract('deskApproveClaim', {
  summary: 'Approve the amount that results from the assessed loss, with a reason',
  body: assessment.extend({ reason }),
  ...transition,
});
export const deskRejectClaim = contract('deskRejectClaim', {
  summary: 'Reject with a reason',
  body: z.object({ reason }),
  ...transition,
});
export const deskRecallClaim = contract('deskRecallClaim', {
  summary: 'Withdraw an approval before the member signs the discharge letter',
  body: z.object({ reason }),
  ...transition,
});
export const deskAnswerAppeal = contract('deskAnswerAppeal', {
  summary: 'Decide the open appeal: grant it, keep the decision, or reopen the claim',
  form: multipartForm(
    {
      answer: z.enum(['grant', 'keep', 'reopen']),
      reason,
      /** Only with the answer `grant`. */
      assessment: assessment.optional(),
    },
    'The decision as `responseLetter`: a PDF.',
  ),
  ...transition,
});
export const deskLockReplacement = contract('deskLockReplacement', {
  summary: 'Confirm and lock the chosen replacement',
  ...transition,
});
export const deskMoveRepair = contract('deskMoveRepair', {
  summary: 'Record the next step of the repair',
  /** `workshopID` is sent with the first step, when the member chose no workshop. */
  body: z.object({
    step: z.enum(REPAIR_STEPS),
    workshopID: id.optional(),
    note: z.string().trim().max(1000).default(''),
  }),
  ...transition,
});
export const deskReturnLetter = contract('deskReturnLetter', {
  summary: 'Return the signed letter for correction',
  body: z.object({ reason }),
  ...transition,
});
export const deskPayClaim = contract('deskPayClaim', {
  summary:
    'Record the payment of the claim, with the proof, or propose it to a second person; a repeated `Idempotency-Key` has no further effect',
  form: multipartForm(
    {
      /** The bank account, only for an old claim whose letter was sent before the claimant had to enter an account. */
      bankName: z.string().trim().max(100).optional(),
      accountNumber: z.string().regex(ACCOUNT_NUMBER_PATTERN).optional(),
      accountHolder: z.string().trim().max(100).optional(),
    },
    'The proof as `payslip`: PDF or JPEG.',
  ),
  idempotent: true,
  ...transition,
  reply: newState.extend({
    /** The payment that now waits for a second person: nothing was paid. Null after a payment. */
    proposal: proposal.nullable(),
  }),
});
export const deskCloseClaim = contract('deskCloseClaim', {
  summary: 'Close a claim that is paid, or was rejected without an appeal',
  body: z.object({ reason }),
  ...transition,
});
