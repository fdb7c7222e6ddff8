import { instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { day, listPage, nextPage, pageQuery } from './list-page.ts';

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
  /** The value before and after a change: a status, a role. */
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

const filters = {
  actor: z.uuid().optional(),
  subject: z.string().max(64).optional(),
  event: z.enum(AUDIT_EVENTS).optional(),
  /** Days in Jakarta, both included. */
  from: day.optional(),
  to: day.optional(),
};
export type AuditFilters = z.output<z.ZodObject<typeof filters>>;

export const deskAudit = contract('deskAudit', {
  summary: 'The audit log, newest first',
  query: z.object({ ...filters, ...pageQuery }),
  reply: listPage(auditEntry),
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
