import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { vehiclePlans } from '../lines/vehicle/seed/plans.ts';
import { databaseBeforeMigration } from './migration.fixture.ts';

type Database = Awaited<ReturnType<typeof databaseBeforeMigration>>;

let database: Database | undefined;
afterEach(async () => {
  await database?.close();
  database = undefined;
});
async function openBefore(number: number): Promise<Database> {
  database = await databaseBeforeMigration(number);
  return database;
}

const FOLDER = new URL('../migrations/', import.meta.url);
const migrationFiles = async () => (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();

/** Matches statements that change stored rows: their values, their columns, or the value of an added column. */
const CHANGES_ROWS =
  /^\s*(?:UPDATE|INSERT INTO|DELETE FROM|WITH)\b|\b(?:RENAME COLUMN|DROP COLUMN|DROP TABLE|SET NOT NULL)\b|\bADD COLUMN\b.*\bDEFAULT\b|\bSET DATA TYPE\b/m;

test('every migration that changes rows has a test whose title contains its number', async () => {
  const source = await readFile(new URL(import.meta.url), 'utf8');
  const titles = [...source.matchAll(/^\s*(?:test|describe)\(\s*['"`]migrations? (.*)$/gm)].join();
  const untestedFiles: string[] = [];
  for (const name of await migrationFiles()) {
    const sql = (await readFile(new URL(name, FOLDER), 'utf8')).replace(/^\s*--.*$/gm, '');
    if (CHANGES_ROWS.test(sql) && !titles.includes(name.slice(0, 4))) untestedFiles.push(name);
  }
  expect(untestedFiles).toEqual([]);
});

test('a row of any table passes all later migrations', async () => {
  const db = await openBefore(1);
  const tables = async () =>
    (
      await db.query(`SELECT table_name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`)
    ).map(({ table_name: name }) => String(name));
  const tablesWithRow: string[] = [];
  for (const name of await migrationFiles()) {
    await db.migrate(Number(name.slice(0, 4)));
    const newTables = (await tables()).filter((table) => !tablesWithRow.includes(table));
    // A migration may fill its new tables.
    for (const table of newTables)
      if ((await db.query(`SELECT FROM "${table}"`)).length === 0) await db.insert(table, {});
    tablesWithRow.push(...newTables);
  }
  for (const table of tablesWithRow)
    expect(await db.query(`SELECT count(*)::int FROM "${table}"`), table).toEqual([{ count: 1 }]);
});

describe('migration 0008 sets when a payment stops being checked for a reversal', () => {
  test.each([
    ['a settled transfer', { status: 'settlement', method: 'permata' }, '2026-03-04T00:00:00.000Z'],
    ['a captured card', { status: 'capture', method: 'credit_card' }, '2026-03-04T00:00:00.000Z'],
    ['a settled wallet', { status: 'settlement', method: 'gopay' }, null],
    ['a waiting transfer', { status: 'pending', method: 'permata' }, null],
    ['an abandoned charge', { status: 'failure', transaction_id: null }, '2026-03-06T00:00:00.000Z'],
    ['a charge that failed at the gateway', { status: 'failure', transaction_id: 't-1' }, null],
  ])('migration 0008 sets the end of the reversal checks of %s', async (_, row, until) => {
    const db = await openBefore(8);
    const times = { settled_at: '2026-03-01T00:00:00Z', updated_at: '2026-03-05T00:00:00Z' };
    await db.insert('payments', { ...times, ...row });
    await db.migrate(8);
    const [payment] = await db.query('SELECT watched_until FROM payments');
    expect(payment?.watched_until).toEqual(until && new Date(until));
  });
});

test('migrations 0009 and 0010 keep the id of the order that was created with an idempotency key', async () => {
  const db = await openBefore(9);
  const orderId = randomUUID();
  await db.insert('idempotency_keys', { key: 'used', order_id: orderId });
  await db.insert('idempotency_keys', { key: 'unused', order_id: null });
  await db.migrate(10);
  expect(await db.query('SELECT key, subject, subject_id FROM idempotency_keys ORDER BY key')).toEqual([
    { key: 'unused', subject: null, subject_id: null },
    { key: 'used', subject: 'order', subject_id: orderId },
  ]);
});

describe('migrations 0011 and 0012 store the details of an order in a single column', () => {
  const insured = { fullname: 'SITI RAHAYU' };
  const addresses = { addreses: { address: 'Jalan Melati 1' } };
  const beneficiary = { primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI' } };

  test.each([
    ['with its beneficiary', beneficiary, { insured, addresses, beneficiary }],
    ['without a beneficiary', null, { insured, addresses }],
    ['with a beneficiary that is JSON null', 'null', { insured, addresses }],
  ])(
    'the details of an order %s are in a single column after migrations 0011 and 0012',
    async (_, storedBeneficiary, details) => {
      const db = await openBefore(11);
      await db.insert('orders', { insured, addresses, beneficiary: storedBeneficiary });
      await db.migrate(12);
      expect(await db.query('SELECT details, time_period FROM orders')).toEqual([
        { details, time_period: 1 },
      ]);
    },
  );
});

test('migration 0011 gives stored policies the kind main, and stored attachments the position 0', async () => {
  const db = await openBefore(11);
  await db.insert('policies', {});
  await db.insert('order_attachments', {});
  await db.migrate(11);
  expect(await db.query('SELECT kind FROM policies')).toEqual([{ kind: 'main' }]);
  expect(await db.query('SELECT position FROM order_attachments')).toEqual([{ position: 0 }]);
});

test('migration 0013 swaps the columns method and type of a payment', async () => {
  const db = await openBefore(13);
  await db.insert('payments', { method: 'bca', type: 'bank_transfer' });
  await db.migrate(13);
  expect(await db.query('SELECT method, type FROM payments')).toEqual([
    { method: 'bank_transfer', type: 'bca' },
  ]);
});

test('migration 0015 keeps the delivery of a stored policy, and adds empty columns for courier and arrival date', async () => {
  const db = await openBefore(15);
  const delivery = {
    service_delivery: 'Dikirim',
    tracking_number: 'JX-1',
    policy_delivery_date: '2026-03-02',
  };
  await db.insert('policies', delivery);
  await db.migrate(15);
  expect(
    await db.query(`SELECT service_delivery, tracking_number, policy_delivery_date::text, delivery_courier,
      policy_received_date FROM policies`),
  ).toEqual([{ ...delivery, delivery_courier: '', policy_received_date: null }]);
});

describe('migration 0016 corrects the invoice of a returned payment', () => {
  test.each<[name: string, before: string, payments: string[], after: string, entryCount: number]>([
    ['is refunded after a refund', 'reversal', ['refund'], 'refund', 1],
    ['stays reversed after a reversal', 'reversal', ['reversal'], 'reversal', 0],
    ['stays reversed after a refund and a reversal', 'reversal', ['refund', 'reversal'], 'reversal', 0],
    ['stays paid', 'success', ['settlement'], 'success', 0],
  ])('after migration 0016 an invoice %s', async (_name, before, payments, after, entryCount) => {
    const db = await openBefore(16);
    const id = randomUUID();
    await db.insert('invoices', { id, status: before });
    for (const payment of payments) await db.insert('payments', { invoice_id: id, status: payment });
    await db.migrate(16);
    expect(await db.query('SELECT status FROM invoices')).toEqual([{ status: after }]);
    const journal = await db.query(
      'SELECT subject, subject_id, from_status, to_status, actor, reason FROM journal',
    );
    const entry = {
      subject: 'invoice',
      subject_id: id,
      from_status: 'reversal',
      to_status: 'refund',
      actor: 'system',
      reason: 'the money was given back',
    };
    expect(journal).toEqual(Array.from({ length: entryCount }, () => entry));
  });
});

test('migration 0017 allows a photo of a doctor’s letter in stored plans, and changes no other document', async () => {
  const db = await openBefore(17);
  const spec = (code: string, extention: string) => ({ code, extention, limit: 5 });
  await db.insert('plans', {
    document: {
      title: 'A',
      attachments: [spec('ktp', 'image'), spec('surat-dokter', 'pdf'), spec('spa', 'pdf')],
    },
  });
  await db.insert('plans', { document: { title: 'B', attachments: [spec('ktp', 'image')] } });
  await db.migrate(17);
  expect(await db.query("SELECT document FROM plans ORDER BY document ->> 'title'")).toEqual([
    {
      document: {
        title: 'A',
        attachments: [spec('ktp', 'image'), spec('surat-dokter', 'pdf_image'), spec('spa', 'pdf')],
      },
    },
    { document: { title: 'B', attachments: [spec('ktp', 'image')] } },
  ]);
});

test('migrations 0019 and 0028 keep unsent mails, and set their column `account` to false', async () => {
  const db = await openBefore(19);
  await db.insert('outbox', { recipient: 'lama@contoh.test', sent_at: null });
  await db.migrate(27);
  // A column that migration 0028 drops.
  await db.query("UPDATE outbox SET most_a_day = 5 WHERE recipient = 'lama@contoh.test'");
  await db.migrate(28);
  expect(await db.query('SELECT recipient, account, sent_at FROM outbox')).toEqual([
    { recipient: 'lama@contoh.test', account: false, sent_at: null },
  ]);
});

test('migration 0038 counts the changes of each group of tables', async () => {
  const db = await openBefore(38);
  await db.migrate(38);
  // The fixture switches triggers off.
  await db.query('SET session_replication_role = origin');
  await db.insert('insurers', { code: 'A' });
  await db.insert('insurers', { code: 'B' });
  await db.query("UPDATE insurers SET company_name = 'Baru'");
  await db.insert('plate_areas', { plat: 'B', region: 2 });
  expect(await db.query('SELECT topic, version::int FROM data_versions ORDER BY topic')).toEqual([
    { topic: 'products', version: 3 },
    { topic: 'vehicle-reference', version: 1 },
  ]);
});

test('migration 0039 keeps the rates of vehicle products, without the rates after discounts', async () => {
  const db = await openBefore(39);
  const rate = { plan_id: randomUUID(), category: 8, region: 2, rate: 18_500 };
  await db.insert('vehicle_rates', { ...rate, cover: 'tlo', charged_rate: 17_600 });
  await db.migrate(39);
  expect(await db.query('SELECT * FROM vehicle_rates')).toEqual([rate]);
});

test('migration 0023 offers the active products whose rates are stored', async () => {
  const db = await openBefore(23);
  const [offeredId, withdrawnId] = [randomUUID(), randomUUID()];
  const plan = { insurer_id: randomUUID(), product_type: 'kendaraan', max_age: 10, admin_fee: 50_000 };
  await db.insert('plans', { ...plan, id: offeredId, active: true });
  await db.insert('plans', { ...plan, id: withdrawnId, active: false });
  for (const plan_id of [offeredId, withdrawnId])
    await db.insert('vehicle_rates', { plan_id, cover: 'tlo', category: 8, region: 2, charged_rate: 17_600 });
  await db.migrate(23);
  expect(
    await db.query(
      'SELECT category, region, cover, charged_rate, admin_fee::int, products FROM vehicle_offers',
    ),
  ).toEqual([{ category: 8, region: 2, cover: 'tlo', charged_rate: 17_600, admin_fee: 50_000, products: 1 }]);
});

describe('migration 0027 adds keys to the jobs of mails', () => {
  /** The pg-boss columns that the migration reads and writes. */
  const TABLES = `CREATE SCHEMA pgboss;
    CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    CREATE TABLE pgboss.queue (name text PRIMARY KEY, policy text);
    CREATE TABLE pgboss.job (id int PRIMARY KEY, name text, state pgboss.job_state, data jsonb, policy text,
      singleton_key text, retry_limit int, retry_delay_max int, expire_seconds int, heartbeat_seconds int);
    INSERT INTO pgboss.queue VALUES ('mail.send', 'standard'), ('orders.expire', 'standard');
    INSERT INTO pgboss.job (id, name, state, data, policy, retry_limit) VALUES
      (1, 'mail.send', 'created', '{"id": "m1"}', 'standard', 5),
      (2, 'mail.send', 'created', '{"id": "m1"}', 'standard', 5),
      (3, 'mail.send', 'active', '{"id": "m2"}', 'standard', 5),
      (4, 'mail.send', 'retry', '{"id": "m2"}', 'standard', 5),
      (5, 'mail.send', 'completed', '{"id": "m3"}', 'standard', 5),
      (6, 'mail.account', 'created', '{"id": "m4"}', 'standard', 5),
      (7, 'orders.expire', 'created', '{"id": "m1"}', 'standard', 5)`;

  test('keeps one job of each unsent mail, and leaves other jobs unchanged', async () => {
    const db = await openBefore(27);
    await db.query(TABLES);
    await db.migrate(27);
    expect(await db.query('SELECT name, policy FROM pgboss.queue ORDER BY name')).toEqual([
      { name: 'mail.send', policy: 'exclusive' },
      { name: 'orders.expire', policy: 'standard' },
    ]);
    const jobs = await db.query('SELECT id, policy, singleton_key, retry_limit FROM pgboss.job ORDER BY id');
    expect(jobs).toEqual([
      { id: 2, policy: 'exclusive', singleton_key: 'm1', retry_limit: 160 },
      { id: 3, policy: 'exclusive', singleton_key: 'm2', retry_limit: 5 },
      { id: 5, policy: 'standard', singleton_key: null, retry_limit: 5 },
      { id: 6, policy: 'exclusive', singleton_key: 'm4', retry_limit: 160 },
      { id: 7, policy: 'standard', singleton_key: null, retry_limit: 5 },
    ]);
  });

  test('succeeds on a database without jobs', async () => {
    const db = await openBefore(27);
    await expect(db.migrate(27)).resolves.toBeUndefined();
  });
});

test('migration 0030 keeps the mailed links of heirs as version 0, not revoked', async () => {
  const db = await openBefore(30);
  await db.insert('claims', {});
  await db.migrate(30);
  expect(await db.query('SELECT heir_link_version, heir_link_revoked_at FROM claims')).toEqual([
    { heir_link_version: 0, heir_link_revoked_at: null },
  ]);
});

describe('migration 0031', () => {
  const [CODE_FOR_EVERY_TYPE, OTHER_CODE] = ['KT-01', 'KA-01'];
  const questionsOf = (code: string) =>
    vehiclePlans.find((plan) => plan.code === code)?.plan.declarations ?? expect.unreachable();
  /** Earlier versions had only the three questions that concern every vehicle. */
  const earlierQuestions = questionsOf(CODE_FOR_EVERY_TYPE).slice(2);

  test.each([
    [
      'adds the questions about the vehicle’s use to the product for every vehicle type, as in the seed',
      CODE_FOR_EVERY_TYPE,
      earlierQuestions,
      questionsOf(CODE_FOR_EVERY_TYPE),
    ],
    [
      'does not change a product that has these questions',
      CODE_FOR_EVERY_TYPE,
      questionsOf(CODE_FOR_EVERY_TYPE),
      questionsOf(CODE_FOR_EVERY_TYPE),
    ],
    [
      'adds the questions about the vehicle’s use to no other product',
      OTHER_CODE,
      earlierQuestions,
      earlierQuestions,
    ],
  ])('migration 0031 %s', async (_, code, declarations, expected) => {
    const db = await openBefore(31);
    const document = { title: 'A', declarations };
    await db.insert('plans', { product_type: 'kendaraan', code, document });
    await db.migrate(31);
    expect(await db.query('SELECT document FROM plans')).toEqual([
      { document: { title: 'A', declarations: expected } },
    ]);
  });

  test('migration 0031 marks no stored market price as derived', async () => {
    const db = await openBefore(31);
    await db.insert('vehicle_prices', { model_id: 'C001', year: 2019, price: 151_000_000, deviation: 10 });
    await db.migrate(31);
    expect(await db.query('SELECT price, derived_from FROM vehicle_prices')).toEqual([
      { price: '151000000', derived_from: null },
    ]);
  });
});

describe('migration 0032', () => {
  test.each([
    ['in the morning', '2026-02-15', '2026-02-15T03:30:00.000Z'],
    ['just before midnight in Jakarta', '2026-02-15', '2026-02-15T16:59:59.000Z'],
  ])(
    'migration 0032 lets cover begin at the time of issue if a policy was issued on its first day, %s',
    async (_, startDate, issuedAt) => {
      const db = await openBefore(32);
      await db.insert('policies', { start_date: startDate, issued_at: issuedAt });
      await db.migrate(32);
      expect(await db.query('SELECT starts_at FROM policies')).toEqual([{ starts_at: new Date(issuedAt) }]);
    },
  );

  test('migration 0032 lets cover begin at midnight in Jakarta when the first day is not the day of issue', async () => {
    const db = await openBefore(32);
    await db.insert('policies', { start_date: '2026-02-16', issued_at: '2026-02-15T03:30:00Z' });
    await db.migrate(32);
    expect(await db.query('SELECT starts_at FROM policies')).toEqual([
      { starts_at: new Date('2026-02-15T17:00:00Z') },
    ]);
  });

  test('migration 0032 leaves stored orders without a chosen first day', async () => {
    const db = await openBefore(32);
    await db.insert('orders', { details: { vehicle: { chassisNumber: 'MHKA6GJ6JKJ012345' } } });
    await db.insert('orders', { details: { insured: { fullname: 'SITI RAHAYU' } } });
    await db.migrate(32);
    expect(await db.query('SELECT start_date FROM orders')).toEqual([
      { start_date: null },
      { start_date: null },
    ]);
  });
});

test('migration 0037 sets no reply address for stored mails', async () => {
  const db = await openBefore(37);
  await db.insert('outbox', { recipient: 'lama@contoh.test', sent_at: null });
  await db.migrate(37);
  expect(await db.query('SELECT recipient, reply_to, sent_at FROM outbox')).toEqual([
    { recipient: 'lama@contoh.test', reply_to: null, sent_at: null },
  ]);
});

test('migration 0041 gives stored sessions an id, and the time of their sign-in as the last proof of identity', async () => {
  const db = await openBefore(41);
  await db.insert('sessions', { created_at: '2026-11-01T00:00:00Z' });
  await db.migrate(41);
  expect(await db.query('SELECT id, authenticated_at FROM sessions')).toEqual([
    { id: expect.stringMatching(/^[\da-f-]{36}$/), authenticated_at: new Date('2026-11-01T00:00:00Z') },
  ]);
});

test('migration 0043 keeps orders, without identifiers until the start encrypts their details', async () => {
  const db = await openBefore(43);
  const details = { vehicle: { vehicleLicense: 'B 1234 CD', chassisNumber: 'MHKA6GJ6JKJ012345' } };
  await db.insert('orders', { details: JSON.stringify(details) });
  await db.migrate(43);
  expect(await db.query('SELECT details, identifiers FROM orders')).toEqual([{ details, identifiers: [] }]);
  expect(await db.query('SELECT id FROM data_keys')).toEqual([]);
});

test('migration 0049 makes stored requests new for the desk, and leaves stored payments without attention', async () => {
  const db = await openBefore(49);
  await db.insert('consultations', {});
  await db.insert('consultant_orders', {});
  await db.insert('payments', {});
  await db.migrate(49);
  expect(await db.query('SELECT follow_up_status FROM consultations')).toEqual([{ follow_up_status: 'new' }]);
  expect(await db.query('SELECT follow_up_status FROM consultant_orders')).toEqual([
    { follow_up_status: 'new' },
  ]);
  expect(await db.query('SELECT attention, attention_at FROM payments')).toEqual([
    { attention: null, attention_at: null },
  ]);
});

test('migration 0061 keeps claims, without the index of their account until the job computes it', async () => {
  const db = await openBefore(61);
  const account = { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'SITI RAHAYU' };
  await db.insert('claims', { account: JSON.stringify(account) });
  await db.migrate(61);
  expect(await db.query('SELECT account, account_index FROM claims')).toEqual([
    { account, account_index: null },
  ]);
});

describe('migration 0059', () => {
  const days = async (db: Database) =>
    (await db.query('SELECT DISTINCT day::text FROM dashboard_changes ORDER BY 1')).map(({ day }) => day);

  test('migration 0059 lets the dashboard compute every day in Jakarta from the first to the last stored record', async () => {
    const db = await openBefore(59);
    // 00.30 on 2 March in Jakarta.
    await db.insert('orders', { created_at: '2026-03-01T17:30:00Z', decided_at: '2026-03-03T02:00:00Z' });
    await db.insert('claims', { created_at: '2026-03-04T00:00:00Z' });
    await db.migrate(59);
    expect(await days(db)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    expect(await db.query('SELECT * FROM dashboard_days')).toEqual([]);
  });

  test('migration 0059 succeeds on a database without records', async () => {
    const db = await openBefore(59);
    await db.migrate(59);
    expect(await days(db)).toEqual([]);
  });
});
