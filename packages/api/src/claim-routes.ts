import type { Route } from './route.ts';

/**
 * The calls of claims as plain data [3 §7]. Paths for members begin with `/claims/client/:id`, paths for
 * heirs with `/claims/heirs/:id`: heirs have no account, and `id` is the secret of the link in their mail.
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
  heirClaim: { method: 'GET', path: '/claims/heirs/:id', auth: 'open' },
  reviseHeirClaim: {
    method: 'PUT',
    path: '/claims/heirs/:id',
    auth: 'open',
    multipart: true,
  },
  appealHeirClaim: {
    method: 'PUT',
    path: '/claims/heirs/:id/appeal',
    auth: 'open',
    multipart: true,
  },
  confirmHeirPayment: {
    method: 'PATCH',
    path: '/claims/heirs/:id',
    auth: 'open',
  },
  sendHeirLetter: {
    method: 'PATCH',
    path: '/claims/heirs/:id/upload',
    auth: 'open',
    multipart: true,
  },
  changeHeirClaimAccount: {
    method: 'PATCH',
    path: '/claims/heirs/:id/account',
    auth: 'open',
  },

  sendHeirMessage: { method: 'POST', path: '/claims/heirs/:id/messages', auth: 'open' },
  addHeirDocument: {
    method: 'POST',
    path: '/claims/heirs/:id/documents',
    auth: 'open',
    multipart: true,
  },
  withdrawHeirClaim: { method: 'POST', path: '/claims/heirs/:id/withdrawal', auth: 'open' },
  mailHeirLink: { method: 'POST', path: '/claims/heirs/:id/link', auth: 'open' },
  replaceHeirLink: { method: 'DELETE', path: '/claims/heirs/:id/link', auth: 'open' },
  requestHeirLink: { method: 'POST', path: '/claims/heirs/link', auth: 'open' },
} as const satisfies Record<string, Route>;
