import { getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { claims, invoices, orderAttachments, orders, policies } from '../../../server/src/db/schema.ts';
import { createPolicy, makeClaim } from '../../../server/src/modules/claims/fixture.ts';

/** Rows of the data sets. */
export const SMALL = { members: 1_000, orders: 1_000, claims: 500, journal: 4_000, visitors: 1_000 };
export const LARGE = {
  members: 20_000,
  orders: 100_000,
  claims: 50_000,
  journal: 400_000,
  visitors: 20_000,
};
/** Policies of the member with the most policies. */
export const POLICY_COUNT = 256;

const FIRST_NAMES = ['Siti', 'Budi', 'Dewi', 'Agus', 'Rina', 'Eko', 'Ani', 'Joko', 'Maya', 'Tono'];
const LAST_NAMES = ['Rahayu', 'Santoso', 'Lestari', 'Wijaya', 'Hartono', 'Kusuma', 'Pratama', 'Nugroho'];
const arrayOf = (values) => sql.raw(`(array[${values.map((value) => `'${value}'`).join(', ')}])`);
const snakeCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** A UUID that depends only on the kind and the number of the record. */
const idOf = (kind) => sql.raw(`md5('${kind}' || n)::uuid`);

/** Copies the row `id` of a table `count` times, as row n from 1; `changes` are SQL expressions by column key. */
async function copyRow(db, table, id, { from = 1, to }, changes) {
  const keys = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    column.generated ? [] : [key],
  );
  const columns = sql.raw(keys.map(snakeCase).join(', '));
  const values = sql.join(
    keys.map((key) => changes[key] ?? sql.raw(`template.${snakeCase(key)}`)),
    sql`, `,
  );
  await db.execute(sql`insert into ${table} (${columns}) select ${values}
    from generate_series(${from}::int, ${to}::int) n, ${table} template where template.id = ${id}`);
}

async function addMembers(db, counts) {
  await db.execute(sql`insert into users (id, full_name, email, phone_number, created_at)
    select ${idOf('member')}, upper(${arrayOf(FIRST_NAMES)}[1 + n % 10] || ' ' || ${arrayOf(LAST_NAMES)}[1 + n / 10 % 8] || ' ' || n),
      'anggota' || n || '@contoh.test', '62811' || lpad(n::text, 8, '0'), now()
    from generate_series(1, ${counts.members}) n`);
  await db.execute(sql`insert into guests (id, token_hash, full_name, phone_number, email, product, created_at)
    select ${idOf('guest')}, md5(n::text), ${arrayOf(FIRST_NAMES)}[1 + n % 10] || ' ' || n, '62822' || lpad(n::text, 8, '0'),
      'tamu' || n || '@contoh.test', 'kesehatan', now() - n * interval '1 minute'
    from generate_series(1, ${counts.visitors}) n`);
}

/** The first orders belong to one member; the others to all members in turn. */
const ownerOf = ({ members }) =>
  sql.raw(`md5('member' || case when n <= ${POLICY_COUNT} then 1 else 1 + n % ${members} end)::uuid`);

async function addOrders(db, policy, counts) {
  const range = { to: counts.orders };
  const createdAt = sql`now() - n * interval '3 minutes'`;
  const status = sql`case when n % 50 = 0 then 'neworder' when n % 50 = 1 then 'revision' else 'approve' end`;
  await copyRow(db, orders, policy.orderId, range, {
    id: idOf('order'),
    userId: ownerOf(counts),
    kpaNumber: sql`'KPA-2025-' || lpad(n::text, 6, '0')`,
    statusOrder: status,
    identifiers: sql`array['bench' || n]`,
    decidedAt: sql`case when n % 50 > 1 then now() - n * interval '3 minutes' + n % 40 * interval '1 hour' end`,
    createdAt,
    updatedAt: createdAt,
  });
  const [invoice] = (await db.execute(sql`select id from invoices where order_id = ${policy.orderId}`)).rows;
  await copyRow(db, invoices, invoice.id, range, {
    id: idOf('invoice'),
    orderId: idOf('order'),
    userId: ownerOf(counts),
    invoiceNumber: sql`'INV/2025/' || n`,
    status: sql`case when n % 20 = 0 then 'expire' when n % 5000 = 7 then 'pending' else 'success' end`,
    dueDate: sql`now() + interval '1 day' - n * interval '3 minutes'`,
    paidAt: sql`case when n % 20 > 0 and n % 5000 <> 7 then now() - n * interval '3 minutes' end`,
    createdAt,
    updatedAt: createdAt,
  });
  await copyRow(db, policies, policy.id, range, {
    id: idOf('policy'),
    orderId: idOf('order'),
    userId: ownerOf(counts),
    policyNumber: sql`'POL/2025/' || n`,
    certificateCode: sql`md5('certificate' || n)`,
    certificateKey: sql`case when n % 10000 = 9 then null else 'certificates/' || n || '.pdf' end`,
    issuedAt: createdAt,
  });
  const [file] = (
    await db.execute(sql`select id from order_attachments where order_id = ${policy.orderId} limit 1`)
  ).rows;
  await copyRow(db, orderAttachments, file.id, range, {
    id: idOf('file'),
    orderId: idOf('order'),
    storageKey: sql`'orders/' || n`,
  });
}

async function addClaims(db, claimId, counts) {
  const createdAt = sql`now() - n * interval '10 minutes'`;
  await copyRow(
    db,
    claims,
    claimId,
    { to: counts.claims },
    {
      id: idOf('claim'),
      claimNumber: sql`'KLM-2025-' || lpad(n::text, 6, '0')`,
      policyId: idOf('policy'),
      orderId: idOf('order'),
      userId: ownerOf(counts),
      policyNumber: sql`'POL/2025/' || n`,
      heirSecretHash: sql`null`,
      state: sql`case when n % 10 = 0 then 'pending' when n % 10 < 3 then 'approved' else 'closed' end`,
      movedAt: sql`now() - n % 3 * interval '1 day'`,
      createdAt,
      updatedAt: createdAt,
    },
  );
}

/** Two entries of each order and of each claim; the rest are entries of invoices. */
async function addJournal(db, counts) {
  const claimEntries = sql`from generate_series(1, ${counts.claims}) n`;
  const addEntries = (subject, id, from, to, source, unit = 'minute') =>
    db.execute(sql`insert into journal (subject, subject_id, from_status, to_status, actor, created_at)
      select ${subject}, ${id}, ${from}::text, ${to}::text, 'system', now() - n * ${sql.raw(`interval '1 ${unit}'`)} ${source}`);
  const orderEntries = sql`from generate_series(1, ${counts.orders}) n`;
  await addEntries('order', idOf('order'), null, 'neworder', orderEntries);
  await addEntries('order', idOf('order'), 'neworder', 'approve', orderEntries);
  await addEntries('claim', idOf('claim'), null, 'pending', claimEntries, 'hour');
  await addEntries('claim', idOf('claim'), 'pending', 'review', claimEntries, 'hour');
  const rest = sql`from generate_series(1, ${counts.journal - 2 * counts.orders - 2 * counts.claims}) n`;
  await addEntries('invoice', idOf('invoice'), null, 'pending', rest);
}

/** Sent mails and completed jobs, as many as orders. */
async function addMails(db, counts) {
  await db.execute(sql`insert into outbox (recipient, subject, text, html, attempts, sent_at, created_at)
    select 'anggota' || n || '@contoh.test', 'Pesanan', '', '', 1,
      case when n % 5000 = 0 then null else now() end, now() - n * interval '1 minute'
    from generate_series(1, ${counts.orders}) n`);
  await db.execute(sql`insert into pgboss.job (name, data, state, start_after, created_on, completed_on)
    select 'mail.send', '{}'::jsonb, (case when n % 500 = 0 then 'failed' else 'completed' end)::pgboss.job_state,
      now() - n * interval '1 second', now() - n * interval '1 second', now()
    from generate_series(1, ${counts.orders}) n`);
}

/** Checks of foreign keys, and waiting for the disk, would take most of the time. */
const FAST_INSERTS = '-c session_replication_role=replica -c synchronous_commit=off';

/** Fills the database of the app with a data set of `counts` rows. */
export async function fillRecords(harness, url, counts) {
  const member = await harness.registerMember({ complete: true });
  const policy = await createPolicy(harness, member, 'kesehatan');
  const claimId = await makeClaim(harness, member, policy);
  const pool = new pg.Pool({ connectionString: url, options: FAST_INSERTS });
  const db = drizzle(pool);
  await addMembers(db, counts);
  await addOrders(db, policy, counts);
  await addClaims(db, claimId, counts);
  await addJournal(db, counts);
  await addMails(db, counts);
  // Triggers did not run.
  await db.execute(sql`select mark_all_dashboard_days()`);
  await db.execute(sql`vacuum (analyze)`);
  await pool.end();
}
