import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { insurers, planPremiums, plans, propertyTariffs, vehicleRates } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { LISTS, pageOf, requestList } from './lists.fixture.ts';

let harness: Harness;
let member: string;
beforeAll(async () => {
  harness = await startApp();
  member = (await harness.registerMember()).token;
});
afterAll(() => harness.close());

describe.each(LISTS)('the list of $line', (listCase) => {
  it('hides plans from a visitor after a member has requested the same list, and hides none from a member after a visitor', async () => {
    const query = { size: '50' };
    const asMember = () => pageOf(harness, listCase, query, { token: member });
    const asVisitor = () => pageOf(harness, listCase, query);
    for (const request of [asMember, asVisitor, asMember, asVisitor]) {
      const { rows, total } = await request();
      const hiddenCount = rows.filter(({ blurred }) => blurred).length;
      expect(hiddenCount).toBe(request === asMember ? 0 : Math.min(total, 50) - 3);
    }
    const visitorReply = await requestList(harness, listCase, query);
    const hiddenPlans = (await asMember()).rows.slice(3).map(({ productName = '' }) => productName);
    const visibleNames = (await asVisitor()).rows.map(({ productName }) => productName);
    for (const name of hiddenPlans.filter((productName) => !visibleNames.includes(productName)))
      expect(visitorReply.text).not.toContain(`"${name}"`);
  });

  it('the plan list returns an empty page with the total after the last page, to members and visitors', async () => {
    const { total } = await pageOf(harness, listCase, {}, { token: member });
    for (const options of [{ token: member }, {}])
      expect(await pageOf(harness, listCase, { page: '1000', size: '50' }, options)).toMatchObject({
        total,
        rows: [],
        totalPages: Math.ceil(total / 50),
      });
  });
});

describe('two processes', () => {
  let secondApp: FastifyInstance;
  beforeAll(async () => {
    secondApp = await buildApp({
      config: harness.deps.config,
      clock: harness.clock.now,
      runJobs: false,
      site: false,
    });
  });
  afterAll(() => secondApp.close());

  /** Sends requests to the second process. */
  const secondApi: Pick<Harness, 'api'> = {
    async api(method, path, { token, body, headers = {} } = {}) {
      const reply = await secondApp.inject({
        method: method as 'GET',
        url: `/api/v1${path}`,
        headers: { ...headers, ...(token === undefined ? {} : { access_token: token }) },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const { statusCode: status, payload: text, rawPayload: raw } = reply;
      return { status, text, raw, headers: reply.headers, body: JSON.parse(text) };
    },
  };

  const FEE_INCREASE = 7;
  it.each(LISTS)('both show a changed fee, tariff and insurer in the list of $line', async (listCase) => {
    const { db } = harness.deps;
    const cheapest = { sortField: 'premium', sortOrder: 'asc', size: '50' };
    const list = (api: Pick<Harness, 'api'>) => pageOf(api, listCase, cheapest, { token: member });
    const [before] = [await list(harness), await list(secondApi)];
    const { premium = 0, adminFee = 0 } = before.rows[0] ?? {};
    const ofLine = eq(plans.productType, listCase.line);
    await db
      .update(plans)
      .set({ adminFee: sql`${plans.adminFee} + ${FEE_INCREASE}` })
      .where(ofLine);
    for (const api of [harness, secondApi])
      await expect.poll(async () => (await list(api)).rows[0]?.adminFee).toBe(adminFee + FEE_INCREASE);

    await db.update(planPremiums).set({ value: sql`${planPremiums.value} * 2` });
    await db.update(vehicleRates).set({ rate: sql`${vehicleRates.rate} + 10` });
    await db.update(propertyTariffs).set({ bandPosition: sql`${propertyTariffs.bandPosition} + 100000` });
    for (const api of [harness, secondApi])
      await expect.poll(async () => (await list(api)).rows[0]?.premium).not.toBe(premium);

    await db.update(insurers).set({ companyName: sql`${insurers.companyName} || ' Baru'` });
    for (const api of [harness, secondApi])
      await expect
        .poll(async () =>
          (await list(api)).companies.every(({ company_name }) => company_name.endsWith(' Baru')),
        )
        .toBe(true);

    await db.update(plans).set({ active: false }).where(ofLine);
    for (const api of [harness, secondApi]) await expect.poll(async () => (await list(api)).total).toBe(0);
    await db.update(plans).set({ active: true }).where(ofLine);
    for (const api of [harness, secondApi])
      await expect.poll(async () => (await list(api)).total).toBe(before.total);
  });
});

describe('a crawler', () => {
  let shop: Harness;
  beforeAll(async () => {
    shop = await startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());

  /** Starts recording. Returns a function that returns the recorded queries, without the queries of background work. */
  function recordQueries(): () => string[] {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const textOf = (statement: unknown) =>
      typeof statement === 'object' && statement && 'text' in statement
        ? String(statement.text)
        : String(statement);
    const isOfBackground = (text: string) =>
      /pgboss|pg_listening_channels|data_versions|^select 1$/.test(text);
    return () =>
      query.mock.calls.map(([statement]) => textOf(statement)).filter((text) => !isOfBackground(text));
  }

  it.each(LISTS)(
    'gets lists of $line without a database query, with the state of the limit, and 429 above the limit of its IP address',
    async (listCase) => {
      const request = (page: number, address: string) =>
        requestList(
          shop,
          listCase,
          { page: String(page), q: `a${page % 7}` },
          { headers: { 'x-forwarded-for': address } },
        );
      const address = `10.1.0.${LISTS.indexOf(listCase)}`;
      const otherAddress = `10.2.0.${LISTS.indexOf(listCase)}`;
      await request(1, otherAddress);
      const queries = recordQueries();
      const statuses: number[] = [];
      for (let page = 1; page <= LIMITS.planList.points + 3; page += 1)
        statuses.push((await request(page, address)).status);
      expect(new Set(statuses.slice(0, -3))).toEqual(new Set([200]));
      expect(statuses.slice(-3)).toEqual([429, 429, 429]);
      const limitHeaders = { 'ratelimit-limit': String(LIMITS.planList.points) };
      const { headers } = await request(1, address);
      expect(headers).toMatchObject({ ...limitHeaders, 'ratelimit-remaining': '0' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      const otherReply = await request(1, otherAddress);
      expect(otherReply.status).toBe(200);
      expect(otherReply.headers).toMatchObject({
        ...limitHeaders,
        'ratelimit-remaining': String(LIMITS.planList.points - 2),
      });
      expect(Number(otherReply.headers['ratelimit-reset'])).toBeGreaterThan(0);
      expect(queries()).toEqual([]);
    },
  );

  it('causes no database query for its invalid token after it has exceeded the limit', async () => {
    const [listCase] = LISTS;
    const headers = { 'x-forwarded-for': '10.3.0.1', access_token: 'tebakan' };
    const request = async () => (await requestList(shop, listCase, {}, { headers })).status;
    const queries = recordQueries();
    expect(await request()).toBe(401);
    expect(queries().join()).toContain('"sessions"');
    for (let turn = 1; turn < LIMITS.planList.points; turn += 1) await request();
    const queriesAboveLimit = recordQueries();
    const queryCount = queriesAboveLimit().length;
    expect(await request()).toBe(429);
    expect(queriesAboveLimit()).toHaveLength(queryCount);
  });
});
