import { DESK_TONES, PAYMENT_ATTENTIONS } from '@naungan/domain/desk-status';
import { parseCardNumber } from '@naungan/domain/identity';
import { orderCard, productType } from '@naungan/domain/order/record';
import { id, instant, isoDate, rupiah } from '@naungan/domain/shape';
import { CLAIM_STATES } from '@naungan/domain/status';
import { z } from 'zod';
import { contract } from './contract.ts';
import { staff } from './desk-shapes.ts';
import { taskSubject } from './desk-work.ts';
import { listPage, pageQuery } from './list-page.ts';

/**
 * The queues of the desk. `orders`: new and revised orders; `claims`: claims that wait for the desk; `policies`: printed
 * policies to send; `contacts`: visitors to call; `payments`: payments that need a person; `messages`: claims whose last
 * message is the claimant's.
 */
export const DESK_QUEUES = ['orders', 'claims', 'policies', 'contacts', 'payments', 'messages'] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];
const queue = z.enum(DESK_QUEUES);

/** A row of every queue. `subject` and `id` are the key of its task. */
const row = z.object({
  subject: taskSubject,
  id,
  /** The order to which the record belongs; null for a visitor. */
  orderId: id.nullable(),
  /** The number of the order, claim, policy or invoice; '' for a visitor. */
  number: z.string(),
  /** The insured person, the claimant, the member or the visitor. */
  title: z.string(),
  /** The product and the insured thing, the cause of a claim, a visitor's message, or the claimant's message in the queue `messages`. */
  text: z.string(),
  productType: productType.nullable(),
  /** The name of the insurer. */
  insurer: z.string().nullable(),
  status: z.object({
    code: z.string(),
    label: z.string(),
    tone: z.enum(DESK_TONES),
  }),
  /** Since when the record waits. */
  since: instant,
  /** The last day of the time that the customer sees on the page of the claim; null without one. */
  due: isoDate.nullable(),
  amount: rupiah.nullable(),
  owner: staff.nullable(),
});
export type DeskRow = z.output<typeof row>;

export const deskQueue = contract('deskQueue', {
  summary: 'A queue of the desk, by page, the longest wait first',
  params: z.object({ queue }),
  query: z.object({ ...pageQuery, owner: z.enum(['all', 'mine', 'none']).default('all') }),
  reply: listPage(row),
});

export const deskStart = contract('deskStart', {
  summary: "The caller's tasks, the records that returned from customers, and the size of each queue",
  reply: z.object({
    /** The caller's tasks: those with the earliest `due` first, then the longest wait. */
    mine: z.array(row),
    /** The caller's tasks whose next step is the customer's, the longest wait first. */
    waiting: z.array(row),
    /** Revised orders, and claims with new documents, that belong to the caller or to no one, and on which the caller may decide. */
    returned: z.array(row),
    queues: z.array(
      z.object({
        queue,
        count: z.number().int(),
        mine: z.number().int(),
        /** Since when the first record waits; null for an empty queue. */
        oldest: instant.nullable(),
      }),
    ),
  }),
});
export type DeskStart = z.output<typeof deskStart.reply>;

/** A count of the menu stops here: `MAX_MENU_COUNT` means this number or more. */
export const MAX_MENU_COUNT = 100;
/** The entries of the menu with a count: the queues, and the payments that wait for a second person. */
const countedEntry = z.enum([...DESK_QUEUES, 'proposals']);
export type CountedEntry = z.output<typeof countedEntry>;

export const deskCounts = contract('deskCounts', {
  summary: 'How many records wait in each queue in which the caller works, for the menu',
  reply: z.object({
    counts: z.array(z.object({ entry: countedEntry, count: z.number().int().max(MAX_MENU_COUNT) })),
  }),
});

const contactKind = z.enum(['guest', 'consultation', 'offline']);
const followUpStatus = z.enum(['new', 'contacted', 'invalid']);
const contactParams = z.object({ kind: contactKind, id });

export const deskContact = contract('deskContact', {
  summary: "A visitor's contact details, question or request for a call",
  params: contactParams,
  reply: z.object({
    kind: contactKind,
    id,
    at: instant,
    fullName: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    product: z.string().nullable(),
    message: z.string().nullable(),
    partner: z.string().nullable(),
    /** The visitor's search, and other answers. */
    detail: z.record(z.string(), z.string()),
    status: followUpStatus,
    owner: staff.nullable(),
  }),
});
export type DeskContact = z.output<typeof deskContact.reply>;
export const deskFollowUp = contract('deskFollowUp', {
  summary: 'Record the result of a contact; `invalid` hides plans from the guest again',
  params: contactParams,
  body: z.object({ status: followUpStatus, note: z.string().trim().max(4_000).default('') }),
  reply: z.object({ kind: contactKind, id, status: followUpStatus }),
});

export const deskPayment = contract('deskPayment', {
  summary: 'A payment that a person must handle, or has handled',
  params: z.object({ id }),
  reply: z.object({
    id,
    orderId: id,
    invoiceNumber: z.string(),
    productType,
    insurer: z.string(),
    /** Null after a person has handled the payment. */
    attention: z.enum(PAYMENT_ATTENTIONS).nullable(),
    attentionAt: instant.nullable(),
    /** The reference of the payment at the gateway. */
    reference: z.string(),
    /** The code of the method: bca, gopay, … */
    method: z.string(),
    status: z.string(),
    /** The amount of the payment. */
    total: rupiah,
    /** The amount of its invoice. */
    invoiceTotal: rupiah,
    createdAt: instant,
    settledAt: instant.nullable(),
    member: z.object({ id, fullName: z.string(), email: z.string(), phoneNumber: z.string() }),
    owner: staff.nullable(),
  }),
});
export type DeskPayment = z.output<typeof deskPayment.reply>;

export const deskHandlePayment = contract('deskHandlePayment', {
  summary: 'Record that a payment of the queue `payments` was handled; the note is stored with its order',
  params: z.object({ id }),
  body: z.object({ note: z.string().trim().min(3).max(4_000) }),
  reply: z.object({ id }),
  problems: ['CONFLICT'],
});

const result = z.object({
  kind: z.enum(['order', 'policy', 'claim', 'member']),
  id,
  orderId: id.nullable(),
  number: z.string(),
  title: z.string(),
  text: z.string(),
});
const searchReply = z.object({
  /** At most eight records of each kind. */
  results: z.array(result),
  /** The kinds with more records than the results have. */
  cut: z.array(result.shape.kind),
});
export const deskSearch = contract('deskSearch', {
  summary:
    'Orders, policies, claims and members by number, name, phone, e-mail address, plate or chassis number',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  reply: searchReply,
});
export type DeskSearchResult = z.output<typeof result>;
export type DeskSearchReply = z.output<typeof searchReply>;

/** The number is in the body, because addresses of requests are logged outside of the server. */
export const deskSearchIdentity = contract('deskSearchIdentity', {
  summary: 'Members, and orders, policies and claims, by the identity number of the member or the insured',
  body: z.object({
    number: z
      .string()
      .max(40)
      .transform((text, ctx) => {
        const digits = parseCardNumber(text);
        if (digits === null) {
          ctx.addIssue({ code: 'custom', message: 'NIK wajib 16 digit angka' });
          return z.NEVER;
        }
        return digits;
      }),
  }),
  reply: searchReply,
});

export const deskMember = contract('deskMember', {
  summary: 'A member with orders, policies and claims, newest first',
  params: z.object({ id }),
  reply: z.object({
    id,
    fullName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    isVerified: z.boolean(),
    orders: z.array(orderCard),
    policies: z.array(
      z.object({
        id,
        orderId: id,
        policyNumber: z.string(),
        productType,
        startDate: isoDate,
        endDate: isoDate,
        status: z.enum(['active', 'void']),
      }),
    ),
    claims: z.array(
      z.object({
        id,
        claimNumber: z.string(),
        state: z.enum(CLAIM_STATES),
        policyNumber: z.string(),
        submittedAt: instant,
        /** The label of the cause. */
        cause: z.string(),
        /** The approved amount, otherwise the claimed amount; null without one. */
        amount: rupiah.nullable(),
      }),
    ),
    noteCount: z.number().int(),
  }),
});
export type DeskMember = z.output<typeof deskMember.reply>;
