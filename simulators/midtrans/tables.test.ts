import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../server/src/config.ts';
import { openDb } from '../../server/src/db/client.ts';
import { createEmptyDatabase } from '../../server/test/test-database.ts';
import { findTransaction } from './store.ts';
import { createTables } from './tables.ts';

/** Tables and rows of the first version, which supported only BCA and GoPay. */
const OLD_TABLES = `
  create schema midtrans_simulator;
  create table midtrans_simulator.transactions (
    id uuid primary key, order_id text not null, payment_type text not null, status text not null,
    gross_amount bigint not null, va_number text, request jsonb not null, notification_url text,
    transaction_time timestamptz not null, expiry_time timestamptz not null, settlement_time timestamptz);
  create unique index transactions_order on midtrans_simulator.transactions (order_id)
    where status in ('pending', 'settlement');
  insert into midtrans_simulator.transactions values
    (gen_random_uuid(), 'INV-1', 'bank_transfer', 'pending', 1, '1', '{}', null, now(), now(), null),
    (gen_random_uuid(), 'INV-2', 'gopay', 'settlement', 1, null, '{}', null, now(), now(), now());`;

test('createTables adds the new columns to the tables of an older version and keeps the transactions', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const { db, close } = await openDb(loadConfig({ DATABASE_URL: url }));
  onTestFinished(close);
  await db.execute(sql.raw(OLD_TABLES));
  // Twice, because it runs at each start of the server.
  await createTables(db);
  await createTables(db);
  expect(await findTransaction(db, 'INV-1')).toMatchObject({
    method: 'bca',
    fraudStatus: 'accept',
    refunds: [],
  });
  expect(await findTransaction(db, 'INV-2')).toMatchObject({ method: 'gopay', card: null, nextAction: null });
});
