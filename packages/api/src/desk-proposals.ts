import { claimAccount } from '@naungan/domain/claim/record';
import { id, instant, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { staff } from './desk-shapes.ts';

/**
 * Why a payment needs a second person. `amount`: it is above the limit of the server's settings; `accountChanged`: the
 * claimant changed the bank account after the approval.
 */
export const SECOND_PERSON_REASONS = ['amount', 'accountChanged'] as const;
export type SecondPersonReason = (typeof SECOND_PERSON_REASONS)[number];
export const secondPersonReason = z.enum(SECOND_PERSON_REASONS);

/** A payment that one person of the staff has proposed and another one must confirm. */
export const proposal = z.object({
  id,
  kind: z.literal('claimPayment'),
  claimId: id,
  claimNumber: z.string(),
  amount: rupiah,
  /** The bank account to pay to; its fields are '' for a repair, which is paid to the workshop. */
  account: claimAccount,
  reasons: z.array(secondPersonReason),
  /** A link to the proof of payment, valid for ten minutes. */
  payslip: z.string(),
  proposedBy: staff,
  proposedAt: instant,
  /** From this time on the proposal cannot be confirmed. */
  expiresAt: instant,
  outcome: z.enum(['waiting', 'confirmed', 'rejected', 'expired']),
  decidedBy: staff.nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** Whether the caller may confirm the proposal. */
  mayConfirm: z.boolean(),
});
export type Proposal = z.output<typeof proposal>;

export const deskProposals = contract('deskProposals', {
  summary: 'Payments that wait for a second person, oldest first',
  reply: z.array(proposal),
});
export const deskConfirmProposal = contract('deskConfirmProposal', {
  summary: 'Confirm a payment that another person proposed, and pay',
  params: idParams,
  reply: proposal,
  problems: ['CONFLICT', 'INVALID'],
});
export const deskRejectProposal = contract('deskRejectProposal', {
  summary: 'Reject a proposed payment, or withdraw it',
  params: idParams,
  body: z.object({ reason: z.string().trim().min(3).max(1000) }),
  reply: proposal,
  problems: ['CONFLICT'],
});
