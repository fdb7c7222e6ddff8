import { CLAIM_ROUTES } from './claim-routes.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search-routes.ts';

export { API_BASE } from './api-base.ts';
export type { Auth, Method, Route } from './route.ts';

/**
 * The calls of visitors, members, heirs, partners and payment gateways as plain data: method, path and required session.
 * Schemas are in the resource files, so that a page that only sends requests does not load them. `routes.ts` adds the
 * calls of the desk, which no page of the storefront loads.
 *
 * Paths are relative to {@link API_BASE}. Values of `auth`: `guest` accepts requests without a token, but
 * rejects expired tokens; `open` reads no token (signing in, links in mails); `link` requires the secret of an heir's link in a header; `member` requires a member's
 * `access_token`, `desk` a desk account's; `partner` requires the API key of the partner in the path;
 * `signed` verifies the signature of the body.
 */
export const siteRoutes = {
  register: { method: 'POST', path: '/user/member', auth: 'open' },
  login: { method: 'POST', path: '/user/login', auth: 'open' },
  loginGoogle: { method: 'POST', path: '/user/login-google', auth: 'open' },
  exchangeGoogleCode: { method: 'POST', path: '/user/google-code', auth: 'open' },
  registerGoogle: { method: 'POST', path: '/user/register-google', auth: 'open' },
  verifySession: { method: 'GET', path: '/user/verify', auth: 'member' },
  logout: { method: 'DELETE', path: '/user/logout', auth: 'member' },
  verifyEmail: { method: 'GET', path: '/user/verification/:id', auth: 'open' },
  resendVerification: { method: 'POST', path: '/user/verification', auth: 'member' },
  findAccount: { method: 'GET', path: '/user/forgot/:email', auth: 'open' },
  sendReset: { method: 'PUT', path: '/user/forgot/:email', auth: 'open' },
  checkReset: { method: 'POST', path: '/user/reset/check', auth: 'open' },
  resetPassword: { method: 'PUT', path: '/user/reset/:token', auth: 'open' },
  confirmDevice: { method: 'POST', path: '/user/devices', auth: 'open' },
  accountSecurity: { method: 'GET', path: '/user/security', auth: 'member' },
  reauthenticate: { method: 'POST', path: '/user/reauthenticate', auth: 'member' },
  changePassword: { method: 'PUT', path: '/user/password', auth: 'member' },
  changeEmail: { method: 'POST', path: '/user/email', auth: 'member' },
  confirmEmail: { method: 'PUT', path: '/user/email', auth: 'open' },
  endSession: { method: 'DELETE', path: '/user/sessions/:id', auth: 'member' },
  endSessions: { method: 'DELETE', path: '/user/sessions', auth: 'member' },
  passkeyOptions: { method: 'POST', path: '/user/passkeys/options', auth: 'member' },
  addPasskey: { method: 'POST', path: '/user/passkeys', auth: 'member' },
  removePasskey: { method: 'DELETE', path: '/user/passkeys/:id', auth: 'member' },
  loginPasskeyOptions: { method: 'POST', path: '/user/login-passkey/options', auth: 'open' },
  loginPasskey: { method: 'POST', path: '/user/login-passkey', auth: 'open' },
  profile: { method: 'GET', path: '/user/member/:id', auth: 'member' },
  saveProfile: { method: 'PUT', path: '/user/member/:id', auth: 'member' },
  consents: { method: 'GET', path: '/user/member/:id/consents', auth: 'member' },
  setConsents: { method: 'PUT', path: '/user/member/:id/consents', auth: 'member' },
  memberData: { method: 'GET', path: '/user/member/:id/data', auth: 'member' },
  deletionPreview: { method: 'GET', path: '/user/member/:id/deletion', auth: 'member' },
  deleteAccount: { method: 'POST', path: '/user/member/:id/deletion', auth: 'member' },

  accountOverview: { method: 'GET', path: '/overview', auth: 'member' },

  banks: { method: 'GET', path: '/banks', auth: 'guest' },
  settings: { method: 'GET', path: '/configs', auth: 'guest' },

  createGuest: { method: 'POST', path: '/guest', auth: 'guest', partner: true },
  forgetGuest: { method: 'DELETE', path: '/guest', auth: 'open' },
  verifyGuest: { method: 'GET', path: '/guest/verify/xgst', auth: 'guest' },
  createConsultation: { method: 'POST', path: '/consultations', auth: 'guest', partner: true },
  offlineOrder: { method: 'POST', path: '/offline-trx', auth: 'guest', partner: true },

  homeContent: { method: 'GET', path: '/pages/product/home', auth: 'guest' },
  premiumExamples: { method: 'GET', path: '/pages/product/premiums', auth: 'guest' },
  pages: { method: 'GET', path: '/pages', auth: 'guest' },
  page: { method: 'GET', path: '/pages/:slug', auth: 'guest' },
  articles: { method: 'GET', path: '/articles', auth: 'guest' },
  article: { method: 'GET', path: '/articles/:id', auth: 'guest' },
  faqs: { method: 'GET', path: '/faqs', auth: 'guest' },
  policyCarousel: { method: 'GET', path: '/policy-carousel', auth: 'guest' },

  ...searchRoutes,
  orders: { method: 'GET', path: '/transaction', auth: 'member' },
  order: { method: 'GET', path: '/transaction/:productType/:id', auth: 'member' },
  revision: { method: 'GET', path: '/transaction/revision/:id', auth: 'member' },
  formerOrder: { method: 'GET', path: '/transaction/again/:id', auth: 'member' },
  submitRevision: { method: 'PUT', path: '/transaction/revision/:id', auth: 'member', multipart: true },

  drafts: { method: 'GET', path: '/drafts', auth: 'member' },
  draft: { method: 'GET', path: '/drafts/:name', auth: 'member' },
  saveDraft: { method: 'PATCH', path: '/drafts/:name', auth: 'member', partner: true },
  deleteDraft: { method: 'DELETE', path: '/drafts/:name', auth: 'member' },

  invoices: { method: 'GET', path: '/invoices/list', auth: 'member' },
  pay: { method: 'POST', path: '/invoices/:orderId/:product', auth: 'member' },
  paymentResult: { method: 'GET', path: '/payments', auth: 'guest' },
  paymentFinish: { method: 'GET', path: '/payments/finish/:id', auth: 'member' },
  paymentNotification: { method: 'POST', path: '/payments/callback/status', auth: 'signed' },
  virtualAccountNotification: { method: 'POST', path: '/payments/callback/btn', auth: 'signed' },

  policies: { method: 'GET', path: '/policies', auth: 'member' },
  policy: { method: 'GET', path: '/policies/:id', auth: 'member' },
  certificate: { method: 'GET', path: '/certificates/:code', auth: 'guest' },

  ...CLAIM_ROUTES,

  partnerSales: { method: 'GET', path: '/partners/:partner/sales', auth: 'partner' },
} as const satisfies Record<string, Route>;

export type SiteRouteName = keyof typeof siteRoutes;
