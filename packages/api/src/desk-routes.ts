import { DESK_CATALOGUE_ROUTES } from './desk-catalogue-routes.ts';
import { DESK_CLAIM_ROUTES } from './desk-claim-routes.ts';
import { DESK_PEOPLE_ROUTES } from './desk-people-routes.ts';
import { DESK_WORK_ROUTES } from './desk-work-routes.ts';
import type { Route } from './route.ts';

/** The calls of the desk as plain data. */
export const DESK_ROUTES = {
  ...DESK_PEOPLE_ROUTES,
  deskOrders: { method: 'GET', path: '/desk/orders', auth: 'desk' },
  deskOrder: { method: 'GET', path: '/desk/orders/:id', auth: 'desk' },
  deskApprove: { method: 'POST', path: '/desk/orders/:id/approve', auth: 'desk' },
  deskReject: { method: 'POST', path: '/desk/orders/:id/reject', auth: 'desk' },
  deskRevise: { method: 'POST', path: '/desk/orders/:id/revise', auth: 'desk' },
  deskPreviewOrderLetter: { method: 'POST', path: '/desk/orders/:id/letter-preview', auth: 'desk' },
  deskDispatch: { method: 'PUT', path: '/desk/orders/:id/delivery', auth: 'desk' },
  deskReceipt: { method: 'PUT', path: '/desk/orders/:id/receipt', auth: 'desk' },
  deskOrderJournal: { method: 'GET', path: '/desk/orders/:id/journal', auth: 'desk' },
  deskJournal: { method: 'GET', path: '/desk/invoices/:id/journal', auth: 'desk' },
  ...DESK_WORK_ROUTES,
  deskVisitors: { method: 'GET', path: '/desk/visitors', auth: 'desk' },
  deskJobs: { method: 'GET', path: '/desk/jobs', auth: 'desk' },
  deskMails: { method: 'GET', path: '/desk/mails', auth: 'desk' },
  deskResendMail: { method: 'POST', path: '/desk/mails/:id/resend', auth: 'desk' },
  deskAudit: { method: 'GET', path: '/desk/audit', auth: 'desk' },
  deskAuditExport: { method: 'GET', path: '/desk/audit/export', auth: 'desk' },
  deskPartners: { method: 'GET', path: '/desk/partners', auth: 'desk' },
  deskSavePartner: { method: 'PUT', path: '/desk/partners/:partner', auth: 'desk' },
  deskPartnerKey: { method: 'POST', path: '/desk/partners/:partner/key', auth: 'desk' },
  deskPartnerSecret: { method: 'POST', path: '/desk/partners/:partner/secret', auth: 'desk' },
  deskPartnerTest: { method: 'POST', path: '/desk/partners/:partner/webhook-test', auth: 'desk' },
  deskPartnerResend: { method: 'POST', path: '/desk/partners/:partner/resend', auth: 'desk' },
  deskArticles: { method: 'GET', path: '/desk/articles', auth: 'desk' },
  deskArticle: { method: 'GET', path: '/desk/articles/:id', auth: 'desk' },
  deskSaveArticle: { method: 'PUT', path: '/desk/articles', auth: 'desk' },
  deskSavePage: { method: 'PUT', path: '/desk/pages', auth: 'desk' },
  deskSaveGuides: { method: 'PUT', path: '/desk/faqs', auth: 'desk' },
  ...DESK_CLAIM_ROUTES,
  ...DESK_CATALOGUE_ROUTES,
} as const satisfies Record<string, Route>;
