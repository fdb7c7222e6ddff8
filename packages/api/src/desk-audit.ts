import { instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { DeskRouteName } from './desk-permissions.ts';
import { day, listPage, nextPage, pageQuery } from './list-page.ts';
import type { RouteName } from './routes.ts';

/**
 * The events of the audit log.
 * - `sign-in`: an opened session, or a refused attempt; the subject is the account, null for an unknown one.
 * - `sign-out`: the end of the caller's session.
 * - `reauthentication`: a proof of identity within a session.
 * - `account.changed`: password, e-mail address, passkeys, devices, sessions or profile; also the deletion of an account.
 * - `access.refused`: a call that the caller's session does not permit (401, 403).
 * - `data.exported`: a copy of personal data, or of this log.
 * - `desk.read`, `desk.action`: any other call of the desk.
 * - `role.changed`: a role or permission of an account.
 * - `keys.rotated`: data was encrypted with another key.
 */
export const AUDIT_EVENTS = [
  'sign-in',
  'sign-out',
  'reauthentication',
  'account.changed',
  'access.refused',
  'data.exported',
  'desk.read',
  'desk.action',
  'role.changed',
  'keys.rotated',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** The events of calls, in addition to every call of the desk, which is `desk.read` or `desk.action` (`isDeskRead`). */
export const EVENT_OF_CALL = {
  login: 'sign-in',
  loginGoogle: 'sign-in',
  registerGoogle: 'sign-in',
  loginPasskey: 'sign-in',
  deskLogin: 'sign-in',
  deskSecondFactor: 'sign-in',
  deskLogout: 'sign-out',
  deskAcceptInvitation: 'account.changed',
  deskInvitePerson: 'role.changed',
  deskChangeRoles: 'role.changed',
  deskDisablePerson: 'role.changed',
  deskConfirmRoleChange: 'role.changed',
  deskDeclineRoleChange: 'role.changed',
  logout: 'sign-out',
  reauthenticate: 'reauthentication',
  resetPassword: 'account.changed',
  confirmDevice: 'account.changed',
  changePassword: 'account.changed',
  changeEmail: 'account.changed',
  confirmEmail: 'account.changed',
  endSession: 'account.changed',
  endSessions: 'account.changed',
  addPasskey: 'account.changed',
  removePasskey: 'account.changed',
  saveProfile: 'account.changed',
  deleteAccount: 'account.changed',
  memberData: 'data.exported',
  deskAuditExport: 'data.exported',
} as const satisfies Partial<Record<RouteName, AuditEvent>>;

/** The operations of the log: calls of the desk and of accounts. A refused call may be any other call. */
export type AuditOperation = DeskRouteName | keyof typeof EVENT_OF_CALL | 'openFile';

/** `refused`: the call was rejected; `failed`: it ended with an error of the server. */
export const AUDIT_OUTCOMES = ['success', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

const sha256 = z.string().regex(/^[\da-f]{64}$/);

const auditEntry = z.object({
  /** Position in the chain, from 1, without gaps. */
  seq: z.number().int(),
  at: instant,
  event: z.enum(AUDIT_EVENTS),
  /** The name of the call; null for a job. */
  operation: z.string().nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** The id of the account; null for a visitor and for the system. */
  actorId: z.string().nullable(),
  /** The role of the session, `visitor` or `system`. */
  actorRole: z.string(),
  /** The kind of the record, such as `order`, `claim` or `user`. */
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The value before and after a change: a status, a role; `person:<id>` for the colleague who got a task. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The code of a refusal, or a fixed text. */
  reason: z.string().nullable(),
  /** The network of the caller: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  address: z.string().nullable(),
  /** The hash of the entry before this one. */
  previousHash: sha256,
  hash: sha256,
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The records that the list names. `staff` and `member` are accounts; the last three are visitors. */
const AUDIT_RECORD_KINDS = [
  'order',
  'claim',
  'invoice',
  'payment',
  'product',
  'member',
  'staff',
  'guest',
  'consultation',
  'offline',
] as const;
export type AuditRecordKind = (typeof AUDIT_RECORD_KINDS)[number];

const auditRecord = z.object({
  kind: z.enum(AUDIT_RECORD_KINDS),
  id: z.string(),
  /** The number of the order, claim or invoice; '' for other kinds. */
  number: z.string(),
  /** The name of the person or the product; '' for other kinds. */
  name: z.string(),
});

const listedEntry = auditEntry.extend({
  /** The name of the actor's account; null for a visitor, the system and a deleted account. */
  actorName: z.string().nullable(),
  /** The name of the colleague who got a task; null for other entries. */
  receiverName: z.string().nullable(),
  /**
   * The record as it is now; null for an entry about no record, a record of another kind, and a deleted account. Of a file, the
   * order or claim that has the file now.
   */
  record: auditRecord.nullable(),
});
export type ListedAuditEntry = z.output<typeof listedEntry>;

const filters = {
  actor: z.uuid().optional(),
  /**
   * The id of the record, or the number of an order, claim, policy or invoice. A policy is found as its order. The id of a
   * member also finds the entries about the member's orders, policies, claims, invoices and payments. The files of orders and
   * claims are included.
   */
  subject: z.string().trim().min(1).max(64).optional(),
  event: z.enum(AUDIT_EVENTS).optional(),
  /** `omit`: no `desk.read`. */
  reads: z.literal('omit').optional(),
  /** Days in Jakarta, both included. */
  from: day.optional(),
  to: day.optional(),
};
export type AuditFilters = z.output<z.ZodObject<typeof filters>>;

export const deskAudit = contract('deskAudit', {
  summary: 'The audit log, newest first',
  query: z.object({ ...filters, ...pageQuery }),
  reply: listPage(listedEntry).extend({
    /** The record whose id is the filter `subject`; null without this filter, for a number and for a deleted account. */
    subject: auditRecord.nullable(),
  }),
});

export const deskAuditExport = contract('deskAuditExport', {
  summary: 'The audit log as CSV, oldest first, 2,000 entries a page',
  query: z.object({ ...filters, after: pageQuery.after }),
  reply: z.object({
    /**
     * Lines that end with CRLF; the first page begins with the names of the columns. A cell that a spreadsheet would
     * read as a formula, or that begins with an apostrophe, has one more apostrophe at the start.
     */
    csv: z.string(),
    ...nextPage,
  }),
});
