import * as security from './account-security.ts';
import * as accounts from './accounts.ts';
import * as articles from './articles.ts';
import * as claimOptions from './claim-options.ts';
import * as claims from './claims.ts';
import * as content from './content.ts';
import type { Contract } from './contract.ts';
import * as desk from './desk.ts';
import * as deskAudit from './desk-audit.ts';
import * as deskCatalogue from './desk-catalogue.ts';
import * as deskClaimMail from './desk-claim-mail.ts';
import * as deskClaims from './desk-claims.ts';
import * as deskContent from './desk-content.ts';
import * as deskContentEditor from './desk-content-editor.ts';
import * as deskDashboard from './desk-dashboard.ts';
import * as deskDelivery from './desk-delivery.ts';
import * as deskLetters from './desk-letters.ts';
import * as deskMails from './desk-mails.ts';
import * as deskMembers from './desk-members.ts';
import * as deskPartners from './desk-partners.ts';
import * as deskPeople from './desk-people.ts';
import * as deskProposals from './desk-proposals.ts';
import * as deskPublish from './desk-publish.ts';
import * as deskQueues from './desk-queues.ts';
import * as deskViews from './desk-views.ts';
import * as deskWork from './desk-work.ts';
import * as drafts from './drafts.ts';
import * as faqs from './faqs.ts';
import * as guests from './guests.ts';
import * as invoices from './invoices.ts';
import { LOADED_CONTRACTS } from './lines/contracts.ts';
import type { LoadedContracts } from './lines/lines.ts';
import * as orders from './orders.ts';
import * as overview from './overview.ts';
import * as pages from './pages.ts';
import * as partnerSales from './partner-sales.ts';
import * as payments from './payments.ts';
import * as policies from './policies.ts';
import * as privacy from './privacy.ts';
import * as reference from './reference.ts';
import type { RouteName } from './routes.ts';

/** The contract of one call of a line. */
export type LineCall = {
  [L in keyof LoadedContracts]: LoadedContracts[L]['calls'][keyof LoadedContracts[L]['calls']];
}[keyof LoadedContracts];

/** The calls of all lines, by name. */
const lineContracts = Object.fromEntries(
  Object.values(LOADED_CONTRACTS).flatMap(({ calls }) =>
    Object.values(calls).map((call) => [call.name, call]),
  ),
) as { [Call in LineCall as Call['name']]: Call };

/**
 * The contracts of all calls of the API, by name. The server registers a route for each contract and creates the OpenAPI document from the contracts.
 */
export const contracts = {
  register: accounts.register,
  login: accounts.login,
  loginGoogle: accounts.loginGoogle,
  registerGoogle: accounts.registerGoogle,
  exchangeGoogleCode: accounts.exchangeGoogleCode,
  verifySession: accounts.verifySession,
  logout: accounts.logout,
  verifyEmail: accounts.verifyEmail,
  resendVerification: accounts.resendVerification,
  findAccount: accounts.findAccount,
  sendReset: accounts.sendReset,
  checkReset: accounts.checkReset,
  resetPassword: accounts.resetPassword,
  confirmDevice: accounts.confirmDevice,
  accountSecurity: security.accountSecurity,
  reauthenticate: security.reauthenticate,
  changePassword: security.changePassword,
  changeEmail: security.changeEmail,
  confirmEmail: security.confirmEmail,
  endSession: security.endSession,
  endSessions: security.endSessions,
  passkeyOptions: security.passkeyOptions,
  addPasskey: security.addPasskey,
  removePasskey: security.removePasskey,
  loginPasskeyOptions: security.loginPasskeyOptions,
  loginPasskey: security.loginPasskey,
  profile: accounts.profile,
  saveProfile: accounts.saveProfile,
  consents: privacy.consents,
  setConsents: privacy.setConsents,
  memberData: privacy.memberData,
  deletionPreview: privacy.deletionPreview,
  deleteAccount: privacy.deleteAccount,
  accountOverview: overview.accountOverview,
  banks: reference.banks,
  regions: reference.regions,
  settings: reference.settings,
  createGuest: guests.createGuest,
  forgetGuest: guests.forgetGuest,
  verifyGuest: guests.verifyGuest,
  createConsultation: guests.createConsultation,
  offlineOrder: guests.offlineOrder,
  homeContent: content.homeContent,
  premiumExamples: content.premiumExamples,
  pages: pages.pages,
  page: pages.pageDetail,
  articles: articles.articles,
  article: articles.articleDetail,
  faqs: faqs.faqs,
  policyCarousel: content.policyCarousel,
  ...lineContracts,
  orders: orders.orders,
  order: orders.order,
  revision: orders.revision,
  formerOrder: orders.formerOrder,
  submitRevision: orders.submitRevision,
  drafts: drafts.drafts,
  draft: drafts.draft,
  saveDraft: drafts.saveDraft,
  deleteDraft: drafts.deleteDraft,
  invoices: invoices.invoices,
  pay: invoices.pay,
  paymentResult: payments.paymentResult,
  paymentFinish: payments.paymentFinish,
  paymentNotification: payments.paymentNotification,
  virtualAccountNotification: payments.virtualAccountNotification,
  policies: policies.policies,
  policy: policies.policy,
  certificate: policies.certificate,
  partnerSales: partnerSales.partnerSales,
  ...claims,
  ...claimOptions,
  ...deskClaims,
  deskLogin: deskPeople.deskLogin,
  deskSecondFactor: deskPeople.deskSecondFactor,
  deskInvitation: deskPeople.deskInvitation,
  deskAcceptInvitation: deskPeople.deskAcceptInvitation,
  deskLogout: deskPeople.deskLogout,
  deskMe: deskPeople.deskMe,
  deskPeople: deskPeople.deskPeople,
  deskInvitePerson: deskPeople.deskInvitePerson,
  deskResendInvitation: deskPeople.deskResendInvitation,
  deskChangeRoles: deskPeople.deskChangeRoles,
  deskDisablePerson: deskPeople.deskDisablePerson,
  deskEndMemberSessions: deskPeople.deskEndMemberSessions,
  deskConfirmRoleChange: deskPeople.deskConfirmRoleChange,
  deskDeclineRoleChange: deskPeople.deskDeclineRoleChange,
  deskOrders: desk.deskOrders,
  deskOrder: desk.deskOrder,
  deskApprove: desk.deskApprove,
  deskReject: desk.deskReject,
  deskRevise: desk.deskRevise,
  deskPreviewOrderLetter: deskLetters.deskPreviewOrderLetter,
  deskPreviewClaimLetter: deskLetters.deskPreviewClaimLetter,
  deskPreviewClaimMail: deskClaimMail.deskPreviewClaimMail,
  deskDispatch: deskDelivery.deskDispatch,
  deskReceipt: deskDelivery.deskReceipt,
  deskOrderJournal: desk.deskOrderJournal,
  deskJournal: desk.deskJournal,
  deskColleagues: deskWork.deskColleagues,
  deskTakeTask: deskWork.deskTakeTask,
  deskReleaseTask: deskWork.deskReleaseTask,
  deskHandOverTask: deskWork.deskHandOverTask,
  deskNotes: deskWork.deskNotes,
  deskAddNote: deskWork.deskAddNote,
  deskPresence: deskWork.deskPresence,
  deskLeave: deskWork.deskLeave,
  deskProposals: deskProposals.deskProposals,
  deskConfirmProposal: deskProposals.deskConfirmProposal,
  deskRejectProposal: deskProposals.deskRejectProposal,
  deskViews: deskViews.deskViews,
  deskSaveView: deskViews.deskSaveView,
  deskRenameView: deskViews.deskRenameView,
  deskDeleteView: deskViews.deskDeleteView,
  deskStart: deskQueues.deskStart,
  deskCounts: deskQueues.deskCounts,
  deskQueue: deskQueues.deskQueue,
  deskContact: deskQueues.deskContact,
  deskFollowUp: deskQueues.deskFollowUp,
  deskPayment: deskQueues.deskPayment,
  deskHandlePayment: deskQueues.deskHandlePayment,
  deskSearch: deskQueues.deskSearch,
  deskSearchIdentity: deskQueues.deskSearchIdentity,
  deskMembers: deskMembers.deskMembers,
  deskMember: deskQueues.deskMember,
  deskDashboard: deskDashboard.deskDashboard,
  deskDashboardCsv: deskDashboard.deskDashboardCsv,
  deskVisitors: desk.deskVisitors,
  deskJobs: desk.deskJobs,
  ...deskMails,
  deskAudit: deskAudit.deskAudit,
  deskAuditExport: deskAudit.deskAuditExport,
  ...deskPartners,
  deskProducts: deskCatalogue.deskProducts,
  deskProduct: deskCatalogue.deskProduct,
  deskPreviewChange: deskCatalogue.deskPreviewChange,
  deskProposeTariff: deskCatalogue.deskProposeTariff,
  deskChangeSale: deskCatalogue.deskChangeSale,
  deskApproveTariff: deskCatalogue.deskApproveTariff,
  deskRejectTariff: deskCatalogue.deskRejectTariff,
  deskEndPlanChange: deskCatalogue.deskEndPlanChange,
  deskArticles: deskContent.deskArticles,
  deskArticle: deskContent.deskOneArticle,
  deskSaveArticle: deskContent.deskSaveArticle,
  deskSavePage: deskContent.deskSavePage,
  deskSaveGuides: deskContent.deskSaveGuides,
  deskContent: deskContentEditor.deskContent,
  deskSite: deskPublish.deskSite,
  deskPublishSite: deskPublish.deskPublishSite,
  deskContentItem: deskContentEditor.deskContentItem,
  deskSaveContent: deskContentEditor.deskSaveContent,
  deskPreviewContent: deskContentEditor.deskPreviewContent,
} satisfies { [N in RouteName]: Contract<N> };

export type Contracts = typeof contracts;
