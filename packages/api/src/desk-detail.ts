import type { ClaimActionType } from '@naungan/domain/claim';
import { REVISION_ITEMS } from '@naungan/domain/lines';
import { id, isoDate, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { deskLetter } from './desk-letters.ts';
import { proposal, secondPersonReason } from './desk-proposals.ts';
import { historyEntry, staff } from './desk-shapes.ts';

/** The actions of the desk on an order. */
const ORDER_ACTIONS = ['approve', 'reject', 'revise', 'dispatch', 'receive'] as const;
/** The actions of the desk on a claim. */
export const CLAIM_DESK_ACTIONS = [
  'takeUp',
  'askDocuments',
  'approve',
  'reject',
  'recall',
  'grantAppeal',
  'keepOffer',
  'denyAppeal',
  'reopen',
  'lockReplacement',
  'moveRepair',
  'returnLetter',
  'pay',
  'close',
  'replyMessage',
] as const satisfies readonly ClaimActionType[];

/** The rules that a decision depends on, by code. */
const ORDER_CHECKS = ['age', 'declaration', 'documents', 'duplicateObject', 'duplicateIdentity'] as const;
const CLAIM_CHECKS = [
  'coverPeriod',
  'deductible',
  'limit',
  'documents',
  'duplicateClaim',
  'sameObject',
  'sameAccount',
  'accountHolder',
  'accountChanged',
] as const;

/**
 * The result of one rule. `problem`: the rule is broken; `warning`: the staff must look at it; `unknown`: a fact that the rule needs is
 * missing.
 */
const checkOf = <const Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.object({
    code: z.enum(codes),
    level: z.enum(['ok', 'warning', 'problem', 'unknown']),
    text: z.string(),
    /** Other records that the result refers to. */
    records: z.array(z.object({ kind: z.enum(['order', 'claim']), id, number: z.string() })),
  });
const orderCheck = checkOf(ORDER_CHECKS);
const claimCheck = checkOf(CLAIM_CHECKS);
export type OrderCheck = z.output<typeof orderCheck>;
export type ClaimCheck = z.output<typeof claimCheck>;

/** The member to whom the order or the policy belongs. */
const deskMember = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  isVerified: z.boolean(),
});

const commonFields = {
  /** Send it with the next action: the action gets 409 if the record has changed since. */
  version: z.number().int(),
  /** The person who has the task of this record; null if no one has it. */
  owner: staff.nullable(),
  member: deskMember,
  /** Codes of the required documents that were not sent. */
  missing: z.array(z.string()),
  history: z.array(historyEntry),
  /** The letters of the decisions, the newest first. */
  letters: z.array(deskLetter),
  noteCount: z.number().int(),
};

/** The facts of an order that only the desk sees. */
export const orderDesk = z.object({
  ...commonFields,
  /** The actions that the order's status and the caller's roles allow now. */
  actions: z.array(z.enum(ORDER_ACTIONS)),
  /** The items that can be returned for correction; empty if an order of this line cannot be returned. */
  revisable: z.array(z.enum(REVISION_ITEMS)),
  /** The documents of the plan that apply to the insured. */
  documents: z.array(
    z.object({ code: z.string(), name: z.string(), required: z.boolean(), sent: z.boolean() }),
  ),
  checks: z.array(orderCheck),
});
export type OrderDesk = z.output<typeof orderDesk>;

/** The facts of a claim that only the desk sees. */
export const claimDesk = z.object({
  ...commonFields,
  /** The actions that the claim's state and the caller's roles allow now. */
  actions: z.array(z.enum(CLAIM_DESK_ACTIONS)),
  /** The claimed amount; null if the claimant stated none. */
  claimed: rupiah.nullable(),
  /** The documents that the desk can request. */
  requestable: z.array(z.object({ code: z.string(), name: z.string() })),
  policy: z.object({
    policyNumber: z.string(),
    startDate: isoDate,
    endDate: isoDate,
    sumInsured: rupiah,
    /** The highest payment for the cause of the claim. */
    limit: rupiah,
    /** Payments for earlier claims in the same year of cover. */
    paidBefore: rupiah,
  }),
  checks: z.array(claimCheck),
  /** Why a payment needs a second person now; empty if it does not, or if nothing is to be paid. */
  secondPerson: z.array(secondPersonReason),
  /** The amount above which a payment needs a second person. */
  secondPersonAbove: rupiah,
  /** The payment that waits for a second person. */
  proposal: proposal.nullable(),
});
export type ClaimDesk = z.output<typeof claimDesk>;
