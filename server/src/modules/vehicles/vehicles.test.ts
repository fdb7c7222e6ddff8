import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { scaled, takePoint } from '../../core/limits.ts';
import { LIMITS } from '../../limits.ts';
import { foundByText } from '../../lines/vehicle/text-search.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const read = async (path: string) => {
  const reply = await test.api('GET', path);
  expect([path, reply.status]).toEqual([path, 200]);
  return reply;
};
const found = (q: string, more: Record<string, string> = {}) =>
  read(`/vehicles/search?${new URLSearchParams({ q, ...more })}`);

describe('what a search for a vehicle is made of', () => {
  it.each([
    ['/vehicles', [{ _id: 'toyota', brand: 'Toyota' }]],
    ['/vehicles?vehicleType=MV2', [{ _id: 'yamaha', brand: 'Yamaha' }]],
    ['/vehicles/toyota?vehicleType=MV4', [expect.objectContaining({ year: 2024 })]],
    ['/vehicles/tidak-ada', []],
  ])('%s is read by anybody, and kept for minutes', async (path, some) => {
    const { headers, body } = await read(path);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body.response).toEqual(expect.arrayContaining(some));
  });

  it('has every plate region with the region of its tariff', async () => {
    const { body } = await read('/platregions');
    expect(body.response).toMatchObject({
      plats: expect.arrayContaining([expect.objectContaining({ plat: 'B', region: 2 })]),
    });
  });

  it('has the features of products, which stand before any id', async () => {
    const { body } = await read('/vehicle-insurances/features');
    expect(body.response).toMatchObject({ features: [{ name: 'Derek 24 jam' }, {}, {}, {}, {}, {}] });
  });
});

type Found = { vehicleType: string; years: number[] };

describe('a text in the one search box', () => {
  it.each<[string, object]>([
    [
      'avanza 2019',
      { read: { year: 2019 }, models: [{ brand: 'toyota', modelText: expect.stringMatching(/^Avanza/) }] },
    ],
    ['B 1234', { read: { plat: 'B' }, models: [], unknown: [] }],
    [
      'truk hino 300 juta',
      { read: { vehicleType: 'TRUCK', price: 300_000_000 }, models: [{ brand: 'hino' }] },
    ],
    ['', { read: {}, models: [], unknown: [] }],
    ['zzz', { models: [], unknown: ['zzz'] }],
  ])('%j is read', async (q, answer) => {
    const { headers, body } = await found(q);
    const { models, ...rest } = body.response as { models: object[] };
    expect({ ...rest, models: models.slice(0, 1) }).toMatchObject(answer);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('offers models with the years that they were sold in, not the whole catalogue', async () => {
    const { body, raw } = await found('toyota');
    const { models, total } = body.response as { models: Found[]; total: number };
    expect(models).toHaveLength(8);
    expect(models[0]?.vehicleType).toBe('MV4');
    expect(total).toBeGreaterThan(8);
    for (const { years } of models) expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(raw.length).toBeLessThan(2_500);
  });

  it('offers those of the chosen type first', async () => {
    const { body } = await found('honda', { vehicleType: 'MV2' });
    const { models } = body.response as { models: Found[] };
    expect(models[0]?.vehicleType).toBe('MV2');
    const refused = await test.api('GET', '/vehicles/search?q=honda&vehicleType=becak');
    expect(refused).toMatchObject({ status: 422 });
  });

  it.each(['x'.repeat(101), undefined])('is refused when it is no search: %j', async (q) => {
    const query = q === undefined ? '' : `?q=${q}`;
    expect(await test.api('GET', `/vehicles/search${query}`)).toMatchObject({ status: 422 });
  });
});

it('the models are read from the database once a minute, however often one types', async () => {
  const { db } = test.deps;
  const selects = vi.spyOn(db, 'select');
  const typed = (time: string) => foundByText(db, { q: 'avanza' }, new Date(time));
  await typed('2031-01-01T00:00:00Z');
  const once = selects.mock.calls.length;
  await Promise.all([typed('2031-01-01T00:00:01Z'), typed('2031-01-01T00:00:59Z')]);
  expect(selects.mock.calls.length).toBe(once);
  await typed('2031-01-01T00:01:00Z');
  expect(selects.mock.calls.length).toBe(2 * once);
  selects.mockRestore();
});

it('texts are read as often as a person types, no more', async () => {
  const remoteAddress = '203.0.113.9';
  const { vehicleText } = LIMITS;
  await takePoint(test.deps, vehicleText, remoteAddress, scaled(test.deps, vehicleText.points) - 2);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const url = '/api/v1/vehicles/search?q=avanza';
    statuses.push((await test.app.inject({ method: 'GET', url, remoteAddress })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
