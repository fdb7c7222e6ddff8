import type { ClaimState } from '@naungan/domain/status';
import { claimDetail } from './claim-detail-example.ts';
import { claimCard } from './claim-examples.ts';
import { CLAIM_ID, CLAIM_NUMBER, CLAIM_STEPS, LOSS, settlement } from './claim-facts.ts';
import { account, DESK_ID, MEMBER_ID } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const APPROVAL_REASON = 'Kerugian sesuai dengan bukti yang dikirim';
const REJECTED = 'Kejadian di luar masa berlaku polis';

const deskFields = {
  claimNumber: CLAIM_NUMBER,
  state: claimDetail.state,
  claimant: 'SITI RAHAYU',
  namedBeneficiary: null,
};

/** The response of a call with a transition of the claim. */
const movedTo = (state: ClaimState) => ({ _id: CLAIM_ID, state });

const REASONS: Partial<Record<ClaimState, string>> = { rejected: REJECTED, approved: APPROVAL_REASON };
const BY_DESK: readonly ClaimState[] = ['review', 'rejected', 'approved'];
const entries = CLAIM_STEPS.map(({ to, at }, index) => ({
  at,
  from: CLAIM_STEPS[index - 1]?.to ?? null,
  to,
  actor: BY_DESK.includes(to) ? `desk:${DESK_ID}` : `member:${MEMBER_ID}`,
  reason: REASONS[to] ?? null,
}));

/** Example requests and responses of the desk's calls about claims. */
export const DESK_CLAIM_EXAMPLES = {
  deskClaims: { answered: [{ ...claimCard, ...deskFields }] },
  deskClaim: { answered: { ...claimDetail, ...deskFields } },
  deskSettleClaim: { sent: { loss: LOSS }, answered: settlement },
  deskClaimJournal: {
    answered: { _id: CLAIM_ID, claimNumber: CLAIM_NUMBER, state: claimDetail.state, entries },
  },
  deskTakeUpClaim: { answered: movedTo('review') },
  deskAskDocuments: {
    sent: { attachments: ['FOTO'], feedback: 'Foto kerusakan kurang jelas' },
    answered: movedTo('incomplete'),
  },
  deskApproveClaim: { sent: { loss: LOSS, reason: APPROVAL_REASON }, answered: movedTo('approved') },
  deskRejectClaim: { sent: { reason: REJECTED }, answered: movedTo('rejected') },
  deskRecallClaim: { sent: { reason: 'Jumlahnya keliru' }, answered: movedTo('review') },
  deskAnswerAppeal: {
    sent: { answer: 'grant', reason: APPROVAL_REASON, assessment: { loss: LOSS } },
    answered: movedTo('approved'),
  },
  deskLockReplacement: { answered: movedTo('approved') },
  deskMoveRepair: { sent: { step: 'received', note: 'Antrean nomor dua' }, answered: movedTo('agreed') },
  deskReturnLetter: { sent: { reason: 'Surat belum ditandatangani' }, answered: movedTo('approved') },
  deskPayClaim: { sent: account, answered: movedTo('payment') },
  deskCloseClaim: { sent: { reason: 'Pembayaran sudah diterima' }, answered: movedTo('finish') },
} satisfies Partial<Examples>;
