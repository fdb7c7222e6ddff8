import type { Proposal } from '../desk-proposals.ts';
import { CLAIM_ID, CLAIM_NUMBER } from './claim-facts.ts';
import { colleague, otherColleague } from './desk-work-examples.ts';
import type { Examples } from './resource-examples.ts';

/** A payment to a bank account that the claimant changed after the approval. */
export const ACCOUNT_CHANGE_PROPOSAL: Proposal = {
  id: '4b8e2d60-7c1f-4a93-9e5d-0f6a3c8b7d24',
  kind: 'claimPayment',
  claimId: CLAIM_ID,
  claimNumber: CLAIM_NUMBER,
  amount: 4_700_000,
  account: { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'SITI RAHAYU' },
  reasons: ['accountChanged'],
  payslip: '/files/uploads/2f6c9a1e?name=bukti-bayar-KLM-2026-000001.pdf&expires=1796004000&signature=…',
  proposedBy: otherColleague,
  proposedAt: '2026-11-28T02:00:00.000Z',
  expiresAt: '2026-12-05T02:00:00.000Z',
  outcome: 'waiting',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  mayConfirm: true,
};

const decision = { decidedBy: colleague, decidedAt: '2026-11-28T03:30:00.000Z', mayConfirm: false };
const REASON = 'Nama pemilik rekening berbeda';

/** Example requests and responses of the calls about payments that need a second person. */
export const DESK_PROPOSAL_EXAMPLES = {
  deskProposals: { reply: [ACCOUNT_CHANGE_PROPOSAL] },
  deskConfirmProposal: { reply: { ...ACCOUNT_CHANGE_PROPOSAL, ...decision, outcome: 'confirmed' } },
  deskRejectProposal: {
    request: { reason: REASON },
    reply: { ...ACCOUNT_CHANGE_PROPOSAL, ...decision, outcome: 'rejected', decisionReason: REASON },
  },
} satisfies Partial<Examples>;
