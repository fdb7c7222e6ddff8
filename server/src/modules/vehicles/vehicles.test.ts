import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { scaledLimit, takePoints } from '../../core/limits.ts';
import { vehiclePrices } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { searchByText } from '../../lines/vehicle/text-search.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

/** Requests the path and checks the status 200. */
const getOk = async (path: string) => {
  const reply = await harness.api('GET', path);
  expect([path, reply.status]).toEqual([path, 200]);
  return reply;
};
const searchText = (q: string, filters: Record<string, string> = {}) =>
  getOk(`/vehicles/search?${new URLSearchParams({ q, ...filters })}`);

describe('reference data for a vehicle search', () => {
  it.each([
    ['/vehicles', [{ _id: 'toyota', brand: 'Toyota' }]],
    ['/vehicles?vehicleType=MV2', [{ _id: 'yamaha', brand: 'Yamaha' }]],
    ['/vehicles/toyota?vehicleType=MV4', [expect.objectContaining({ year: 2024 })]],
    ['/vehicles/tidak-ada', []],
  ])('returns %s to any visitor, cacheable for five minutes', async (path, expectedRows) => {
    const { headers, body } = await getOk(path);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body.response).toEqual(expect.arrayContaining(expectedRows));
  });

  it('returns the plate regions with their tariff regions', async () => {
    const { body } = await getOk('/platregions');
    expect(body.response).toMatchObject({
      plats: expect.arrayContaining([expect.objectContaining({ plat: 'B', region: 2 })]),
    });
  });

  it('returns the product features, not a product, at the path /vehicle-insurances/features', async () => {
    const { body } = await getOk('/vehicle-insurances/features');
    expect(body.response).toMatchObject({ features: [{ name: 'Derek 24 jam' }, {}, {}, {}, {}, {}] });
  });
});

type FoundModel = { vehicleType: string; years: number[]; prices: number[] };

describe('a text search', () => {
  it.each<[string, object]>([
    [
      'avanza 2019',
      {
        read: { year: 2019 },
        models: [{ brand: 'toyota', modelText: expect.stringMatching(/^Avanza/) }],
        isCertain: true,
      },
    ],
    ['n-max 2022', { read: { year: 2022 }, models: [{ model: 'M006' }], total: 1, isCertain: true }],
    ['brio bandung', { read: { plat: 'D' }, models: [{ model: 'C013' }], isCertain: true }],
    ['avanza veloz', { models: [{ model: 'C001' }], isCertain: false }],
    ['B 1234', { read: { plat: 'B' }, models: [], unused: [] }],
    [
      'truk hino 300 juta',
      { read: { vehicleType: 'TRUCK', price: 300_000_000 }, models: [{ brand: 'hino' }] },
    ],
    ['', { read: {}, models: [], unused: [] }],
    ['zzz', { models: [], unused: [{ text: 'zzz', reason: 'unknown' }] }],
  ])('recognizes the parts of the text %j', async (q, expected) => {
    const { headers, body } = await searchText(q);
    const { models, ...otherFields } = body.response as { models: object[] };
    expect({ ...otherFields, models: models.slice(0, 1) }).toMatchObject(expected);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('returns at most eight models, with their prices by year, newest first', async () => {
    const { body, raw } = await searchText('toyota');
    const { models, total } = body.response as { models: FoundModel[]; total: number };
    expect(models).toHaveLength(8);
    expect(models[0]?.vehicleType).toBe('MV4');
    expect(total).toBeGreaterThan(8);
    for (const { years, prices } of models) {
      expect(years).toEqual(years.toSorted((a, b) => b - a));
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      expect(prices).toHaveLength(years.length);
    }
    expect(raw.length).toBeLessThan(3_000);
  });

  it('returns models of the chosen vehicle type first, and rejects an unknown vehicle type', async () => {
    const { body } = await searchText('honda', { vehicleType: 'MV2' });
    const { models } = body.response as { models: FoundModel[] };
    expect(models[0]?.vehicleType).toBe('MV2');
    const rejectedReply = await harness.api('GET', '/vehicles/search?q=honda&vehicleType=becak');
    expect(rejectedReply).toMatchObject({ status: 422 });
  });

  it.each(['x'.repeat(101), undefined])('rejects a missing or too long text with 422: %j', async (q) => {
    const query = q === undefined ? '' : `?q=${q}`;
    expect(await harness.api('GET', `/vehicles/search${query}`)).toMatchObject({ status: 422 });
  });
});

it('text searches read the models again only after a change of the models', async () => {
  const { db, snapshots } = harness.deps;
  const search = () => searchByText(harness.deps, { q: 'avanza' }, harness.clock.now());
  const [model = expect.unreachable()] = (await search()).models;
  const queries = vi.spyOn(db, 'transaction');
  await Promise.all([search(), search()]);
  expect(queries).not.toHaveBeenCalled();
  const ofModel = eq(vehiclePrices.modelId, model.model);
  const [year = 0] = model.years;
  await db
    .update(vehiclePrices)
    .set({ price: 1 })
    .where(and(ofModel, eq(vehiclePrices.year, year)));
  await snapshots.check();
  expect((await search()).models[0]?.prices[0]).toBe(1);
  queries.mockRestore();
});

it('text searches from one IP address are rejected with 429 above the limit', async () => {
  const remoteAddress = '203.0.113.9';
  const { vehicleText } = LIMITS;
  await takePoints(
    harness.deps,
    vehicleText,
    remoteAddress,
    scaledLimit(harness.deps, vehicleText.points) - 2,
  );
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const url = '/api/v1/vehicles/search?q=avanza';
    statuses.push((await harness.app.inject({ method: 'GET', url, remoteAddress })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
