/** Stored personal data is encrypted, and a new key replaces the old one while the server works. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uniqueVehicleNumbers } from '../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { readBoundText } from '../src/core/bound-text.ts';
import { activeKeyId, newDataKey, useDataKeys } from '../src/core/data-keys.ts';
import { encryptText } from '../src/core/encryption.ts';
import { countStaleRows, recordDataKey } from '../src/core/reseal.ts';
import { dataPaths } from '../src/data-dir.ts';
import { drafts } from '../src/db/schema.ts';
import { encryptStoredData } from '../src/key-rotation.ts';
import { ACCOUNT, createPolicy, makeClaim, PHOTO } from '../src/modules/claims/fixture.ts';
import { JPEG, planByCode } from '../src/modules/orders/fixture.ts';
import { placeVehicleOrder, sendVehicleOrder } from '../src/modules/orders/vehicle.fixture.ts';
import { findPartner } from '../src/modules/partners/repository.ts';
import { type Shop, startShop } from '../src/modules/payments/fixture.ts';
import type { TestMember } from './harness.ts';

let shop: Shop;
let member: TestMember;
let claimId: string;
let orderId: string;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  const policy = await createPolicy(shop, member, 'kesehatan');
  claimId = await makeClaim(shop, member, policy);
  orderId = await placeVehicleOrder(shop, member, { payload: CAR });
}, 60_000);
afterAll(() => shop.close());

const HEALTH_PLAN = planByCode('HK-01').id;
const CAR = uniqueVehicleNumbers('B');
/** Values that members have typed. */
const SECRETS = ['3174035507900001', ACCOUNT.accountNumber, CAR.chassisNumber, CAR.vehicleLicense];

/** Another member orders cover for the same car. */
const orderSameCar = async () =>
  sendVehicleOrder(shop, await shop.registerMember({ complete: true }), { payload: CAR });

const rowsOf = async (query: SQL) =>
  ((await shop.deps.db.execute(query)) as { rows: Record<string, unknown>[] }).rows;

/** Returns every row of every table as text, also of the tables of the job queue. */
async function dumpDatabase(): Promise<string> {
  const tables = await rowsOf(sql`select table_schema, table_name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const dumps = await Promise.all(
    tables.map(async ({ table_schema: schema, table_name: name }) => {
      const rows = await rowsOf(sql`select t::text as row from ${sql.raw(`${schema}."${name}"`)} t`);
      return rows.map(({ row }) => String(row)).join('\n');
    }),
  );
  return dumps.join('\n');
}

async function storedFiles(): Promise<{ name: string; content: Buffer; mode: number }[]> {
  const folder = dataPaths(shop.deps.config).files;
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { name: path, content: await readFile(path), mode: (await stat(path)).mode & 0o777 };
      }),
  );
}

const readOrder = () => shop.api('GET', `/transaction/kendaraan/${orderId}`, { token: member.token });
const readClaim = () => shop.api('GET', `/claims/client/${claimId}`, { token: member.token });

describe('a dump of the database and of the file store', () => {
  it('contains no identity number, account number, plate or chassis number that members have typed', async () => {
    const dump = await dumpDatabase();
    expect(dump).toContain(orderId);
    expect(SECRETS.filter((secret) => dump.includes(secret))).toEqual([]);
  });

  it('contains no picture', async () => {
    const files = await storedFiles();
    expect(files.length).toBeGreaterThan(3);
    const starts = [JPEG, PHOTO, Buffer.from('%PDF')].map((content) => content.subarray(0, 16));
    expect(files.filter(({ content }) => starts.some((start) => content.includes(start)))).toEqual([]);
  });
});

describe('a database and files from before encryption', () => {
  it('are encrypted, and their orders are found by plate', async () => {
    const { config, db, files } = shop.deps;
    const details = JSON.stringify(
      (await db.query.orders.findMany()).find(({ id }) => id === orderId)?.details,
    );
    await db.execute(
      sql`update orders set details = ${details}::jsonb, identifiers = '{}' where id = ${orderId}`,
    );
    const [file] = await storedFiles();
    await writeFile(file?.name ?? '', JPEG);
    expect(await dumpDatabase()).toContain(CAR.chassisNumber);
    expect(await orderSameCar()).toMatchObject({
      status: 200,
    });
    await db.execute(sql`delete from data_keys`);
    await encryptStoredData(db, config);
    expect(await files.reseal()).toMatchObject({ changed: 1, failures: [] });
    expect(await dumpDatabase()).not.toContain(CAR.chassisNumber);
    expect(await orderSameCar()).toMatchObject({
      status: 422,
    });
  });
});

describe('a new SECRET', () => {
  const DRAFT = `kesehatan.${HEALTH_PLAN}`;
  const change = { path: 'slices/insured/identityNumber', value: SECRETS[0], age: 0, revision: 0 };
  const readDraft = () => shop.api('GET', `/drafts/${DRAFT}`, { token: member.token });
  const partner = { code: 'toko-maju' };

  it('leaves drafts and secrets of webhooks readable, also those that the former SECRET had encrypted', async () => {
    const { config, db } = shop.deps;
    const former = config.SECRET;
    const saved = await shop.api('PATCH', `/drafts/${DRAFT}`, {
      token: member.token,
      body: { id: null, revision: 0, changes: [change] },
    });
    expect(saved.status).toBe(200);
    expect(await dumpDatabase()).not.toContain(SECRETS[0]);
    // Values as they were stored before.
    const [draft] = await db.select().from(drafts);
    const context = `${member.id}/${DRAFT}`;
    const fields = readBoundText([former], { purpose: 'drafts', context }, draft?.fields ?? '') ?? '';
    const oldFields = encryptText({ secret: former, purpose: 'drafts', context }, fields);
    const webhook = { secret: former, purpose: 'partner-webhooks', context: partner.code };
    const oldSecrets = encryptText(webhook, '["whsec_eA=="]');
    await db.execute(sql`update drafts set fields = ${oldFields}`);
    await db.execute(
      sql`insert into partners (code, webhook_url, webhook_secrets) values (${partner.code}, 'https://a.test/', ${oldSecrets})`,
    );
    expect((await readDraft()).status).toBe(200);
    await db.execute(sql`delete from data_keys`);
    await encryptStoredData(db, config);
    config.SECRET = 'another secret of at least 32 characters';
    expect((await readDraft()).text).toContain(SECRETS[0]);
    expect((await findPartner(db, [config.SECRET], partner.code))?.secrets).toEqual(['whsec_eA==']);
    config.SECRET = former;
  });

  it('does not make the draft of one member readable as the draft of another', async () => {
    const other = await shop.registerMember({ complete: true });
    await shop.deps.db.execute(sql`update drafts set user_id = ${other.id}`);
    expect((await shop.api('GET', `/drafts/${DRAFT}`, { token: other.token })).status).toBe(404);
    await shop.deps.db.execute(sql`update drafts set user_id = ${member.id}`);
    expect((await readDraft()).status).toBe(200);
  });
});

describe('a new data key', () => {
  it('encrypts all rows and files while members read them, and then replaces the old key', async () => {
    const { db, files, config } = shop.deps;
    // The simulated insurer decides now, so that records do not change during the test.
    await shop.runJobs({ includeDelayed: true });
    const oldId = activeKeyId();
    const before = { order: (await readOrder()).body, claim: (await readClaim()).body };
    useDataKeys([newDataKey(), ...config.DATA_KEYS]);
    await recordDataKey(db);
    expect(await countStaleRows(db)).toBeGreaterThan(3);
    await shop.deps.jobs.enqueue(db, 'keys.rotate', {});
    const [, ...replies] = await Promise.all([
      shop.runJobs({ includeDelayed: true }),
      ...Array.from({ length: 20 }, () => readOrder()),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countStaleRows(db)).toBe(0);
    expect(await files.reseal()).toMatchObject({ changed: 0, failures: [] });
    expect(await dumpDatabase()).not.toContain(`nu1.${oldId}`);
    expect((await storedFiles()).filter(({ content }) => content.includes(oldId))).toEqual([]);
    expect({ order: (await readOrder()).body, claim: (await readClaim()).body }).toEqual(before);
    expect(await rowsOf(sql`select id from data_keys`)).toEqual([{ id: activeKeyId() }]);
    const rotations = sql`select outcome, subject_id from audit_log where event = 'keys.rotated'`;
    expect(await rowsOf(rotations)).toEqual([{ outcome: 'success', subject_id: activeKeyId() }]);
  });

  it('stays with the old keys while a file cannot be read, and names the file', async () => {
    const { db, files, config } = shop.deps;
    const oldId = activeKeyId();
    const path = join(dataPaths(config).files, 'uploads', 'damaged');
    await files.put('uploads/damaged', JPEG, { mimeType: 'image/jpeg' });
    await writeFile(path, (await readFile(path)).subarray(0, -1));
    useDataKeys([newDataKey()]);
    await recordDataKey(db);
    await shop.deps.jobs.enqueue(db, 'keys.rotate', {});
    await shop.runJobs();
    expect(await files.reseal()).toMatchObject({ changed: 0, failures: [{ key: 'uploads/damaged' }] });
    const ids = (await rowsOf(sql`select id from data_keys`)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([oldId, activeKeyId()].toSorted());
    await files.remove('uploads/damaged');
    await shop.deps.jobs.enqueue(db, 'keys.rotate', {});
    await shop.runJobs();
    expect(await rowsOf(sql`select id from data_keys`)).toEqual([{ id: activeKeyId() }]);
  });

  it('stops the start when stored data has a key that the configuration lacks', async () => {
    await shop.deps.db.execute(sql`insert into data_keys (id) values ('0badc0de')`);
    await expect(recordDataKey(shop.deps.db)).rejects.toThrow('the key 0badc0de, which DATA_KEYS lacks');
  });
});
