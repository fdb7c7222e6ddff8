import type { Route } from './route.ts';

/** The calls of the staff's daily work as plain data: tasks, queues, notes, open pages, proposals. */
export const DESK_WORK_ROUTES = {
  deskColleagues: { method: 'GET', path: '/desk/colleagues', auth: 'desk' },
  deskTakeTask: { method: 'PUT', path: '/desk/tasks/:subject/:id', auth: 'desk' },
  deskReleaseTask: { method: 'DELETE', path: '/desk/tasks/:subject/:id', auth: 'desk' },
  deskHandOverTask: { method: 'POST', path: '/desk/tasks/:subject/:id/hand-over', auth: 'desk' },
  deskNotes: { method: 'GET', path: '/desk/notes/:subject/:id', auth: 'desk' },
  deskAddNote: { method: 'POST', path: '/desk/notes/:subject/:id', auth: 'desk' },
  deskPresence: { method: 'PUT', path: '/desk/presence/:subject/:id', auth: 'desk' },
  deskLeave: { method: 'DELETE', path: '/desk/presence/:subject/:id', auth: 'desk' },
  deskStart: { method: 'GET', path: '/desk/start', auth: 'desk' },
  deskQueue: { method: 'GET', path: '/desk/queues/:queue', auth: 'desk' },
  deskContact: { method: 'GET', path: '/desk/contacts/:kind/:id', auth: 'desk' },
  deskFollowUp: { method: 'PUT', path: '/desk/contacts/:kind/:id', auth: 'desk' },
  deskPayment: { method: 'GET', path: '/desk/payments/:id', auth: 'desk' },
  deskHandlePayment: { method: 'POST', path: '/desk/payments/:id/handled', auth: 'desk' },
  deskProposals: { method: 'GET', path: '/desk/proposals', auth: 'desk' },
  deskConfirmProposal: { method: 'POST', path: '/desk/proposals/:id/confirm', auth: 'desk' },
  deskRejectProposal: { method: 'POST', path: '/desk/proposals/:id/reject', auth: 'desk' },
  deskSearch: { method: 'GET', path: '/desk/search', auth: 'desk' },
  deskSearchIdentity: { method: 'POST', path: '/desk/search/identity', auth: 'desk' },
  deskDashboard: { method: 'GET', path: '/desk/dashboard', auth: 'desk' },
  deskDashboardCsv: { method: 'GET', path: '/desk/dashboard/csv', auth: 'desk' },
  deskMember: { method: 'GET', path: '/desk/members/:id', auth: 'desk' },
} as const satisfies Record<string, Route>;
