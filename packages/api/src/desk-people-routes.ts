import type { Route } from './route.ts';

/** The calls with which staff sign in to the desk, and with which supervisors manage their accounts. */
export const DESK_PEOPLE_ROUTES = {
  deskLogin: { method: 'POST', path: '/desk/login', auth: 'open' },
  deskSecondFactor: { method: 'POST', path: '/desk/login/second-factor', auth: 'open' },
  deskInvitation: { method: 'POST', path: '/desk/invitations/read', auth: 'open' },
  deskAcceptInvitation: { method: 'POST', path: '/desk/invitations', auth: 'open' },
  deskLogout: { method: 'POST', path: '/desk/logout', auth: 'desk' },
  deskMe: { method: 'GET', path: '/desk/me', auth: 'desk' },
  deskPeople: { method: 'GET', path: '/desk/people', auth: 'desk' },
  deskInvitePerson: { method: 'POST', path: '/desk/people', auth: 'desk' },
  deskResendInvitation: { method: 'POST', path: '/desk/people/:id/invitation', auth: 'desk' },
  deskChangeRoles: { method: 'PUT', path: '/desk/people/:id/roles', auth: 'desk' },
  deskDisablePerson: { method: 'POST', path: '/desk/people/:id/disable', auth: 'desk' },
  deskEndMemberSessions: { method: 'DELETE', path: '/desk/members/:id/sessions', auth: 'desk' },
  deskConfirmRoleChange: { method: 'POST', path: '/desk/role-changes/:id/confirm', auth: 'desk' },
  deskDeclineRoleChange: { method: 'POST', path: '/desk/role-changes/:id/decline', auth: 'desk' },
} as const satisfies Record<string, Route>;
