import { MESSAGES } from '@naungan/domain/messages';
import type { Limit } from './core/limits.ts';

/** Seconds. */
const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 86_400;

const TRY_TOMORROW = 'silakan coba lagi besok atau hubungi kami';
/** The message of password recovery and reset [1 §8]. */
const TRY_LATER = MESSAGES.account.tryLater;
const TOO_MANY_ORDERS = `Terlalu banyak pesanan dikirim hari ini, ${TRY_TOMORROW}`;
const TOO_MANY_REVISIONS = `Terlalu banyak perubahan data dikirim hari ini, ${TRY_TOMORROW}`;
const TOO_MANY_CLAIMS = `Terlalu banyak klaim dikirim hari ini, ${TRY_TOMORROW}`;
const TOO_MANY_LINKS = `Tautan sudah beberapa kali dikirim hari ini, periksa email Anda atau ${TRY_TOMORROW}`;
const TOO_MANY_CLAIM_MESSAGES = `Terlalu banyak pesan dikirim hari ini, ${TRY_TOMORROW}`;
const TOO_MANY_UPLOADS = `Berkas yang dikirim hari ini sudah terlalu banyak, ${TRY_TOMORROW}`;

/**
 * Rate limits: `points` attempts within `seconds`. The suffix of the name states what is counted together: attempts of a
 * member, for an account, or from an IP address. An office or the customers of a mobile network can share an IP address,
 * so the limits of an IP address are wide. RATE_LIMIT_SCALE multiplies all limits.
 */
export const LIMITS = {
  /** Failed sign-ins on new devices. The limits per account are in `modules/accounts/sign-in.ts`. */
  loginPerIp: { name: 'login-ip', points: 60, seconds: QUARTER_HOUR },
  /** Mails with a link that confirms a new device. */
  /** Invitations that are mailed again to one person at the desk. */
  deskInvitation: { name: 'desk-invitation', points: 10, seconds: DAY },
  deviceMail: { name: 'device-mail', points: 5, seconds: DAY },
  /** Sign-ins with a passkey, two calls each. A passkey cannot be guessed. */
  passkey: { name: 'passkey', points: 400, seconds: HOUR },
  /** Mails about a change of the e-mail address. */
  emailChange: { name: 'email-change', points: 5, seconds: DAY },
  /** Successful sign-ins, registrations and guests: enough for an office behind one IP address. */
  signIn: { name: 'sign-in', points: 200, seconds: HOUR },
  register: { name: 'register', points: 200, seconds: HOUR },
  /** Searches for an account in the recovery form. */
  accountSearchPerIp: { name: 'find-ip', points: 20, seconds: QUARTER_HOUR, message: TRY_LATER },
  accountSearchPerAccount: { name: 'find-account', points: 10, seconds: QUARTER_HOUR, message: TRY_LATER },
  resetMailPerIp: { name: 'reset-mail-ip', points: 10, seconds: HOUR, message: TRY_LATER },
  resetMailPerAccount: { name: 'reset-mail-account', points: 3, seconds: QUARTER_HOUR, message: TRY_LATER },
  reset: { name: 'reset-ip', points: 20, seconds: QUARTER_HOUR, message: TRY_LATER },
  verify: { name: 'verify-ip', points: 60, seconds: QUARTER_HOUR },
  /** Repeated verification mails [Q39]. */
  verifyMail: { name: 'verify-mail', points: 5, seconds: DAY },

  /** Lists of plans: each filter, page and pause in typing requests one. Counted by each process, in memory. */
  planList: { name: 'plan-list', points: 600, seconds: 60 },
  /** Quotes for orders, from pages and from servers of partners. Counted by each process, in memory. */
  orderQuote: { name: 'order-quote', points: 600, seconds: 60 },
  /** Searches for a vehicle by text: the page sends one after each pause in typing. */
  vehicleText: { name: 'vehicle-text', points: 600, seconds: QUARTER_HOUR },

  /** Checks of certificates by their code. Counted by each process, in memory. */
  certificate: { name: 'certificate', points: 120, seconds: QUARTER_HOUR },

  guest: { name: 'guest', points: 200, seconds: HOUR },
  offlineOrder: { name: 'offline-trx', points: 20, seconds: HOUR },
  consultation: { name: 'consultation', points: 10, seconds: HOUR },

  /** Submitted orders, including rejected ones. */
  orderPerMember: { name: 'order-member', points: 40, seconds: DAY, message: TOO_MANY_ORDERS },
  orderPerIp: { name: 'order-ip', points: 400, seconds: DAY, message: TOO_MANY_ORDERS },
  revisionPerMember: { name: 'revision-member', points: 40, seconds: DAY, message: TOO_MANY_REVISIONS },
  revisionPerIp: { name: 'revision-ip', points: 400, seconds: DAY, message: TOO_MANY_REVISIONS },
  /** Saved changes of drafts: a page saves one second after the last change. */
  draftPerMember: { name: 'draft-member', points: 2_000, seconds: HOUR },
  /** Limited because policy numbers are consecutive, so they can be guessed [Q23]. */
  policyLookup: { name: 'policy-lookup', points: 30, seconds: QUARTER_HOUR },
  claimPerMember: { name: 'claim-member', points: 40, seconds: DAY, message: TOO_MANY_CLAIMS },
  claimPerIp: { name: 'claim-ip', points: 400, seconds: DAY, message: TOO_MANY_CLAIMS },
  /** Claims by heirs, who have no account. */
  heirClaim: { name: 'heir-claim', points: 20, seconds: DAY, message: TOO_MANY_CLAIMS },
  /** Requests with the secret of an heir's link. */
  heirLink: { name: 'heir-link', points: 300, seconds: QUARTER_HOUR },
  /** Mails with the link of an heir's claim to one e-mail address [Q39]. */
  heirLinkMail: { name: 'heir-link-mail', points: 5, seconds: DAY, message: TOO_MANY_LINKS },
  /** Requests of one visitor for mails with the link of an heir's claim. */
  heirLinkRequest: { name: 'heir-link-request', points: 20, seconds: HOUR },
  /** Messages about one claim; each is mailed to the desk. */
  claimMessage: { name: 'claim-message', points: 20, seconds: DAY, message: TOO_MANY_CLAIM_MESSAGES },
  /** Megabytes of started uploads, whether a form uses them or not. */
  uploadPerMember: { name: 'upload-member', points: 500, seconds: DAY, message: TOO_MANY_UPLOADS },
  uploadPerIp: { name: 'upload-ip', points: 5_000, seconds: DAY, message: TOO_MANY_UPLOADS },
  /**
   * PDFs that are rendered on request: invoices, insurance explanations, certificates that are not stored yet, and
   * copies of personal data.
   */
  pdfPerMember: { name: 'pdf-member', points: 60, seconds: HOUR },
  pdfPerIp: { name: 'pdf-ip', points: 300, seconds: HOUR },

  /**
   * Payment attempts. Each may create a transaction at the gateway; a member who tries several methods needs far fewer.
   */
  pay: { name: 'pay', points: 60, seconds: 600 },
  /** Card payments. More payments suggest a thief, who tests with each charge whether a stolen card is valid. */
  payCard: { name: 'pay-card', points: 30, seconds: HOUR },

  /** Requests of a partner's server for its sales; per IP address counted by each process, in memory, before the key is checked. */
  partnerSales: { name: 'partner-sales', points: 600, seconds: QUARTER_HOUR },
  partnerSalesPerIp: { name: 'partner-sales-ip', points: 300, seconds: 60 },

  /** Copies of an account's data. */
  memberData: { name: 'member-data', points: 20, seconds: HOUR },
  /** Wrong passwords at the deletion of an account. The same limit as for failed sign-ins. */
  deletion: { name: 'deletion', points: 10, seconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>;
