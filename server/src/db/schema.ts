/**
 * Every table, by area in `tables/`. Column names are the snake_case of the keys (`casing: 'snake_case'` of the
 * client).
 */
export {
  consents,
  consultantOrders,
  consultations,
  guests,
  mailTokens,
  sessions,
  spentNonces,
  users,
} from './tables/accounts.ts';
export { auditHead, auditLog } from './tables/audit.ts';
export {
  CLAIM_WAITS_FOR_DESK,
  type ClaimFileKind,
  type ClaimMessageSender,
  claimAppeals,
  claimFiles,
  claimMessages,
  claimPayments,
  claimProposals,
  claimRepairs,
  claims,
} from './tables/claims.ts';
export {
  articles,
  contentChanges,
  contents,
  faqCategories,
  pages,
  settings,
  sitePublishes,
} from './tables/content.ts';
export { dashboardChanges, dashboardDays } from './tables/dashboard.ts';
export {
  deskNotes,
  deskPresence,
  deskTasks,
  deskViews,
  type NoteSubject,
  type PageSubject,
  type TaskSubject,
} from './tables/desk.ts';
export { deskPeople, deskRecoveryCodes, deskRoleChanges } from './tables/desk-people.ts';
export { drafts } from './tables/drafts.ts';
export { decisionLetters, journal, ORDER_WAITS_FOR_DESK, orderAttachments, orders } from './tables/orders.ts';
export { partnerEvents, partners } from './tables/partners.ts';
export { invoices, paymentNotifications, payments } from './tables/payments.ts';
export { type PlanChangeKind, type PlanChangeOutcome, planChanges } from './tables/plan-changes.ts';
export { insurers, planPremiums, plans } from './tables/plans.ts';
export { policies } from './tables/policies.ts';
export {
  earthquakeZones,
  propertyOccupations,
  propertyPlans,
  propertyTariffs,
} from './tables/properties.ts';
export { knownDevices, passkeys, signInAttempts } from './tables/sign-in.ts';
export { counters, dataKeys, dataVersions, idempotencyKeys, outbox, rateLimits } from './tables/system.ts';
export { uploads } from './tables/uploads.ts';
export { plateAreas, vehicleModels, vehiclePrices, vehicleRates } from './tables/vehicles.ts';
