import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/src/db/client.ts';
import { STATUSES_BLOCKING_ORDER_ID } from './transaction.ts';

/**
 * Schema of the gateway's tables, which exist only where the simulator is mounted. Some columns and the table of the settings
 * have their former names in the database, because existing databases have these names.
 */
const schema = pgSchema('midtrans_simulator');
const TIMESTAMP = { withTimezone: true, mode: 'date' } as const;
const timestampColumn = (name?: string) => (name ? timestamp(name, TIMESTAMP) : timestamp(TIMESTAMP));

export const transactions = schema.table('transactions', {
  id: uuid().primaryKey(),
  orderId: text().notNull(),
  /** `payment_type` of the charge, such as 'bank_transfer'. */
  paymentType: text().notNull(),
  /** A code in METHODS, such as 'bca' or 'qris_gopay'. */
  method: text().notNull(),
  status: text().notNull(),
  fraudStatus: text(),
  grossAmount: bigint({ mode: 'number' }).notNull(),
  /** Account number, bill key or payment code. */
  vaNumber: text(),
  /** The body of the charge: customer, items, custom fields. */
  request: jsonb().notNull(),
  card: jsonb(),
  refunds: jsonb().notNull().default([]),
  approvalCode: text(),
  paidWith: text(),
  /** From the headers X-Override-Notification and X-Append-Notification. */
  notificationUrl: text(),
  appendUrl: text(),
  transactionTime: timestampColumn().notNull(),
  expiryTime: timestampColumn().notNull(),
  settlementTime: timestampColumn(),
  nextAction: text('next_act'),
  nextActionAt: timestampColumn('next_at'),
});

/**
 * Tokens of cards. A row has the first eight and the last four digits of the card number, but not the full number.
 */
export const cardTokens = schema.table('card_tokens', {
  id: text().primaryKey(),
  /** The masked number: the first eight and the last four digits. */
  masked: text().notNull(),
  brand: text().notNull(),
  outcome: text().notNull(),
  createdAt: timestampColumn().notNull(),
  usedAt: timestampColumn(),
  transactionId: uuid(),
});

export const webhooks = schema.table('webhooks', {
  id: uuid().primaryKey(),
  transactionId: uuid().notNull(),
  url: text().notNull(),
  body: jsonb().notNull(),
  /** 'waiting', 'delivered', 'failed' or 'dropped'. */
  state: text().notNull(),
  attempts: integer().notNull(),
  dueAt: timestampColumn().notNull(),
  /** HTTP status of the last attempt, or 'unreachable'. */
  lastDelivery: text('last_answer'),
  createdAt: timestampColumn().notNull(),
});

export const idempotency = schema.table('idempotency', {
  key: text().primaryKey(),
  /** Body of the reply; null while the first request is in progress. */
  reply: jsonb('answer'),
  createdAt: timestampColumn().notNull(),
});

export const settingsTable = schema.table('knobs', {
  id: integer().primaryKey(),
  settings: jsonb().notNull(),
});

const STATEMENTS = [
  'create schema if not exists midtrans_simulator',
  `create table if not exists midtrans_simulator.transactions (
    id uuid primary key, order_id text not null, payment_type text not null, status text not null,
    gross_amount bigint not null, va_number text, request jsonb not null, notification_url text,
    transaction_time timestamptz not null, expiry_time timestamptz not null, settlement_time timestamptz)`,
  `alter table midtrans_simulator.transactions
    add column if not exists method text, add column if not exists fraud_status text,
    add column if not exists card jsonb, add column if not exists refunds jsonb not null default '[]',
    add column if not exists approval_code text, add column if not exists paid_with text,
    add column if not exists append_url text, add column if not exists next_act text,
    add column if not exists next_at timestamptz`,
  // Fills the new columns in rows of the first version, which had only the methods `bca` and `gopay`.
  `update midtrans_simulator.transactions set fraud_status = 'accept',
    method = case payment_type when 'bank_transfer' then 'bca' else payment_type end where method is null`,
  'alter table midtrans_simulator.transactions alter column method set not null',
  'drop index if exists midtrans_simulator.transactions_order',
  `create unique index if not exists transactions_order_taken on midtrans_simulator.transactions (order_id)
    where status in (${STATUSES_BLOCKING_ORDER_ID.map((status) => `'${status}'`).join(', ')})`,
  `create unique index if not exists transactions_va on midtrans_simulator.transactions (va_number)
    where status = 'pending'`,
  'create index if not exists transactions_pending on midtrans_simulator.transactions (status, expiry_time)',
  'create index if not exists transactions_next on midtrans_simulator.transactions (next_at)',
  `create table if not exists midtrans_simulator.card_tokens (
    id text primary key, masked text not null, brand text not null, outcome text not null,
    created_at timestamptz not null, used_at timestamptz, transaction_id uuid)`,
  `create table if not exists midtrans_simulator.webhooks (
    id uuid primary key, transaction_id uuid not null, url text not null, body jsonb not null, state text not null,
    attempts integer not null, due_at timestamptz not null, last_answer text, created_at timestamptz not null)`,
  'create index if not exists webhooks_due on midtrans_simulator.webhooks (state, due_at)',
  `create table if not exists midtrans_simulator.idempotency (
    key text primary key, answer jsonb, created_at timestamptz not null)`,
  'create table if not exists midtrans_simulator.knobs (id integer primary key, settings jsonb not null)',
];

/** Key of the advisory lock under which tables are created. */
const CREATE_LOCK = 7_120_462;

/** Creates missing tables; safe when several processes start at the same time. */
export async function createTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATE_LOCK})`);
    for (const statement of STATEMENTS) await tx.execute(sql.raw(statement));
  });
}
