/**
 * `npm run bench -- records`: the time of every list of the desk and of a member, and of the queries of regular jobs, on
 * PostgreSQL with 1,000 orders, and with 100,000 orders, 50,000 claims and 400,000 journal entries. Fails if a median of the larger
 * data set exceeds 50 ms, or if 5 % of the requests take more than 100 ms. The dashboard is measured twice: with stored days, and as after
 * a first start, when it computes every day. The second has no limit, because it lasts only until the job has stored the days.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { cursorOf } from '../../../server/src/core/list-page.ts';
import { createOutbox } from '../../../server/src/core/outbox.ts';
import { openSession } from '../../../server/src/core/session.ts';
import { listHandledCases } from '../../../server/src/modules/claims/handled-cases-repository.ts';
import { findClaimsInStates } from '../../../server/src/modules/claims/repository.ts';
import { listOverdue } from '../../../server/src/modules/invoices/repository.ts';
import { referencedFiles } from '../../../server/src/modules/orders/repository.ts';
import { takePoliciesWithoutCertificate } from '../../../server/src/modules/policies/repository.ts';
import { startApp } from '../../../server/test/harness.ts';
import { createPreparedDatabase } from '../../test-services/prepared-databases.mjs';
import { percentile } from '../requests.mjs';
import { fillRecords, LARGE, POLICY_COUNT, SMALL } from './fill.mjs';

const RUNS = Number(process.env.BENCH_COUNT || 40);
/** Limits of the median and of 95 % of the requests, in milliseconds. */
const LIMITS = { p50: 50, p95: 100 };

async function measure(work) {
  // The first runs load code and pages of the database.
  for (let run = 0; run < 3; run += 1) await work();
  const durations = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await work();
    durations.push(performance.now() - startedAt);
  }
  durations.sort((a, b) => a - b);
  return { shortest: durations[0], p50: percentile(durations, 0.5), p95: percentile(durations, 0.95) };
}

/** Returns the id in the first row of the query. */
const oneId = async (db, query) => (await db.execute(query)).rows[0].id;

/** Returns a cursor after nine tenths of the orders. */
async function lateCursor(db, { orders }) {
  const [row] = (
    await db.execute(sql`select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as time
      from orders order by created_at desc offset ${(orders * 9) / 10} limit 1`)
  ).rows;
  return cursorOf('orders.newest', [row.time, row.id]);
}

/** Returns the query of the dashboard for a period that ends tomorrow. */
function lastDays(days) {
  const dayAt = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: dayAt(2 - days), to: dayAt(1) });
}

const dashboards = (name) =>
  [30, 400].map((days) => [`${name} of ${days} days`, `/desk/dashboard?${lastDays(days)}`]);
const WITHOUT_STORED_DAYS = 'desk: dashboard without stored days,';

/** Returns the measured lists: name and path. */
async function deskLists(db, counts) {
  const order = await oneId(db, sql`select md5('order7')::uuid as id`);
  const claim = await oneId(db, sql`select md5('claim7')::uuid as id`);
  const invoice = await oneId(db, sql`select md5('invoice7')::uuid as id`);
  const rareMember = counts === LARGE ? '12340' : '340';
  const rareOrder = counts === LARGE ? '54321' : '543';
  const member = await oneId(db, sql`select md5(${`member${rareMember}`})::uuid as id`);
  const plan = (await db.execute(sql`select product ->> 'productName' as name from orders limit 1`)).rows[0]
    .name;
  const searches = {
    'number of the order': `KPA-2025-${rareOrder.padStart(6, '0')}`,
    'number of the policy': `POL/2025/${rareOrder}`,
    'rare name': `siti ${rareMember}`,
    'frequent name': 'siti',
    'first letter': 's',
    phone: `0811${rareMember.padStart(8, '0')}`,
    plate: 'B 1234 CD',
    'name of the plan': plan,
    'unknown word': 'tidakada',
  };
  return [
    ['desk: orders', '/desk/orders'],
    ['desk: orders, oldest first, 100', '/desk/orders?sort=oldest&limit=100'],
    ['desk: orders, after nine tenths', `/desk/orders?after=${await lateCursor(db, counts)}`],
    ['desk: orders, longest wait first', '/desk/orders?status=waiting&sort=waiting'],
    ['desk: orders of a line and status', '/desk/orders?status=neworder&line=kesehatan'],
    ['desk: orders of an empty line', '/desk/orders?line=kebakaran'],
    ['desk: orders of a day', '/desk/orders?from=2026-06-01&to=2026-06-01'],
    ['desk: orders of an unknown partner', '/desk/orders?partner=tidak-ada'],
    ...Object.entries(searches).map(([name, q]) => [
      `desk: orders by ${name}`,
      `/desk/orders?${new URLSearchParams({ q })}`,
    ]),
    ['desk: claims', '/desk/claims'],
    ['desk: claims, oldest pending first', '/desk/claims?state=pending&sort=oldest'],
    ['desk: claims, longest wait first', '/desk/claims?state=waiting&sort=waiting'],
    ['desk: claims of an empty line', '/desk/claims?line=gempabumi'],
    ...['number of the policy', 'rare name', 'frequent name', 'plate'].map((name) => [
      `desk: claims by ${name}`,
      `/desk/claims?${new URLSearchParams({ q: searches[name] })}`,
    ]),
    ['desk: visitors', '/desk/visitors'],
    ['desk: visitors by name', '/desk/visitors?q=budi'],
    ['desk: visitors of an unknown partner', '/desk/visitors?partner=tidak-ada'],
    ['desk: jobs', '/desk/jobs'],
    ['desk: mails', '/desk/mails'],
    ['desk: audit log', '/desk/audit'],
    ['desk: members', '/desk/members'],
    ['desk: members by frequent name', '/desk/members?q=siti'],
    ['desk: counts of the menu', '/desk/counts'],
    ['desk: people', '/desk/people'],
    ['desk: products', '/desk/products'],
    ['desk: content', '/desk/content'],
    ['desk: proposals', '/desk/proposals'],
    ['desk: partners', '/desk/partners'],
    ['desk: articles', '/desk/articles'],
    ['desk: order', `/desk/orders/${order}`],
    ['desk: journal of an order', `/desk/orders/${order}/journal`],
    ['desk: journal of an invoice', `/desk/invoices/${invoice}/journal`],
    ['desk: claim', `/desk/claims/${claim}`],
    ['desk: journal of a claim', `/desk/claims/${claim}/journal`],
    ['desk: start page', '/desk/start'],
    ...['orders', 'claims', 'policies', 'contacts', 'payments', 'messages'].map((queue) => [
      `desk: queue of ${queue}`,
      `/desk/queues/${queue}`,
    ]),
    ...Object.entries(searches).map(([name, q]) => [
      `desk: search by ${name}`,
      `/desk/search?${new URLSearchParams({ q: q.length < 2 ? 'si' : q })}`,
    ]),
    ['desk: member', `/desk/members/${member}`],
    ...dashboards('desk: dashboard'),
    ['health', '//healthz'],
  ];
}

const MEMBER_LISTS = [
  ['member: orders', '/transaction'],
  ['member: invoices', '/invoices/list'],
  [`member: ${POLICY_COUNT} policies`, '/policies'],
  ['member: claims', '/claims/client'],
  ['member: overview', '/overview'],
];

/** Returns the queries of regular jobs, by name. */
function jobQueries({ deps: { db } }) {
  const now = new Date();
  const outbox = createOutbox(db, () => now);
  const keys = Array.from({ length: 500 }, (_value, index) => `orders/${index * 7}`);
  return [
    ['job: overdue invoices', () => listOverdue(db, now, 100)],
    [
      'job: missing certificates',
      () => takePoliciesWithoutCertificate(db, { issuedBefore: now, now, limit: 50 }),
    ],
    ['job: unsent mails without a job', () => outbox.withoutJob(100)],
    ['job: backlog of mails', () => outbox.backlog()],
    [
      'job: deletion of sent mails',
      () => db.execute(sql`delete from outbox where sent_at < now() - interval '1 year'`),
    ],
    ['job: files of orders, 500 keys', () => referencedFiles(db, keys)],
    ['job: deadlines of claims', () => findClaimsInStates(db, ['incomplete', 'appealed'])],
    [
      'job: usual times of claims',
      () => listHandledCases(db, ['pending', 'review'], new Date(now - 90 * 86_400_000)),
    ],
    [
      'job: backlog of jobs',
      () =>
        db.execute(
          sql`select count(*) from pgboss.job where state < 'active' and not blocked and start_after <= now()`,
        ),
    ],
  ];
}

const request = (harness, path, token) => async () => {
  const { status, text } = await harness.api('GET', path, { token });
  if (status !== 200) throw new Error(`${path} returned status ${status}: ${text}`);
};

/** Returns the figures of every list and job, by name. */
async function measureAll(harness, counts) {
  const { db } = harness.deps;
  const deskToken = await harness.deskToken();
  const memberId = await oneId(db, sql`select md5('member1')::uuid as id`);
  const memberToken = await openSession(db, memberId, harness.clock.now());
  const casesOf = (lists) => lists.map(([name, path]) => [name, request(harness, path, deskToken)]);
  const figures = new Map();
  const measureCases = async (cases) => {
    for (const [name, work] of cases) figures.set(name, await measure(work));
  };
  await measureCases(casesOf(dashboards(WITHOUT_STORED_DAYS)));
  await harness.deps.jobs.enqueue(db, 'desk.dashboard-days', {});
  await harness.runJobs();
  await measureCases([
    ...casesOf(await deskLists(db, counts)),
    ...MEMBER_LISTS.map(([name, path]) => [name, request(harness, path, memberToken)]),
    ...jobQueries(harness),
  ]);
  return figures;
}

/** Measures the lists and jobs on a new database with the data set. */
async function measureDataSet(counts) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-records-'));
  const database = await createPreparedDatabase();
  const harness = await startApp({}, { existingData: { folder, url: database.url } });
  try {
    const startedAt = performance.now();
    harness.clock.set(new Date());
    await fillRecords(harness, database.url, counts);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`Data set with ${counts.orders} orders created in ${seconds.toFixed(1)} s`);
    return await measureAll(harness, counts);
  } finally {
    await harness.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const small = await measureDataSet(SMALL);
const large = await measureDataSet(LARGE);
const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ');
console.log(`\n${RUNS} requests each, milliseconds, load of the machine ${load}\n`);
console.log('| list or job | 1,000 orders: shortest | p50 | 100,000 orders: shortest | p50 | p95 |');
console.log('|---|---|---|---|---|---|');
for (const [name, { shortest, p50, p95 }] of large) {
  const few = small.get(name);
  const times = [few.shortest, few.p50, shortest, p50, p95].map((time) => time.toFixed(1));
  console.log(`| ${[name, ...times].join(' | ')} |`);
}
for (const [name, figures] of large)
  for (const [figure, limit] of Object.entries(name.startsWith(WITHOUT_STORED_DAYS) ? {} : LIMITS))
    if (figures[figure] > limit) {
      console.error(`${figure} above ${limit} ms: ${name}`);
      process.exitCode = 1;
    }
