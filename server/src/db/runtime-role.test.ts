import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { createEmptyDatabase, type ServerDatabase } from '../../test/test-database.ts';
import { placeOrder } from '../modules/orders/fixture.ts';

const ROLE = `runtime_${randomBytes(4).toString('hex')}`;

/** Simulators create further tables at a start. Nothing is sent to this gateway. */
const WITHOUT_SIMULATORS = {
  SIMULATORS: 'false',
  MIDTRANS_BASE_URL: 'http://127.0.0.1:9',
  MIDTRANS_SERVER_KEY: 'k',
  MIDTRANS_CLIENT_KEY: 'c',
};

let database: ServerDatabase;
let folder: string;
let harness: Harness;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-role-'));
  database = await createEmptyDatabase();
  await asOwner(`create role ${ROLE} login password 'x'`);
  const runtimeUrl = new URL(database.url);
  Object.assign(runtimeUrl, { username: ROLE, password: 'x' });
  harness = await startApp(
    { DATABASE_OWNER_URL: database.url, ...WITHOUT_SIMULATORS },
    { existingData: { folder, url: runtimeUrl.href } },
  );
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await asOwner(`drop owned by ${ROLE}; drop role ${ROLE}`);
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(connectionString: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client.query(query).finally(() => client.end());
}
const asOwner = (query: string) => run(database.url, query);
const asServer = (query: string) => run(String(harness.deps.config.DATABASE_URL), query);

it('the server works with an account that has privileges on rows only', async () => {
  const member = await harness.registerMember({ complete: true });
  const token = await harness.deskToken();
  const id = await placeOrder(harness, member);
  expect((await harness.api('POST', `/desk/orders/${id}/approve`, { token })).status).toBe(200);
  expect(await harness.runJobs()).toBeGreaterThan(0);
  expect((await harness.api('GET', '/desk/audit', { token })).status).toBe(200);
  expect((await harness.api('GET', '//healthz')).status).toBe(200);
});

it.each([
  'create table public.x ()',
  'create table pgboss.x ()',
  'drop table public.audit_log',
  'alter table public.audit_log disable trigger all',
  'alter table public.users add column x text',
  'create function public.x() returns int language sql as $$ select 1 $$',
  'delete from public.audit_log',
  "update public.audit_log set actor_role = 'x'",
  'truncate public.audit_log',
  'truncate public.users',
  "insert into drizzle.__drizzle_migrations (hash) values ('x')",
])('the account of the server may not run: %s', async (query) => {
  await expect(asServer(query)).rejects.toThrow(/permission denied|must be owner/);
});
