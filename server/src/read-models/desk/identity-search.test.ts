import type { DeskSearchResult } from '@naungan/api/desk-queues';
import { INSURER_ROLES } from '@naungan/domain/desk-roles';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_PROFILE } from '../../../test/complete-profile.ts';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { newDataKey, useDataKeys } from '../../core/data-keys.ts';
import { recordDataKey } from '../../core/reseal.ts';
import { auditLog, insurers, orders, users } from '../../db/schema.ts';
import { createPolicy, makeClaim } from '../../modules/claims/fixture.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';

const INSURED = '3273014507900012';
const HOLDER = '3273014507900013';

let shop: Harness;
let member: TestMember;
let token: string;
/** The order of another person than the member. */
let orderId: string;
beforeAll(async () => {
  shop = await startApp();
  token = await shop.deskToken();
  member = await shop.registerMember({ complete: true });
  orderId = await placeOrder(shop, member, { payload: { identityNumber: INSURED } });
});
afterAll(() => shop.close());

const call = (number: unknown, caller = token) =>
  shop.api('POST', '/desk/search/identity', { token: caller, body: { number } });
/** Returns the kinds and ids of the found records. */
async function find(number: string, caller?: string): Promise<string[]> {
  const { results } = (await call(number, caller)).body.response as { results: DeskSearchResult[] };
  return results.map(({ kind, id }) => `${kind}:${id}`);
}
const saveProfile = (identityNumber: string) =>
  shop.api('PUT', `/user/member/${member.id}`, {
    token: member.token,
    body: {
      full_name: member.fullName,
      email: member.email,
      phone_number: member.phone,
      ...COMPLETE_PROFILE,
      profile: { ...COMPLETE_PROFILE.profile, identityNumber },
    },
  });
const storedIndexes = async () => ({
  order: (await shop.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.identityIndex,
  user: (await shop.deps.db.select().from(users).where(eq(users.id, member.id)))[0]?.identityIndex,
});
async function runRotation(): Promise<void> {
  await shop.deps.jobs.enqueue(shop.deps.db, 'keys.rotate', {});
  await shop.runJobs({ includeDelayed: true });
}

describe('the search by identity number', () => {
  it.each([INSURED, '3273 0145 0790 0012', '3273.0145.0790-0012'])(
    'finds the order of the insured by the whole number %j',
    async (number) => {
      expect(await find(number)).toEqual([`order:${orderId}`]);
    },
  );

  it('finds member, orders, policies and claims by the number of the profile', async () => {
    const policy = await createPolicy(shop, member, 'kesehatan');
    const claimId = await makeClaim(shop, member, policy);
    expect((await saveProfile(HOLDER)).status).toBe(200);
    const found = await find(HOLDER);
    expect(found).toEqual(
      expect.arrayContaining([
        `member:${member.id}`,
        `order:${orderId}`,
        `order:${policy.orderId}`,
        `policy:${policy.id}`,
        `claim:${claimId}`,
      ]),
    );
    expect((await saveProfile(INSURED)).status).toBe(200);
    expect(await find(HOLDER)).toEqual([]);
    expect((await saveProfile(HOLDER)).status).toBe(200);
  });

  it('finds nothing for another number, and no part of a number', async () => {
    expect(await find('3273014507900019')).toEqual([]);
    const byText = await shop.api('GET', `/desk/search?q=${INSURED}`, { token });
    expect(byText.body.response).toEqual({ results: [], cut: [] });
  });

  it.each([
    '',
    '327301450790001',
    '32730145079000123',
    '327301450790001x',
    'B 1234 CD',
    3273014507900012,
    null,
  ])('refuses %j with 422', async (number) => {
    expect((await call(number)).status).toBe(422);
  });

  it('shows staff of an insurer only records of the insurer, and no member', async () => {
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    const roles = [...INSURER_ROLES];
    const isOther = ne(insurers.id, order?.insurerId ?? '');
    const [other] = await shop.deps.db.select({ id: insurers.id }).from(insurers).where(isOther);
    const own = await shop.deskPerson({ roles, insurerId: order?.insurerId ?? '' });
    const foreign = await shop.deskPerson({ roles, insurerId: other?.id ?? '' });
    expect(await find(INSURED, own.token)).toEqual([`order:${orderId}`]);
    expect((await find(HOLDER, own.token)).join()).not.toContain('member:');
    for (const number of [INSURED, HOLDER]) expect(await find(number, foreign.token)).toEqual([]);
  });

  it('refuses an editor with 403', async () => {
    const { token: editor } = await shop.deskPerson({ roles: ['editor'] });
    expect((await call(INSURED, editor)).status).toBe(403);
  });

  it('a search is recorded as a read of the member, without the number', async () => {
    await find(HOLDER);
    const entries = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operation, 'deskSearchIdentity'))
      .orderBy(auditLog.seq);
    expect(entries.at(-1)).toMatchObject({
      event: 'desk.read',
      outcome: 'success',
      subjectType: 'member',
      subjectId: member.id,
    });
    expect(JSON.stringify(entries)).not.toContain(HOLDER);
  });
});

describe('the stored blind index', () => {
  it('the index has the same length for every number, and is empty for a passport', async () => {
    const { order, user } = await storedIndexes();
    expect([order, user]).toEqual([
      expect.stringMatching(/^[\w-]{22}$/),
      expect.stringMatching(/^[\w-]{22}$/),
    ]);
    expect(order).not.toBe(user);
    const payload = { identiyType: 'paspor' as const, identityNumber: 'C1234567' };
    const withPassport = await placeOrder(shop, member, { payload });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, withPassport));
    expect(row?.identityIndex).toBe('');
  });

  it('the index is computed for records from before by the job, which continues after an interruption', async () => {
    const { db } = shop.deps;
    const before = await storedIndexes();
    await db.execute(sql`update orders set identity_index = null`);
    await db.execute(sql`update users set identity_index = null`);
    expect(await find(INSURED)).toEqual([]);
    // A former run was interrupted after the order.
    await db.execute(sql`update orders set identity_index = ${before.order} where id = ${orderId}`);
    await runRotation();
    expect(await storedIndexes()).toEqual(before);
    const isMissing = sql`identity_index is null`;
    expect([await db.$count(orders, isMissing), await db.$count(users, isMissing)]).toEqual([0, 0]);
    expect(await find(INSURED)).toEqual([`order:${orderId}`]);
    const rotations = await db.$count(auditLog, eq(auditLog.event, 'keys.rotated'));
    expect(rotations).toBe(0);
  });

  it('the index is found with the old and the new data key, and the rotation computes it again', async () => {
    const { db, config } = shop.deps;
    const before = await storedIndexes();
    useDataKeys([newDataKey(), ...config.DATA_KEYS]);
    await recordDataKey(db);
    expect(await find(INSURED)).toEqual([`order:${orderId}`]);
    await runRotation();
    const after = await storedIndexes();
    expect(after.order).toMatch(/^[\w-]{22}$/);
    expect([after.order, after.user]).not.toContain(before.order);
    expect(after.user).not.toBe(before.user);
    expect(await find(INSURED)).toEqual([`order:${orderId}`]);
    expect(await find(HOLDER)).toContain(`member:${member.id}`);
  });
});
