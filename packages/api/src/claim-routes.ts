import type { Route } from './route.ts';

/**
 * The calls of claims as plain data [3 §7]. Paths for members begin with `/claims/client/:id`, paths for
 * heirs with `/claims/heirs/claim`: heirs have no account, and the secret of the link in their mail is in a header.
 */
export const CLAIM_ROUTES = {
  policyInquiry: {
    method: 'GET',
    path: '/claims/client/:policyNumber/inquiry',
    auth: 'guest',
  },
  submitClaim: {
    method: 'POST',
    path: '/claims/client/:policyNumber',
    auth: 'member',
    multipart: true,
  },
  claims: { method: 'GET', path: '/claims/client', auth: 'member' },
  claim: { method: 'GET', path: '/claims/client/:id', auth: 'member' },
  reviseClaim: {
    method: 'PUT',
    path: '/claims/client/:id',
    auth: 'member',
    multipart: true,
  },
  appealClaim: {
    method: 'PUT',
    path: '/claims/client/:id/appeal',
    auth: 'member',
    multipart: true,
  },
  confirmClaimPayment: {
    method: 'PATCH',
    path: '/claims/client/:id',
    auth: 'member',
  },
  chooseWorkshop: {
    method: 'PATCH',
    path: '/claims/client/:id/repair',
    auth: 'member',
  },
  chooseReplacement: {
    method: 'PATCH',
    path: '/claims/client/:id/replacement',
    auth: 'member',
  },
  sendLetter: {
    method: 'PATCH',
    path: '/claims/client/:id/upload',
    auth: 'member',
    multipart: true,
  },
  changeClaimAccount: {
    method: 'PATCH',
    path: '/claims/client/:id/account',
    auth: 'member',
  },

  sendClaimMessage: { method: 'POST', path: '/claims/client/:id/messages', auth: 'member' },
  addClaimDocument: {
    method: 'POST',
    path: '/claims/client/:id/documents',
    auth: 'member',
    multipart: true,
  },
  withdrawClaim: { method: 'POST', path: '/claims/client/:id/withdrawal', auth: 'member' },

  submitHeirClaim: {
    method: 'POST',
    path: '/claims/heirs/policy/:policyNumber',
    auth: 'guest',
    multipart: true,
  },
  heirClaim: { method: 'GET', path: '/claims/heirs/claim', auth: 'link' },
  reviseHeirClaim: {
    method: 'PUT',
    path: '/claims/heirs/claim',
    auth: 'link',
    multipart: true,
  },
  appealHeirClaim: {
    method: 'PUT',
    path: '/claims/heirs/claim/appeal',
    auth: 'link',
    multipart: true,
  },
  confirmHeirPayment: {
    method: 'PATCH',
    path: '/claims/heirs/claim',
    auth: 'link',
  },
  sendHeirLetter: {
    method: 'PATCH',
    path: '/claims/heirs/claim/upload',
    auth: 'link',
    multipart: true,
  },
  changeHeirClaimAccount: {
    method: 'PATCH',
    path: '/claims/heirs/claim/account',
    auth: 'link',
  },

  sendHeirMessage: { method: 'POST', path: '/claims/heirs/claim/messages', auth: 'link' },
  addHeirDocument: {
    method: 'POST',
    path: '/claims/heirs/claim/documents',
    auth: 'link',
    multipart: true,
  },
  withdrawHeirClaim: { method: 'POST', path: '/claims/heirs/claim/withdrawal', auth: 'link' },
  mailHeirLink: { method: 'POST', path: '/claims/heirs/claim/link', auth: 'link' },
  replaceHeirLink: { method: 'DELETE', path: '/claims/heirs/claim/link', auth: 'link' },
  requestHeirLink: { method: 'POST', path: '/claims/heirs/link', auth: 'open' },
} as const satisfies Record<string, Route>;
