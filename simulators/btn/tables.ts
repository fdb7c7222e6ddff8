import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/src/db/client.ts';

/**
 * Schema of the bank's tables, which exist only where the simulator is mounted. Some columns and the table of the settings
 * have their former names in the database, because existing databases have these names.
 */
const schema = pgSchema('btn_simulator');
const timestampColumn = () => timestamp({ withTimezone: true, mode: 'date' });

export const accounts = schema.table('accounts', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  /** The account number. */
  account: text().notNull(),
  status: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  description: text().notNull(),
  createdAt: timestampColumn().notNull(),
  expiresAt: timestampColumn().notNull(),
  paidAt: timestampColumn(),
});

export const callbacks = schema.table('callbacks', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  body: jsonb().notNull(),
  /** 'signed', 'forged' or 'stale'. */
  signingMode: text('how').notNull(),
  /** 'waiting', 'delivered', 'failed' or 'dropped'. */
  state: text().notNull(),
  attempts: integer().notNull(),
  dueAt: timestampColumn().notNull(),
  /** HTTP status of the last response. */
  lastStatus: integer('last_answer'),
  createdAt: timestampColumn().notNull(),
});

export const settingsTable = schema.table('knobs', {
  id: integer().primaryKey(),
  settings: jsonb().notNull(),
});

const STATEMENTS = [
  'create schema if not exists btn_simulator',
  `create table if not exists btn_simulator.accounts (
    id uuid primary key, reference text not null unique, account text not null, status text not null,
    amount bigint not null, name text not null, description text not null, created_at timestamptz not null,
    expires_at timestamptz not null, paid_at timestamptz)`,
  `create unique index if not exists accounts_open on btn_simulator.accounts (account) where status = 'open'`,
  'create index if not exists accounts_due on btn_simulator.accounts (status, expires_at)',
  `create table if not exists btn_simulator.callbacks (
    id uuid primary key, account_id uuid not null, body jsonb not null, how text not null, state text not null,
    attempts integer not null, due_at timestamptz not null, last_answer integer, created_at timestamptz not null)`,
  'create index if not exists callbacks_due on btn_simulator.callbacks (state, due_at)',
  'create table if not exists btn_simulator.knobs (id integer primary key, settings jsonb not null)',
];

/** Key of the advisory lock under which tables are created. */
const CREATE_LOCK = 7_120_463;

/** Creates missing tables; safe when several processes start at the same time. */
export async function createTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATE_LOCK})`);
    for (const statement of STATEMENTS) await tx.execute(sql.raw(statement));
  });
}
