import type { Route } from './route.ts';

/** The calls with which the staff handle claims as plain data. */
export const DESK_CLAIM_ROUTES = {
  deskClaims: { method: 'GET', path: '/desk/claims', auth: 'desk' },
  deskClaim: { method: 'GET', path: '/desk/claims/:id', auth: 'desk' },
  deskClaimJournal: {
    method: 'GET',
    path: '/desk/claims/:id/journal',
    auth: 'desk',
  },
  deskPreviewClaimLetter: { method: 'POST', path: '/desk/claims/:id/letter-preview', auth: 'desk' },
  deskPreviewClaimMail: { method: 'POST', path: '/desk/claims/:id/mail-preview', auth: 'desk' },
  deskTakeUpClaim: {
    method: 'POST',
    path: '/desk/claims/:id/take-up',
    auth: 'desk',
  },
  deskAskDocuments: {
    method: 'POST',
    path: '/desk/claims/:id/documents',
    auth: 'desk',
  },
  deskSettleClaim: {
    method: 'POST',
    path: '/desk/claims/:id/settlement',
    auth: 'desk',
  },
  deskApproveClaim: {
    method: 'POST',
    path: '/desk/claims/:id/approve',
    auth: 'desk',
  },
  deskRejectClaim: {
    method: 'POST',
    path: '/desk/claims/:id/reject',
    auth: 'desk',
  },
  deskRecallClaim: {
    method: 'POST',
    path: '/desk/claims/:id/recall',
    auth: 'desk',
  },
  deskAnswerAppeal: {
    method: 'POST',
    path: '/desk/claims/:id/appeal',
    auth: 'desk',
    multipart: true,
  },
  deskLockReplacement: {
    method: 'POST',
    path: '/desk/claims/:id/replacement',
    auth: 'desk',
  },
  deskMoveRepair: {
    method: 'POST',
    path: '/desk/claims/:id/repair',
    auth: 'desk',
  },
  deskReturnLetter: {
    method: 'POST',
    path: '/desk/claims/:id/letter',
    auth: 'desk',
  },
  deskPayClaim: {
    method: 'POST',
    path: '/desk/claims/:id/pay',
    auth: 'desk',
    multipart: true,
  },
  deskCloseClaim: {
    method: 'POST',
    path: '/desk/claims/:id/close',
    auth: 'desk',
  },
  deskReplyMessage: { method: 'POST', path: '/desk/claims/:id/messages', auth: 'desk' },
  deskMailHeirLink: { method: 'POST', path: '/desk/claims/:id/link', auth: 'desk' },
  deskRevokeHeirLink: { method: 'DELETE', path: '/desk/claims/:id/link', auth: 'desk' },
} as const satisfies Record<string, Route>;
