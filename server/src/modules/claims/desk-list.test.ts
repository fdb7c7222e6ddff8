import type { DeskJournal } from '@naungan/api/desk';
import type { deskClaims } from '@naungan/api/desk-claims';
import { CLAIM_STATE_ROWS, CLAIM_STATES } from '@naungan/domain/status';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { TestMember } from '../../../test/harness.ts';
import { claims, orders } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { type ClaimablePolicy, copyClaims, createPolicy, makeClaim } from './fixture.ts';

let shop: Shop;
let token: string;
let member: TestMember;
let car: ClaimablePolicy;
/** The holder of a health policy. */
let patient: TestMember;
let carClaim: string;
let clinicClaim: string;
beforeAll(async () => {
  shop = await startShop();
  token = await shop.deskToken();
  member = await shop.registerMember({ complete: true });
  car = await createPolicy(shop, member, 'kendaraan', { payload: { vehicleLicense: 'B 4321 ZXY' } });
  patient = await shop.registerMember({ complete: true });
  carClaim = await makeClaim(shop, member, car);
  shop.clock.advance(60);
  clinicClaim = await makeClaim(shop, patient, await createPolicy(shop, patient, 'kesehatan'));
}, 60_000);
afterAll(() => shop.close());

type Page = z.output<typeof deskClaims.reply>;
async function pageOf(query: Record<string, string> = {}): Promise<Page> {
  const reply = await shop.api('GET', `/desk/claims?${new URLSearchParams(query)}`, { token });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.response as Page;
}
const idsOf = async (query: Record<string, string>) => (await pageOf(query)).rows.map(({ id }) => id);

const get = async (path: string): Promise<DeskJournal> =>
  (await shop.api('GET', path, { token })).body.response;

describe('the search of claims at the desk', () => {
  it('finds a claim by its number, and by the numbers of its policy and order', async () => {
    const [claim] = await shop.deps.db.select().from(claims).where(eq(claims.id, carClaim));
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, car.orderId));
    for (const q of [claim?.claimNumber.toLowerCase() ?? '', car.number, order?.kpaNumber ?? ''])
      expect([q, await idsOf({ q })]).toEqual([q, [carClaim]]);
  });

  it('finds a claim by plate, and by the contact details of the policyholder', async () => {
    for (const q of ['b4321zxy', member.email, `0${member.phone.slice(2)}`])
      expect([q, await idsOf({ q })]).toEqual([q, [carClaim]]);
    expect(await idsOf({ q: 'siti rahayu' })).toEqual([clinicClaim, carClaim]);
    expect(await idsOf({ q: 'siti rahayu', sort: 'oldest' })).toEqual([carClaim, clinicClaim]);
  });

  it.each<[Record<string, string>]>([
    [{ q: 'tidak ada' }],
    [{ q: '%' }],
    [{ state: 'finish' }],
    [{ line: 'gempabumi' }],
    [{ to: '2026-11-20' }],
  ])('finds no claim for the query %j', async (query) => {
    expect(await pageOf(query)).toEqual({ rows: [], next: null });
  });

  it('a row has the time of its submission, and the person who has its task', async () => {
    const [before] = (await pageOf({ line: 'kendaraan' })).rows;
    expect(before).toMatchObject({ submittedAt: '2026-11-21T03:00:00.000Z', owner: null });
    await shop.api('PUT', `/desk/tasks/claim/${carClaim}`, { token });
    expect((await pageOf({ line: 'kendaraan' })).rows[0]?.owner?.fullName).toBe('DESK');
  });

  it('combines filters', async () => {
    expect(await idsOf({ line: 'kendaraan', state: 'pending' })).toEqual([carClaim]);
    expect(await idsOf({ line: 'kesehatan', state: 'pending', from: '2026-11-21' })).toEqual([clinicClaim]);
  });
});

describe('the claims that wait for the desk', () => {
  const longest = { state: 'waiting', sort: 'waiting' };
  const countOf = async (): Promise<number | undefined> =>
    (
      (await shop.api('GET', '/desk/counts', { token })).body.response as {
        counts: { entry: string; count: number }[];
      }
    ).counts.find(({ entry }) => entry === 'claims')?.count;

  it.each(CLAIM_STATES)(
    'the list and the count of the menu have the same claims in the state %s',
    async (state) => {
      const [before] = await shop.deps.db.select().from(claims).where(eq(claims.id, carClaim));
      await shop.deps.db.update(claims).set({ state }).where(eq(claims.id, carClaim));
      const isWaiting = CLAIM_STATE_ROWS[state].turn === 'desk';
      const ids = await idsOf(longest);
      expect(ids).toEqual(isWaiting ? [carClaim, clinicClaim] : [clinicClaim]);
      expect(await countOf()).toBe(ids.length);
      await shop.deps.db
        .update(claims)
        .set({ state: before?.state ?? 'pending' })
        .where(eq(claims.id, carClaim));
    },
  );

  it('are sorted by the time in their state, not by their submission, on every page', async () => {
    const appealed = { state: 'appealed', movedAt: new Date('2026-11-20T03:00:00.000Z') } as const;
    const [before] = await shop.deps.db.select().from(claims).where(eq(claims.id, clinicClaim));
    await shop.deps.db.update(claims).set(appealed).where(eq(claims.id, clinicClaim));
    const first = await pageOf({ ...longest, limit: '1' });
    // Friday 20 November 2026; an appeal usually takes five working days.
    expect(first.rows).toMatchObject([
      { id: clinicClaim, since: '2026-11-20T03:00:00.000Z', due: '2026-11-27' },
    ]);
    expect(await idsOf({ ...longest, limit: '1', after: first.next ?? '' })).toEqual([carClaim]);
    expect(await idsOf({ ...longest, sort: 'oldest' })).toEqual([carClaim, clinicClaim]);
    expect(await idsOf({ ...longest, to: '2026-11-20' })).toEqual([]);
    expect(await idsOf({ state: 'appealed', sort: 'waiting' })).toEqual([clinicClaim]);
    const wrongCursor = new URLSearchParams({ sort: 'oldest', after: first.next ?? '' });
    expect((await shop.api('GET', `/desk/claims?${wrongCursor}`, { token })).status).toBe(422);
    await shop.deps.db
      .update(claims)
      .set({ state: before?.state, movedAt: before?.movedAt })
      .where(eq(claims.id, clinicClaim));
  });
});

describe('the pages of claims at the desk', () => {
  it('reach the oldest claim behind 600 newer claims, from both ends', async () => {
    await copyClaims(shop.deps.db, clinicClaim, 600, 'COPY');
    expect((await pageOf({ sort: 'oldest', state: 'pending', limit: '1' })).rows[0]?.id).toBe(carClaim);
    const ids: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page = await pageOf({ limit: '100', ...(after && { after }) });
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([602, 602, carClaim]);
  });

  it.each<Record<string, string>>([
    { after: 'abc' },
    { limit: '101' },
    { state: 'selesai' },
    { line: 'gigi' },
    { from: 'besok' },
  ])('are rejected with 422 for the query %j', async (query) => {
    const path = `/desk/claims?${new URLSearchParams(query)}`;
    expect((await shop.api('GET', path, { token })).status).toBe(422);
  });
});

describe('the pages of a journal', () => {
  it('contain every entry of a claim once, the oldest first', async () => {
    await shop.api('POST', `/desk/claims/${carClaim}/take-up`, { token });
    const path = `/desk/claims/${carClaim}/journal`;
    const complete = await get(path);
    expect(complete).toMatchObject({ entries: [{ to: 'pending' }, { to: 'review' }], next: null });
    const first = await get(`${path}?limit=1`);
    expect(first.entries).toEqual(complete.entries.slice(0, 1));
    const second = await get(`${path}?limit=1&after=${first.next}`);
    expect(second).toMatchObject({ entries: complete.entries.slice(1), next: null });
  });

  it('contain every entry of an order and of its invoice once', async () => {
    const path = `/desk/orders/${car.orderId}/journal`;
    const complete = await get(path);
    expect(complete.entries.length).toBeGreaterThan(3);
    const entries: DeskJournal['entries'] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: DeskJournal = await get(`${path}?limit=2${next && `&after=${next}`}`);
      entries.push(...page.entries);
      next = page.next;
    }
    expect(entries).toEqual(complete.entries);
  });
});
