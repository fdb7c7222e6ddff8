import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';

/** The gateway's own memory, apart from the shop's tables: it exists only where the simulator is mounted. */
const room = pgSchema('midtrans_simulator');
const at = () => timestamp({ withTimezone: true, mode: 'date' });

export const transactions = room.table('transactions', {
  id: uuid().primaryKey(),
  orderId: text().notNull(),
  paymentType: text().notNull(),
  status: text().notNull(),
  grossAmount: bigint({ mode: 'number' }).notNull(),
  vaNumber: text(),
  /** The charge as it came: customer, items, custom fields. */
  request: jsonb().notNull(),
  /** From the header X-Override-Notification. */
  notificationUrl: text(),
  transactionTime: at().notNull(),
  expiryTime: at().notNull(),
  settlementTime: at(),
});

export const webhooks = room.table('webhooks', {
  id: uuid().primaryKey(),
  transactionId: uuid().notNull(),
  url: text().notNull(),
  body: jsonb().notNull(),
  /** waiting, delivered, failed, dropped */
  state: text().notNull(),
  attempts: integer().notNull(),
  dueAt: at().notNull(),
  lastAnswer: text(),
  createdAt: at().notNull(),
});

export const idempotency = room.table('idempotency', {
  key: text().primaryKey(),
  /** Null while the first request is under way. */
  answer: jsonb(),
  createdAt: at().notNull(),
});

export const knobs = room.table('knobs', { id: integer().primaryKey(), settings: jsonb().notNull() });

const STATEMENTS = [
  'create schema if not exists midtrans_simulator',
  `create table if not exists midtrans_simulator.transactions (
    id uuid primary key, order_id text not null, payment_type text not null, status text not null,
    gross_amount bigint not null, va_number text, request jsonb not null, notification_url text,
    transaction_time timestamptz not null, expiry_time timestamptz not null, settlement_time timestamptz)`,
  `create unique index if not exists transactions_order on midtrans_simulator.transactions (order_id)
    where status in ('pending', 'settlement')`,
  `create unique index if not exists transactions_va on midtrans_simulator.transactions (va_number)
    where status = 'pending'`,
  'create index if not exists transactions_pending on midtrans_simulator.transactions (status, expiry_time)',
  `create table if not exists midtrans_simulator.webhooks (
    id uuid primary key, transaction_id uuid not null, url text not null, body jsonb not null, state text not null,
    attempts integer not null, due_at timestamptz not null, last_answer text, created_at timestamptz not null)`,
  'create index if not exists webhooks_due on midtrans_simulator.webhooks (state, due_at)',
  `create table if not exists midtrans_simulator.idempotency (
    key text primary key, answer jsonb, created_at timestamptz not null)`,
  'create table if not exists midtrans_simulator.knobs (id integer primary key, settings jsonb not null)',
];

const CREATE_LOCK = 7_120_462;

/** Makes what is missing; several processes may start at once. */
export async function createTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATE_LOCK})`);
    for (const statement of STATEMENTS) await tx.execute(sql.raw(statement));
  });
}
