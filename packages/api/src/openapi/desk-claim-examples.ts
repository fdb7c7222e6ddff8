import type { ClaimState } from '@naungan/domain/status';
import { claimDetail } from './claim-detail-example.ts';
import { claimCard } from './claim-examples.ts';
import {
  APPROVAL_REASON,
  CLAIM_ENTRIES,
  CLAIM_ID,
  CLAIM_NUMBER,
  LOSS,
  REASONS,
  settlement,
} from './claim-facts.ts';
import type { Examples } from './resource-examples.ts';

const REJECTED = REASONS.rejected;

const deskFields = {
  claimNumber: CLAIM_NUMBER,
  state: claimDetail.state,
  claimant: 'SITI RAHAYU',
  namedBeneficiary: null,
  awaitsReply: false,
};

/** The response of a call with a transition of the claim. */
const movedTo = (state: ClaimState) => ({ _id: CLAIM_ID, state });

/** Example requests and responses of the desk's calls about claims. */
export const DESK_CLAIM_EXAMPLES = {
  deskClaims: { answered: [{ ...claimCard, ...deskFields }] },
  deskClaim: { answered: { ...claimDetail, ...deskFields, accountChangedAfterLetter: false } },
  deskSettleClaim: { sent: { loss: LOSS }, answered: settlement },
  deskClaimJournal: {
    answered: { _id: CLAIM_ID, claimNumber: CLAIM_NUMBER, state: claimDetail.state, entries: CLAIM_ENTRIES },
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
  deskPayClaim: { sent: {}, answered: movedTo('payment') },
  deskReplyMessage: {
    sent: { text: 'Bengkel memperkirakan hari Senin. Kami kabari begitu selesai.' },
    answered: movedTo('agreed'),
  },
  deskMailHeirLink: { answered: movedTo('incomplete') },
  deskRevokeHeirLink: { answered: movedTo('incomplete') },
  deskCloseClaim: { sent: { reason: 'Pembayaran sudah diterima' }, answered: movedTo('finish') },
} satisfies Partial<Examples>;
