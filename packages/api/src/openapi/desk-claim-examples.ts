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
import { ACCOUNT_CHANGE_PROPOSAL as proposal } from './desk-proposal-examples.ts';
import { claimDesk } from './desk-work-examples.ts';
import type { Examples } from './resource-examples.ts';

const REJECTION_REASON = REASONS.rejected;

const deskFields = {
  claimNumber: CLAIM_NUMBER,
  state: claimDetail.state,
  claimant: 'SITI RAHAYU',
  namedBeneficiary: null,
  awaitsReply: false,
  since: '2026-11-22T02:15:00.000Z',
  due: '2026-11-23',
};

/** Returns the reply of a call that changes the state of the claim. */
const stateReply = (state: ClaimState) => ({ _id: CLAIM_ID, state });

/** Example requests and responses of the desk's calls about claims. */
export const DESK_CLAIM_EXAMPLES = {
  deskClaims: {
    reply: {
      rows: [
        { ...claimCard, ...deskFields, submittedAt: '2026-11-22T02:15:00.000Z', owner: claimDesk.owner },
      ],
      next: null,
    },
  },
  deskClaim: {
    reply: { ...claimDetail, ...deskFields, accountChangedAfterLetter: false, desk: claimDesk },
  },
  deskSettleClaim: { request: { loss: LOSS }, reply: settlement },
  deskClaimJournal: {
    reply: {
      _id: CLAIM_ID,
      claimNumber: CLAIM_NUMBER,
      state: claimDetail.state,
      entries: CLAIM_ENTRIES,
      next: null,
    },
  },
  deskTakeUpClaim: { reply: stateReply('review') },
  deskAskDocuments: {
    request: { attachments: ['FOTO'], feedback: 'Foto kerusakan kurang jelas' },
    reply: stateReply('incomplete'),
  },
  deskApproveClaim: { request: { loss: LOSS, reason: APPROVAL_REASON }, reply: stateReply('approved') },
  deskRejectClaim: { request: { reason: REJECTION_REASON }, reply: stateReply('rejected') },
  deskRecallClaim: { request: { reason: 'Jumlahnya keliru' }, reply: stateReply('review') },
  deskAnswerAppeal: {
    request: { answer: 'grant', reason: APPROVAL_REASON, assessment: { loss: LOSS } },
    reply: stateReply('approved'),
  },
  deskLockReplacement: { reply: stateReply('approved') },
  deskMoveRepair: { request: { step: 'received', note: 'Antrean nomor dua' }, reply: stateReply('agreed') },
  deskReturnLetter: { request: { reason: 'Surat belum ditandatangani' }, reply: stateReply('approved') },
  deskPayClaim: { request: {}, reply: { ...stateReply('agreed'), proposal } },
  deskReplyMessage: {
    request: { text: 'Bengkel memperkirakan hari Senin. Kami beri tahu Anda begitu selesai.' },
    reply: stateReply('agreed'),
  },
  deskMailHeirLink: { reply: stateReply('incomplete') },
  deskRevokeHeirLink: { reply: stateReply('incomplete') },
  deskCloseClaim: { request: { reason: 'Pembayaran sudah diterima' }, reply: stateReply('finish') },
} satisfies Partial<Examples>;
