import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id, rupiah } from './columns.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().notNull(),
    /** Number of the closing application (KPA) that a person is shown. */
    kpaNumber: text().notNull().unique(),
    planId: uuid().notNull(),
    statusOrder: text().notNull(),
    /** The plan as it was when ordered: what was sold never changes with the catalogue. */
    product: jsonb().notNull(),
    params: jsonb().notNull(),
    insured: jsonb().notNull(),
    addresses: jsonb().notNull(),
    /** Who receives the benefit, in lines that have one. */
    beneficiary: jsonb(),
    shipping: jsonb().notNull(),
    declarations: jsonb().notNull(),
    premium: rupiah().notNull(),
    adminFee: rupiah().notNull(),
    policyPrintFee: rupiah().notNull(),
    serviceFee: rupiah().notNull(),
    total: rupiah().notNull(),
    feedback: text(),
    needRevisions: jsonb(),
    decidedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('orders_user').on(t.userId, t.createdAt), index('orders_status').on(t.statusOrder)],
);

export const orderAttachments = pgTable(
  'order_attachments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    title: text().notNull(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    /** Key in the file store. */
    storageKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('order_attachments_code').on(t.orderId, t.code)],
);

/** Who moved what, when, from which state to which, and why: append-only. */
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
    createdAt: createdAt(),
  },
  (t) => [index('journal_subject').on(t.subject, t.subjectId)],
);
