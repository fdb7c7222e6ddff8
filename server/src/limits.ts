import { MESSAGES } from '@naungan/domain/messages';
import type { Limit } from './core/limits.ts';

/** Seconds. */
const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 86_400;

const TOMORROW = 'silakan coba lagi besok atau hubungi kami';
/** The message of password recovery and reset [1 §8]. */
const LATER = MESSAGES.account.tryLater;
const ORDERS = `Terlalu banyak pesanan dikirim hari ini, ${TOMORROW}`;
const REVISIONS = `Terlalu banyak perubahan data dikirim hari ini, ${TOMORROW}`;
const CLAIMS = `Terlalu banyak klaim dikirim hari ini, ${TOMORROW}`;
const LINKS = `Tautan sudah beberapa kali dikirim hari ini, periksa email Anda atau ${TOMORROW}`;
const CLAIM_TEXTS = `Terlalu banyak pesan dikirim hari ini, ${TOMORROW}`;
const UPLOADS = `Berkas yang dikirim hari ini sudah terlalu banyak, ${TOMORROW}`;

/**
 * Rate limits: `points` attempts within `seconds`, per member, account or address, as the name states. An
 * address can be shared by an office or the customers of a mobile network, so its limits are wide.
 * RATE_LIMIT_SCALE multiplies all limits.
 */
export const LIMITS = {
  /** Failed sign-ins, per IP address and per account. */
  loginAddress: { name: 'login-ip', points: 60, seconds: QUARTER_HOUR },
  loginAccount: { name: 'login-account', points: 10, seconds: QUARTER_HOUR },
  /** Successful sign-ins, registrations and guests: enough for an office behind one IP address. */
  signIn: { name: 'sign-in', points: 200, seconds: HOUR },
  register: { name: 'register', points: 200, seconds: HOUR },
  /** Searches for an account in the recovery form. */
  findAddress: { name: 'find-ip', points: 20, seconds: QUARTER_HOUR, message: LATER },
  findAccount: { name: 'find-account', points: 10, seconds: QUARTER_HOUR, message: LATER },
  resetMailAddress: { name: 'reset-mail-ip', points: 10, seconds: HOUR, message: LATER },
  resetMailAccount: { name: 'reset-mail-account', points: 3, seconds: QUARTER_HOUR, message: LATER },
  reset: { name: 'reset-ip', points: 20, seconds: QUARTER_HOUR, message: LATER },
  verify: { name: 'verify-ip', points: 60, seconds: QUARTER_HOUR },
  /** Repeated verification mails [Q39]. */
  verifyMail: { name: 'verify-mail', points: 5, seconds: DAY },

  /** Each pause in typing sends a search. */
  vehicleText: { name: 'vehicle-text', points: 600, seconds: QUARTER_HOUR },

  guest: { name: 'guest', points: 200, seconds: HOUR },
  offlineOrder: { name: 'offline-trx', points: 20, seconds: HOUR },
  consultation: { name: 'consultation', points: 10, seconds: HOUR },

  /** Submitted orders, including rejected ones. */
  orderMember: { name: 'order-member', points: 40, seconds: DAY, message: ORDERS },
  orderAddress: { name: 'order-ip', points: 400, seconds: DAY, message: ORDERS },
  revisionMember: { name: 'revision-member', points: 40, seconds: DAY, message: REVISIONS },
  revisionAddress: { name: 'revision-ip', points: 400, seconds: DAY, message: REVISIONS },
  /** Saved changes of drafts: a page saves a second after each pause in typing. */
  draftMember: { name: 'draft-member', points: 2_000, seconds: HOUR },
  /** Policy numbers are consecutive, so they can be guessed [Q23]. */
  policyLookup: { name: 'policy-lookup', points: 30, seconds: QUARTER_HOUR },
  claimMember: { name: 'claim-member', points: 40, seconds: DAY, message: CLAIMS },
  claimAddress: { name: 'claim-ip', points: 400, seconds: DAY, message: CLAIMS },
  /** Claims by heirs, who have no account. */
  heirClaim: { name: 'heir-claim', points: 20, seconds: DAY, message: CLAIMS },
  /** Requests with the secret of an heir's link. */
  heirLink: { name: 'heir-link', points: 300, seconds: QUARTER_HOUR },
  /** Mails with the link of an heir's claim to one e-mail address [Q39]. */
  heirLinkMail: { name: 'heir-link-mail', points: 5, seconds: DAY, message: LINKS },
  /** Requests of one visitor for such a mail. */
  heirLinkRequest: { name: 'heir-link-request', points: 20, seconds: HOUR },
  /** Messages about one claim; each is mailed to the desk. */
  claimMessage: { name: 'claim-message', points: 20, seconds: DAY, message: CLAIM_TEXTS },
  /** Megabytes of started uploads, whether a form uses them or not. */
  uploadMember: { name: 'upload-member', points: 500, seconds: DAY, message: UPLOADS },
  uploadAddress: { name: 'upload-ip', points: 5_000, seconds: DAY, message: UPLOADS },
  /**
   * PDFs that are rendered on request: invoices, insurance explanations, certificates that are not stored yet, and
   * copies of personal data.
   */
  pdfMember: { name: 'pdf-member', points: 60, seconds: HOUR },
  pdfAddress: { name: 'pdf-ip', points: 300, seconds: HOUR },

  /**
   * Payment attempts. Each may create a transaction at the gateway; a member who tries several methods needs far fewer.
   */
  pay: { name: 'pay', points: 60, seconds: 600 },
  /** Card payments. More payments suggest a thief, who tests with each charge whether a stolen card is valid. */
  payCard: { name: 'pay-card', points: 30, seconds: HOUR },

  /** Copies of an account's data. */
  memberData: { name: 'member-data', points: 20, seconds: HOUR },
  /** Wrong passwords at the deletion of an account. The same limit as for failed sign-ins. */
  deletion: { name: 'deletion', points: 10, seconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>;
