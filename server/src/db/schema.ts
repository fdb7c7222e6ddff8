import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Every table once, and in one file although it is long: tables refer to each other and are migrated as one.
 * Column names are the snake_case of the keys (`casing: 'snake_case'` of the client).
 * Money is whole rupiah in `bigint` read as a number: the largest sum insured fits far below 2^53.
 */
const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
const at = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => at().notNull().defaultNow();
const rupiah = () => bigint({ mode: 'number' });

export const users = pgTable('users', {
  id: id(),
  fullName: text().notNull(),
  email: text().notNull().unique(),
  /** With country code, digits only: 62… */
  phoneNumber: text().notNull().unique(),
  /** PHC string (argon2id). */
  passwordHash: text().notNull(),
  role: text().notNull().default('member'),
  status: text().notNull().default('active'),
  emailVerifiedAt: at(),
  /** Profile save payload [1 §3] without name, e-mail and phone; null until first saved. */
  addreses: jsonb().$type<Record<string, string>>(),
  account: jsonb().$type<Record<string, string>>(),
  profile: jsonb().$type<Record<string, string>>(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Single-use links sent by mail (e-mail verification, later password reset). */
export const mailTokens = pgTable('mail_tokens', {
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text().notNull(),
  createdAt: createdAt(),
  expiresAt: at().notNull(),
  usedAt: at(),
});

export const guests = pgTable('guests', {
  id: id(),
  /** SHA-256 of the `xgst` cookie. */
  tokenHash: text().notNull().unique(),
  fullName: text().notNull(),
  phoneNumber: text().notNull(),
  email: text().notNull(),
  deviceId: text(),
  product: text(),
  detail: jsonb().$type<Record<string, string>>(),
  followUpStatus: text().notNull().default('new'),
  isRead: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const consultantOrders = pgTable('consultant_orders', {
  id: id(),
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  productType: text().notNull(),
  productId: uuid().notNull(),
  fullName: text().notNull(),
  phoneNumber: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  detail: jsonb().$type<Record<string, string | undefined>>().notNull(),
  createdAt: createdAt(),
});

export const settings = pgTable(
  'settings',
  { category: text().notNull(), slug: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.category, t.slug] })],
);

export const contents = pgTable('contents', { slug: text().primaryKey(), content: jsonb().notNull() });

/** `content` of articles, guides and pages is HTML, sanitised when it is stored. */
export const articles = pgTable(
  'articles',
  {
    /** Also the last part of its address. */
    id: text().primaryKey(),
    title: text().notNull(),
    excerpt: text().notNull(),
    category: text().notNull(),
    thumbnail: text().notNull(),
    content: text().notNull(),
    /** active or inactive. */
    status: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('articles_status').on(t.status, t.createdAt)],
);

export const faqCategories = pgTable('faq_categories', {
  id: text().primaryKey(),
  /** Place among the tabs. */
  position: integer().notNull(),
  title: text().notNull(),
  icon: text().notNull(),
  items: jsonb().$type<{ title: string; content: string }[]>().notNull(),
});

export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  content: text().notNull(),
  updatedAt: createdAt(),
});

export const insurers = pgTable('insurers', {
  id: id(),
  code: text().notNull().unique(),
  companyName: text().notNull(),
  /** Path below /logos. */
  logo: text().notNull(),
});

/** A plan of a line sold by date of birth; `document` holds the shape `plan` of the contract, without ids. */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    productType: text().notNull(),
    code: text().notNull().unique(),
    insurerId: uuid()
      .notNull()
      .references(() => insurers.id),
    productName: text().notNull(),
    transactionType: text().notNull(),
    minAge: integer().notNull(),
    maxAge: integer().notNull(),
    adminFee: rupiah().notNull(),
    document: jsonb().notNull(),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('plans_type').on(t.productType, t.createdAt)],
);

export const planPremiums = pgTable(
  'plan_premiums',
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    minAge: integer().notNull(),
    maxAge: integer().notNull(),
    /** Rupiah a year. */
    value: rupiah().notNull(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.minAge] })],
);

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

/** The same key of the same member answers the same order, also when both arrive at once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the request without files: another request under the same key is refused. */
    fingerprint: text().notNull(),
    orderId: uuid().references(() => orders.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
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

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().notNull(),
    invoiceNumber: text().notNull().unique(),
    /** pending, success, expire, reversal. */
    status: text().notNull().default('pending'),
    total: rupiah().notNull(),
    dueDate: at(),
    paidAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('invoices_user').on(t.userId, t.createdAt)],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** Which adapter made it: midtrans, … */
    gateway: text().notNull(),
    /** Our reference at the gateway (`order_id` there), written before the charge leaves us. */
    reference: text().notNull().unique(),
    transactionId: text().unique(),
    method: text().notNull(),
    type: text().notNull(),
    /** creating, then a payment status [3 §4]. */
    status: text().notNull(),
    total: rupiah().notNull(),
    /** What the gateway answered, as the contract's `payment` needs it. */
    instrument: jsonb(),
    expiresAt: at().notNull(),
    settledAt: at(),
    /** Counts the changes: what the gateway said before the last one is asked again. */
    version: integer().notNull().default(0),
    /** When the gateway was last asked about it on our own account. */
    checkedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('payments_invoice').on(t.invoiceId, t.createdAt),
    /** One payable instrument at a time. */
    uniqueIndex('payments_one_active')
      .on(t.invoiceId)
      .where(sql`status in ('creating', 'pending', 'challenge')`),
  ],
);

/** Notifications as received, for tracing and for telling a repetition. */
export const paymentNotifications = pgTable('payment_notifications', {
  id: id(),
  reference: text().notNull(),
  body: jsonb().notNull(),
  outcome: text().notNull(),
  createdAt: createdAt(),
});

export const policies = pgTable(
  'policies',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().notNull(),
    policyNumber: text().notNull().unique(),
    /** Unguessable code of the QR on the certificate. */
    certificateCode: text().notNull().unique(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** active or void (a reversed payment). */
    status: text().notNull().default('active'),
    certificateKey: text(),
    serviceDelivery: text().notNull().default('Belum Dikirim'),
    trackingNumber: text().notNull().default('---'),
    policyDeliveryDate: date({ mode: 'string' }),
    issuedAt: createdAt(),
  },
  (t) => [index('policies_user').on(t.userId, t.issuedAt)],
);

/** Mail waiting for the worker; written in the transaction of what it tells about. */
export const outbox = pgTable('outbox', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attempts: integer().notNull().default(0),
  sentAt: at(),
  createdAt: createdAt(),
});

/** Numbers that never repeat, by kind and year: KPA, invoice, policy. */
export const counters = pgTable('counters', { name: text().primaryKey(), value: integer().notNull() });

/** Points taken of rate limits; the key is a hash. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: at() },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
