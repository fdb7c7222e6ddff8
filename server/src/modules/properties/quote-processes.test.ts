import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { earthquakeZones, plans, propertyOccupations, propertyTariffs } from '../../db/schema.ts';
import { quoteBody } from '../orders/property.fixture.ts';

let first: Harness;
let second: FastifyInstance;
let token: string;
beforeAll(async () => {
  first = await startApp();
  ({ token } = await first.registerMember());
  second = await buildApp({
    config: first.deps.config,
    clock: first.clock.now,
    runJobs: false,
    site: false,
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Quote = {
  building: { zone: number };
  rows: { _id: string; premium: number }[];
};

/** Returns the quotes of the two servers for a house with a sum insured of 1.2 billion rupiah. */
async function quotesOfBoth(): Promise<Quote[]> {
  const quotes: Quote[] = [];
  for (const app of [first.app, second]) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/fire-insurances/quote',
      headers: { access_token: token },
      payload: quoteBody('kebakaran'),
    });
    expect(reply.statusCode).toBe(200);
    quotes.push(reply.json().response.products);
  }
  return quotes;
}

it('quotes of both servers have the rate of a tariff and of an occupation after one server has changed them', async () => {
  const { db } = first.deps;
  // Both servers have the former rates in memory.
  await quotesOfBoth();
  await db.update(propertyTariffs).set({ bandPosition: 500_000 });
  await db
    .update(propertyOccupations)
    .set({ class1Low: 1_000, class1High: 2_000 })
    .where(eq(propertyOccupations.id, '2976'));
  // The middle of the band is 1,500 parts per million of 1,200,000,000 rupiah: 1,800,000 rupiah.
  await expect
    .poll(async () =>
      (await quotesOfBoth()).map(({ rows }) => [...new Set(rows.map(({ premium }) => premium))]),
    )
    .toEqual([[1_800_000], [1_800_000]]);
});

it('quotes of both servers have the earthquake zone of a regency after one server has changed it', async () => {
  expect((await quotesOfBoth()).map(({ building }) => building.zone)).toEqual([4, 4]);
  const isSouthJakarta = and(
    eq(earthquakeZones.level, 'Kota'),
    eq(earthquakeZones.district, 'Kota Administrasi Jakarta Selatan'),
  );
  await second.deps.db.update(earthquakeZones).set({ zone: 2 }).where(isSouthJakarta);
  await expect.poll(async () => (await quotesOfBoth()).map(({ building }) => building.zone)).toEqual([2, 2]);
});

it('quotes of both servers contain no product that one server has withdrawn', async () => {
  const idsOfBoth = async () => (await quotesOfBoth()).map(({ rows }) => rows.map(({ _id }) => _id));
  const [ids = []] = await idsOfBoth();
  const withdrawnIds = ids.slice(0, 2);
  await first.deps.db.update(plans).set({ active: false }).where(inArray(plans.id, withdrawnIds));
  await expect
    .poll(async () => (await idsOfBoth()).map((list) => list.filter((id) => withdrawnIds.includes(id))))
    .toEqual([[], []]);
});
