import type { LetterContent, LetterKind } from '@naungan/api/desk-letters';
import type { ProductType } from '@naungan/domain/lines';
import type { OrderStatus } from '@naungan/domain/status';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sealedJson } from '../sealed-columns.ts';
import { users } from './accounts.ts';
import { defaultNow, id, instant, rupiah } from './columns.ts';

/** Orders in a status that waits for the desk. Written as the partial index has it, without parameters. */
export const ORDER_WAITS_FOR_DESK = sql`status_order in ('neworder', 'revision')`;

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().$type<ProductType>().notNull(),
    /** Number of the order, shown to the member: 'KPA-2026-000001'. */
    kpaNumber: text().notNull().unique(),
    planId: uuid().notNull(),
    statusOrder: text().$type<OrderStatus>().notNull(),
    /** The plan at the time of the order: a sold plan does not change with the catalogue. */
    product: jsonb().notNull(),
    /** The plan's insurer. */
    insurerId: uuid().generatedAlwaysAs(sql`(product -> 'insuranceCompany' ->> '_id')::uuid`),
    /** The search with which the plan was found. */
    params: sealedJson('orders.params').notNull(),
    /** Code of the partner site that the member came through. */
    partner: text(),
    /** Insured person or object; the order's product line determines the fields. */
    details: sealedJson('orders.details').notNull(),
    /** Blind indexes of the numbers in `details` that identify the insured, such as a plate (`ServerLine.identifiers`). */
    identifiers: text().array().notNull().default(sql`'{}'::text[]`),
    /**
     * Blind index of the identity number of the insured (`core/identity-index.ts`); '' without one. Null in an order from
     * before the column, until the job `keys.rotate` has computed it.
     */
    identityIndex: text(),
    /** Whole years of cover. */
    timePeriod: integer().notNull().default(1),
    /** The chosen first day of cover; null for the day of payment. */
    startDate: date({ mode: 'string' }),
    shipping: sealedJson('orders.shipping').notNull(),
    declarations: sealedJson('orders.declarations').notNull(),
    premium: rupiah().notNull(),
    adminFee: rupiah().notNull(),
    policyPrintFee: rupiah().notNull(),
    serviceFee: rupiah().notNull(),
    total: rupiah().notNull(),
    /** The insurer's message to the customer: the requested corrections, or the reason for the rejection. */
    feedback: text(),
    /** The items that the insurer sent back for correction. */
    needRevisions: jsonb(),
    decidedAt: instant(),
    createdAt: defaultNow(),
    updatedAt: defaultNow(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_created').on(t.createdAt, t.id),
    index('orders_status').on(t.statusOrder, t.createdAt, t.id),
    index('orders_line').on(t.productType, t.createdAt, t.id),
    index('orders_insurer').on(t.insurerId, t.createdAt, t.id),
    index('orders_plan').on(t.planId, t.createdAt),
    index('orders_partner').on(t.partner, t.createdAt, t.id).where(sql`partner is not null`),
    // The figures of the dashboard, without the orders themselves, which are large: by the time of the order, by the time of
    // the decision, and for the join with invoices and claims.
    index('orders_figures').on(
      t.createdAt,
      t.id,
      t.productType,
      t.insurerId,
      t.partner,
      t.premium,
      t.statusOrder,
      t.decidedAt,
    ),
    index('orders_decided').on(t.decidedAt, t.statusOrder, t.productType, t.insurerId, t.createdAt, t.id),
    index('orders_groups').on(t.id, t.productType, t.insurerId, t.premium),
    // The desk's queue of orders.
    index('orders_waiting').on(t.updatedAt, t.id).where(ORDER_WAITS_FOR_DESK),
    index('orders_printed').on(t.id).where(sql`policy_print_fee > 0`),
    index('orders_identity').on(t.identityIndex),
    // Finds the other orders of a vehicle.
    index('orders_identifiers').using('gin', t.identifiers),
  ],
);

export const orderAttachments = pgTable(
  'order_attachments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** Position among the files with the same code, from 0. */
    position: integer().notNull().default(0),
    title: text().notNull(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    /** Key in the file store. */
    storageKey: text().notNull(),
    createdAt: defaultNow(),
  },
  (t) => [
    uniqueIndex('order_attachments_code').on(t.orderId, t.code, t.position),
    index('order_attachments_key').on(t.storageKey),
  ],
);

/** The letters of decisions on orders and claims, as their texts. */
export const decisionLetters = pgTable(
  'decision_letters',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for a letter about the order. */
    claimId: uuid(),
    kind: text().$type<LetterKind>().notNull(),
    content: sealedJson<LetterContent>('decision_letters.content').notNull(),
    createdAt: defaultNow(),
    /** Sorts the letters, also two letters with the same time. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    index('decision_letters_order').on(t.orderId, t.position),
    index('decision_letters_claim').on(t.claimId, t.position).where(sql`claim_id is not null`),
  ],
);

/** Status changes with actor, time and reason: append-only. */
export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    subjectId: uuid().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    actor: text().notNull(),
    reason: text(),
    createdAt: defaultNow(),
  },
  (t) => [
    index('journal_subject_id').on(t.subjectId, t.id),
    index('journal_claims').on(t.createdAt).where(sql`subject = 'claim'`),
  ],
);
