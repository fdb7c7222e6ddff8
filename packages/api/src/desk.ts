import { PRODUCT_TYPES, REVISION_ITEMS } from '@naungan/domain/lines';
import { orderDetail } from '@naungan/domain/lines/record';
import { orderCard } from '@naungan/domain/order/record';
import { id, instant, rupiah } from '@naungan/domain/shape';
import { ORDER_STATUSES } from '@naungan/domain/status';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { orderDesk } from './desk-detail.ts';
import { versionQuery } from './desk-shapes.ts';
import { listPage, nextPage, pageQuery, RECORD_SORTS, recordPageQuery, searchText } from './list-page.ts';
import { partnerCode } from './partner.ts';

/** The code of the partner whose page sent the order or the contact details; null without a partner. */
const partnerField = { partner: z.string().nullable() };
const deskCard = orderCard.extend({
  ...partnerField,
  /** Since when the order is in its status. */
  since: instant,
});
const deskDetail = orderDetail.and(z.object({ ...partnerField, desk: orderDesk }));
export type DeskOrderCard = z.output<typeof deskCard>;
export type DeskOrderDetail = z.output<typeof deskDetail>;

export const deskOrders = contract('deskOrders', {
  summary: 'Orders, by page, newest, oldest or longest wait first',
  query: z.object({
    ...recordPageQuery,
    sort: z.enum(RECORD_SORTS).default('newest'),
    line: z.enum(PRODUCT_TYPES).optional(),
    /** `waiting`: every status that waits for the desk, the records of the queue `orders`. */
    status: z.enum([...ORDER_STATUSES, 'waiting']).optional(),
    partner: partnerCode.optional(),
    /** Number of the order; name, e-mail address or phone number of the member; plate; words of the plan's name. */
    q: searchText,
  }),
  reply: listPage(deskCard),
});
export const deskOrder = contract('deskOrder', {
  summary: 'One order, with everything that a decision needs',
  params: idParams,
  reply: deskDetail,
});

const newStatus = z.object({ _id: id, statusOrder: z.string() });
export const deskApprove = contract('deskApprove', {
  summary: 'Approve an order: creates the invoice and mails the customer',
  params: idParams,
  query: versionQuery,
  reply: newStatus,
  problems: ['CONFLICT'],
});
export const deskReject = contract('deskReject', {
  summary: 'Reject an order, with a reason',
  params: idParams,
  query: versionQuery,
  body: z.object({ reason: z.string().trim().min(3).max(1000) }),
  reply: newStatus,
  problems: ['CONFLICT'],
});
export const deskRevise = contract('deskRevise', {
  summary: 'Return an order to the customer, who must correct the items',
  params: idParams,
  query: versionQuery,
  body: z.object({
    items: z.array(z.enum(REVISION_ITEMS)).min(1),
    /** Codes of the attachments to send again; only with the item `attachment`. */
    attachments: z.array(z.string().max(40)).default([]),
    feedback: z.string().trim().min(3).max(1000),
  }),
  reply: newStatus,
  problems: ['CONFLICT'],
});

const VISITOR_KINDS = ['guest', 'consultation', 'offline'] as const;
const visitorContact = z.object({
  id,
  at: instant,
  /** `guest`: contact details, given on a plan list; `consultation`: a question; `offline`: a request for a product that is sold offline. */
  kind: z.enum(VISITOR_KINDS),
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  /** The product that the visitor looked at, if known. */
  product: z.string().nullable(),
  message: z.string().nullable(),
  ...partnerField,
});
export const deskVisitors = contract('deskVisitors', {
  summary: 'Contact details and questions of visitors, by page, newest or oldest first',
  query: z.object({
    ...recordPageQuery,
    kind: z.enum(VISITOR_KINDS).optional(),
    partner: partnerCode.optional(),
    /** Name, e-mail address or phone number. */
    q: searchText,
  }),
  reply: listPage(visitorContact),
});
export type DeskVisitorContact = z.output<typeof visitorContact>;

export const journalSubject = z.enum(['order', 'invoice', 'payment', 'policy', 'claim']);

/** Entries are sorted by time, the oldest first. Entries of one transaction have the same time. */
const journalEntry = z.object({
  at: instant,
  subject: journalSubject,
  /** The number of the order, invoice or policy, or the reference of the payment. */
  name: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  /** `member:<id>`, `desk:<id>`, `insurer`, `gateway`, `system`. */
  actor: z.string(),
  reason: z.string().nullable(),
});
export const deskJournal = contract('deskJournal', {
  summary:
    'History of an order, its invoice, payments and policy, by the id of the invoice: actor, time, old and new state, reason',
  params: idParams,
  query: z.object(pageQuery),
  reply: z.object({
    _id: id,
    orderId: id,
    invoiceNumber: z.string(),
    status: z.string(),
    total: rupiah,
    entries: z.array(journalEntry),
    ...nextPage,
  }),
});
export type DeskJournal = z.output<typeof deskJournal.reply>;

export const deskOrderJournal = contract('deskOrderJournal', {
  summary: 'The history of `deskJournal`, by the id of the order, which may have no invoice',
  params: idParams,
  query: z.object(pageQuery),
  reply: z.object({
    orderId: id,
    kpaNumber: z.string(),
    ...partnerField,
    status: z.string(),
    total: rupiah,
    entries: z.array(journalEntry),
    ...nextPage,
  }),
});
export type DeskOrderJournal = z.output<typeof deskOrderJournal.reply>;

const JOB_STATES = ['created', 'retry', 'active', 'failed'] as const;
const job = z.object({
  id,
  name: z.string(),
  /**
   * `created`: waiting; `retry`: failed, waiting for its next attempt; `active`: running; `failed`: no more
   * attempts.
   */
  state: z.enum(JOB_STATES),
  /** Attempts after the first. */
  retries: z.number().int(),
  /** `queuedAt`: when the job was queued; `startsAt`: the earliest start of its next attempt. */
  queuedAt: instant,
  startsAt: instant,
  /** The message of the last failure, or null. */
  error: z.string().nullable(),
});
export const deskJobs = contract('deskJobs', {
  summary: 'Jobs that are queued, running or failed, by page: failed ones first, then by start time',
  query: z.object({
    ...pageQuery,
    state: z.enum(JOB_STATES).optional(),
    /** The exact name of the job, such as `mail.send`. */
    name: z.string().max(100).optional(),
  }),
  reply: listPage(job),
});
export type DeskJob = z.output<typeof job>;
