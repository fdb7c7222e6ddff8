import type { DeskPermission } from '@naungan/domain/desk-roles';
import type { RouteName, routes } from './routes.ts';

/** The calls that need a session of the desk. */
export type DeskRouteName = {
  [N in RouteName]: (typeof routes)[N]['auth'] extends 'desk' ? N : never;
}[RouteName];

/** The permission that each call of the desk requires. The compiler reports a call without one. */
export const PERMISSION_OF_CALL: Readonly<Record<DeskRouteName, DeskPermission>> = {
  deskLogout: 'account.own',
  deskMe: 'account.own',
  deskPeople: 'people.manage',
  deskInvitePerson: 'people.manage',
  deskResendInvitation: 'people.manage',
  deskChangeRoles: 'people.manage',
  deskDisablePerson: 'people.manage',
  deskConfirmRoleChange: 'people.manage',
  deskDeclineRoleChange: 'people.manage',

  deskOrders: 'orders.read',
  deskOrder: 'orders.read',
  deskOrderJournal: 'orders.read',
  deskApprove: 'orders.decide',
  deskReject: 'orders.decide',
  deskRevise: 'orders.decide',
  deskDispatch: 'policies.deliver',
  deskReceipt: 'policies.deliver',
  deskJournal: 'invoices.read',

  deskClaims: 'claims.read',
  deskClaim: 'claims.read',
  deskClaimJournal: 'claims.read',
  deskSettleClaim: 'claims.decide',
  deskTakeUpClaim: 'claims.decide',
  deskAskDocuments: 'claims.decide',
  deskApproveClaim: 'claims.decide',
  deskRejectClaim: 'claims.decide',
  deskRecallClaim: 'claims.decide',
  deskAnswerAppeal: 'claims.decide',
  deskLockReplacement: 'claims.decide',
  deskMoveRepair: 'claims.decide',
  deskReturnLetter: 'claims.decide',
  deskCloseClaim: 'claims.decide',
  deskPayClaim: 'claims.pay',
  deskReplyMessage: 'claims.reply',
  deskMailHeirLink: 'claims.reply',
  deskRevokeHeirLink: 'claims.reply',

  deskColleagues: 'tasks.work',
  deskTakeTask: 'tasks.work',
  deskReleaseTask: 'tasks.work',
  deskHandOverTask: 'tasks.work',
  deskPresence: 'tasks.work',
  deskLeave: 'tasks.work',
  deskNotes: 'notes.write',
  deskAddNote: 'notes.write',
  deskVisitors: 'contacts.work',
  deskJobs: 'jobs.read',
  deskAudit: 'audit.read',
  deskAuditExport: 'audit.read',
  deskPartners: 'partners.manage',
  deskSavePartner: 'partners.manage',
  deskPartnerKey: 'partners.manage',
  deskPartnerSecret: 'partners.manage',
  deskPartnerTest: 'partners.manage',
  deskPartnerResend: 'partners.manage',
  deskArticles: 'content.edit',
  deskArticle: 'content.edit',
  deskSaveArticle: 'content.edit',
  deskSavePage: 'content.edit',
  deskSaveGuides: 'content.edit',
};
