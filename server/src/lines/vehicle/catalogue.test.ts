import {
  vehicleBrands,
  vehicleListQuery,
  vehicleModels,
  vehiclePlan,
  vehiclePlans,
} from '@naungan/api/lines/vehicle/contracts';
import { todayInJakarta } from '@naungan/domain/dates';
import { eligibilityProblems, offeredExpansions, quoteVehicle } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { copyPlans } from '../../../test/many-plans.ts';
import { ApiProblem } from '../../api-problem.ts';
import { plans, vehiclePrices, vehicleRates } from '../../db/schema.ts';
import { VEHICLE_CATALOGUE } from './catalogue.ts';
import { brandsOf, modelsOf, plateRegions } from './reference-repository.ts';
import { vehiclePlans as seededPlans } from './seed/plans.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const member = { isMember: true };
const avanza = { vehicleType: 'MV4', model: 'C001', year: '2024', price: '237000000', plat: 'B' };
const nmax = { vehicleType: 'MV2', model: 'M006', year: '2025', price: '28600000', plat: 'D' };

const list = async (query: Record<string, string>, viewer = member, { deps } = harness) => {
  const reply = await VEHICLE_CATALOGUE.list(deps, vehicleListQuery.parse(query), viewer, TEST_NOW);
  return vehiclePlans.reply.parse(reply).products;
};
const cards = async (query: Record<string, string>) =>
  (await list({ size: '50', ...query })).rows.flatMap((row) => (row.blurred ? [] : [row]));
const problemOf = (query: Record<string, string>) =>
  list(query).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiProblem ? [error.response, error.errors] : error),
  );
const planOf = (id: string): VehiclePlan =>
  seededPlans.find(({ plan }) => plan._id === id)?.plan ?? expect.unreachable();

describe('the list of vehicle products', () => {
  const oldAvanza = { ...avanza, year: '2019', plat: 'BK' };

  it.each([
    avanza,
    nmax,
    // With a loading for age, and prices whose premiums are no whole rupiah before the last rounding.
    { ...avanza, year: '2014', price: '96000000' },
    { ...avanza, year: '2011', price: '73000000' },
    ...['151000000', '150000013', '149876543', '152345679'].map((price) => ({ ...oldAvanza, price })),
  ])(
    'lists products with the premium that the domain computes, the cheapest product first: %o',
    async (query) => {
      const { vehicle } = await list(query);
      const rows = await cards(query);
      const today = todayInJakarta(TEST_NOW);
      const quoteInput = { vehicle, accesories: [], expansion: [] };
      const quotedIds = seededPlans.flatMap(({ plan }) =>
        quoteVehicle(plan, quoteInput, today) ? [plan._id] : [],
      );
      expect(new Set(rows.map(({ _id }) => _id))).toEqual(new Set(quotedIds));
      for (const { _id, premi, premium } of rows) {
        const quote = quoteVehicle(planOf(_id), quoteInput, today);
        expect([premi, premium]).toEqual([quote?.premi, quote?.premi.discount]);
        expect(eligibilityProblems(planOf(_id), quoteInput, today)).toEqual([]);
      }
      const prices = rows.map(({ premium, adminFee }) => premium + adminFee);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );

  it('shows the saving on a vehicle product as a percentage of the normal price with the admin fee, rounded down', async () => {
    const discountedCards = (await cards(avanza)).filter(({ saving }) => saving > 0);
    expect(discountedCards.length).toBeGreaterThan(0);
    for (const { premi, premium, adminFee, saving } of discountedCards) {
      const expectedSaving = (100 * (premi.normal - premium)) / (premi.normal + adminFee);
      expect(saving - expectedSaving).toBeLessThan(0.001);
      expect(expectedSaving - saving).toBeLessThan(1);
    }
  });

  it('the list prices a car of twelve years with the loading for its age', async () => {
    const car = { ...avanza, year: '2014', price: '96000000' };
    expect((await list(car)).vehicle).toMatchObject({ marketPrice: 96_000_000, derivedFrom: 2019 });
    const rows = await cards(car);
    expect(rows.filter(({ typeCoverage }) => typeCoverage === 'allrisk')).toEqual([
      // 96.000.000 × (3,59 % less 8 %) = 3.170.688, plus a loading of 35 %.
      expect.objectContaining({ productName: 'Lawang Oto Utama', premium: 4_280_429 }),
    ]);
    expect(rows.filter(({ typeCoverage }) => typeCoverage === 'tlo').length).toBeGreaterThan(3);
  });

  it('shows vehicle products with the covers that both the search and the category include', async () => {
    const covers = async (filters: object) =>
      [
        ...new Set((await cards({ ...avanza, ...filters })).map(({ typeCoverage }) => typeCoverage)),
      ].toSorted();
    expect(await covers({})).toEqual(['allrisk', 'tlo']);
    expect(await covers({ coverage: 'tlo' })).toEqual(['tlo']);
    expect(await covers({ category: 'allrisk' })).toEqual(['allrisk']);
    expect(await covers({ coverage: 'tlo', category: 'allrisk' })).toEqual([]);
  });

  it('shows only TLO for motorcycles and trucks, even if the query requests another cover', async () => {
    const traga = (await modelsOf(harness.deps.db, 'isuzu', 'TRUCK'))[0]?.models.find(
      ({ _id }) => _id === 'T009',
    );
    const truck = { ...nmax, vehicleType: 'TRUCK', model: 'T009', year: '2026', price: String(traga?.price) };
    for (const query of [nmax, truck]) {
      const rows = await cards({ ...query, coverage: 'allrisk' });
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ typeCoverage }) => typeCoverage))).toEqual(new Set(['tlo']));
    }
  });

  it('the list of vehicle products is filtered by price and name and split into pages, and its price range contains the highest price', async () => {
    const allCards = await cards(avanza);
    const [first, second] = [
      await list({ ...avanza, size: '5' }),
      await list({ ...avanza, size: '5', page: '2' }),
    ];
    expect([...first.rows, ...second.rows].map(({ _id }) => _id)).toEqual(
      allCards.slice(0, 10).map(({ _id }) => _id),
    );
    expect([first.total, first.totalPages]).toEqual([allCards.length, Math.ceil(allCards.length / 5)]);
    const highestPrice = Math.max(...allCards.map(({ premium, adminFee }) => premium + adminFee));
    expect(first.priceScale?.max).toBeGreaterThanOrEqual(highestPrice);
    const cheapCards = await cards({ ...avanza, priceMax: '2000000' });
    expect(cheapCards.map(({ _id }) => _id)).toEqual(
      allCards.flatMap(({ _id, premium, adminFee }) => (premium + adminFee <= 2_000_000 ? [_id] : [])),
    );
    const cardsByName = await cards({ ...avanza, q: 'sambirejo' });
    expect(cardsByName.length).toBeGreaterThan(0);
    expect(cardsByName.every(({ productName }) => productName.includes('Sambirejo'))).toBe(true);
  });

  it('the list of vehicle products shows a guest three products, and a placeholder for each other product', async () => {
    const { rows, companies } = await list(avanza, { isMember: false });
    expect(rows.map(({ blurred }) => blurred)).toEqual(rows.map((_, index) => index > 2));
    expect(rows[3]).toEqual({ blurred: true, _id: 'hidden-3' });
    const visibleInsurers = rows.flatMap((row) => (row.blurred ? [] : [row.insuranceCompany._id]));
    expect(companies.map(({ _id }) => _id).toSorted()).toEqual([...new Set(visibleInsurers)].toSorted());
    const secondPage = await list({ ...avanza, page: '2', size: '5' }, { isMember: false });
    expect(secondPage.rows.every(({ blurred }) => blurred)).toBe(true);
    expect(secondPage.companies).toEqual(companies);
  });

  describe('with All Risk and TLO products', () => {
    const guestWithoutContact = { isMember: false };
    const visibleTo = async (viewer: typeof guestWithoutContact, query: Record<string, string>) =>
      (await list({ size: '50', ...query }, viewer)).rows.flatMap((row) => (row.blurred ? [] : [row]));
    const priceOf = ({ premium, adminFee }: { premium: number; adminFee: number }) => premium + adminFee;

    it.each([
      ['by price', {}],
      ['by price, highest first', { sortOrder: 'desc' }],
      ['by name', { sortField: 'productName', sortOrder: 'asc' }],
      ['newest first', { sortField: 'createdAt', sortOrder: 'desc' }],
      ['by price within a range', { priceMin: '935000', priceMax: '6000000' }],
    ])(
      'shows a guest without contact details the cheapest product of each cover first, and sorts the others %s',
      async (_, sortQuery) => {
        const allCards = await cards({ ...avanza, ...sortQuery });
        const cheapestCards = (['allrisk', 'tlo'] as const).map(
          (cover) =>
            allCards
              .filter(({ typeCoverage }) => typeCoverage === cover)
              .toSorted((one, other) => priceOf(one) - priceOf(other))[0] ?? expect.unreachable(),
        );
        const shown = await visibleTo(guestWithoutContact, { ...avanza, ...sortQuery });
        expect(shown).toHaveLength(3);
        expect(new Set(shown.slice(0, 2).map(priceOf))).toEqual(new Set(cheapestCards.map(priceOf)));
        expect(new Set(shown.slice(0, 2).map(({ typeCoverage }) => typeCoverage))).toEqual(
          new Set(['allrisk', 'tlo']),
        );
        expect(shown.map(({ cheapestOfCover }) => cheapestOfCover)).toEqual([true, true, undefined]);
        expect(allCards.every(({ cheapestOfCover }) => cheapestOfCover === undefined)).toBe(true);
        const otherCards = allCards.filter(({ _id }) => !shown.slice(0, 2).some((card) => card._id === _id));
        expect(shown[2]?._id).toBe(otherCards[0]?._id);
      },
    );

    it('shows the same sequence of products on pages of any size; every page has the same total, insurers and price range', async () => {
      const fullList = await list({ ...avanza, size: '50' }, guestWithoutContact);
      const pages = [];
      for (const page of ['1', '2'])
        pages.push(await list({ ...avanza, size: '2', page }, guestWithoutContact));
      expect(pages.flatMap(({ rows }) => rows)).toEqual(fullList.rows.slice(0, 4));
      expect(fullList.rows.at(-1)).toEqual({ blurred: true, _id: `hidden-${fullList.total - 1}` });
      expect(fullList.rows).toHaveLength(Math.min(50, fullList.total));
      for (const { companies, total, priceScale } of pages)
        expect([companies, total, priceScale]).toEqual([
          fullList.companies,
          fullList.total,
          fullList.priceScale,
        ]);
      const pageAfterEnd = await list({ ...avanza, size: '50', page: '9' }, guestWithoutContact);
      expect([pageAfterEnd.rows, pageAfterEnd.total]).toEqual([[], fullList.total]);
    });

    it('shows vehicle products in the requested sequence if the list has only one cover or the guest has sent contact details', async () => {
      const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
      const tlo = { ...avanza, category: 'tlo' };
      expect(ids(await visibleTo(guestWithoutContact, tlo))).toEqual(ids(await cards(tlo)).slice(0, 3));
      const guestWithContact = { isMember: false, guest: { followUpStatus: 'new' } };
      expect(ids(await visibleTo(guestWithContact, avanza))).toEqual(ids(await cards(avanza)));
    });
  });

  it.each([
    ['an unknown model', { model: 'X999' }, 'model', 'Model kendaraan tidak ditemukan'],
    [
      'a model of another type',
      { vehicleType: 'BUS' },
      'model',
      'Model tidak sesuai dengan jenis kendaraan yang dipilih',
    ],
    [
      'a year in which the model was not sold',
      { year: '2010' },
      'year',
      'Tahun tidak tersedia untuk model yang dipilih',
    ],
    [
      'a price outside the market range',
      { price: '260700001' },
      'price',
      'Kisaran Harga Pasaran : Rp215.454.546 s/d Rp260.700.000',
    ],
    ['an unknown region', { plat: 'XX' }, 'plat', 'Kode wilayah tidak ditemukan'],
  ])('rejects a search for %s', async (_, change, path, message) => {
    const alert = 'Silahkan lengkapi model kendaraan Anda ya..';
    expect(await problemOf({ ...avanza, ...change })).toEqual([alert, [{ path, message }]]);
  });
});

describe('the catalogue of vehicle products, for one product', () => {
  const [{ plan } = expect.unreachable()] = seededPlans;

  it('returns one vehicle product with its rates, and with its extensions and their prices for the vehicle', async () => {
    const query = vehiclePlan.query.parse(avanza);
    const productReply = vehiclePlan.reply.parse(
      await VEHICLE_CATALOGUE.show(harness.deps, plan._id, query, TEST_NOW),
    );
    expect(productReply.product).toEqual(plan);
    const quoteInput = { vehicle: productReply.vehicle, accesories: [], expansion: [] };
    const today = todayInJakarta(TEST_NOW);
    expect(productReply.premi).toEqual(quoteVehicle(plan, quoteInput, today)?.premi);
    expect(productReply.expansion.map(({ premi }) => premi)).toEqual(
      offeredExpansions(plan, quoteInput, today).map(({ premi }) => premi),
    );
  });

  it('the price of one vehicle product includes accessories in the sum insured', async () => {
    const query = { ...vehiclePlan.query.parse(avanza), accesories: 10_000_000 };
    const productReply = await VEHICLE_CATALOGUE.show(harness.deps, plan._id, query, TEST_NOW);
    const vehicle = productReply?.vehicle ?? expect.unreachable();
    const quoteInput = { vehicle, accesories: [{ accesoriesValue: 10_000_000 }], expansion: [] };
    expect(productReply?.premi).toEqual(quoteVehicle(plan, quoteInput, todayInJakarta(TEST_NOW))?.premi);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000'])('returns no product for the id %s', async (id) => {
    expect(
      await VEHICLE_CATALOGUE.show(harness.deps, id, vehiclePlan.query.parse(avanza), TEST_NOW),
    ).toBeNull();
  });
});

it('the vehicle catalogue returns every document that its products require', async () => {
  const codes = (await VEHICLE_CATALOGUE.documents(harness.deps.db)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['stnk', 'ktp', 'paspor', 'foto-depan', 'video-survei']));
});

it('brands, models and plate regions come from the reference data', async () => {
  const { db } = harness.deps;
  const brands = vehicleBrands.reply.parse(await brandsOf(db, 'MV2'));
  expect(brands.map(({ brand }) => brand)).toEqual(['Honda', 'Kawasaki', 'Suzuki', 'Vespa', 'Yamaha']);
  const years = vehicleModels.reply.parse(await modelsOf(db, 'honda', 'MV2'));
  expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 16 }, (_, age) => 2026 - age));
  expect(years[0]?.models[0]).toEqual({
    _id: 'M001',
    model: 'BeAT CBS',
    vehicleType: 'MV2',
    category: 8,
    price: 18_900_000,
    deviation: 10,
    derivedFrom: null,
    seats: 2,
  });
  // 8.800.000 × 0,899⁸ = 3.754.…, rounded to a multiple of 100.000.
  expect(years.at(-1)?.models).toContainEqual(
    expect.objectContaining({ _id: 'M001', price: 3_800_000, derivedFrom: 2019 }),
  );
  expect(await plateRegions(db)).toHaveLength(60);
});

it('a second seed changes nothing', async () => {
  const { db } = harness.deps;
  const before = await db.$count(vehicleRates);
  expect(before).toBe(seededPlans.flatMap(({ plan }) => plan.rates).length);
  await db.transaction((tx) => VEHICLE_CATALOGUE.seed(tx));
  expect(await db.$count(vehicleRates)).toBe(before);
});

it('the seed adds the missing calculated prices to the database of an earlier version and does not change stored prices', async () => {
  const { db } = harness.deps;
  const ofAvanza = eq(vehiclePrices.modelId, 'C001');
  const olderPrices = and(ofAvanza, lt(vehiclePrices.year, 2019));
  const before = await db.select().from(vehiclePrices).where(ofAvanza);
  expect(before).toHaveLength(16);
  await db.delete(vehiclePrices).where(olderPrices);
  const storedPrice = { modelId: 'C001', year: 2018, price: 140_000_000, deviation: 10, derivedFrom: null };
  await db.insert(vehiclePrices).values(storedPrice);
  await db.transaction((tx) => VEHICLE_CATALOGUE.seed(tx));
  const pricesAfter = await db.select().from(vehiclePrices).where(ofAvanza);
  expect(pricesAfter).toHaveLength(16);
  expect(pricesAfter).toEqual(
    expect.arrayContaining(before.map((row) => (row.year === 2018 ? storedPrice : row))),
  );
});

it('the list changes immediately when a product is withdrawn or a fee changes', async () => {
  const { db, snapshots } = harness.deps;
  const [first, second] = await cards(avanza);
  const { _id = '' } = first ?? {};
  const { total } = await list(avanza);
  await db.update(plans).set({ active: false }).where(eq(plans.id, _id));
  await snapshots.check();
  expect([(await list(avanza)).total, (await cards(avanza))[0]?._id]).toEqual([total - 1, second?._id]);
  await db.update(plans).set({ active: true, adminFee: 90_000_000 }).where(eq(plans.id, _id));
  await snapshots.check();
  expect([(await list(avanza)).total, (await cards(avanza)).at(-1)?._id]).toEqual([total, _id]);
  await db
    .update(plans)
    .set({ adminFee: first?.adminFee ?? 0 })
    .where(eq(plans.id, _id));
  expect((await cards(avanza)).map((card) => card._id)).toContain(_id);
});

describe.each(['premium', 'createdAt', 'productName'])('the list sorted by %s', (sortField) => {
  it.each(['asc', 'desc'])('shows each product once with any filter (sort order %s)', async (sortOrder) => {
    const filters: Record<string, string>[] = [
      {},
      { q: 'mobil' },
      { priceMin: '2000000', priceMax: '5200000' },
    ];
    for (const filter of filters) {
      const query = { ...avanza, ...filter, sortField, sortOrder };
      const allCards = await cards(query);
      const { total, companies } = await list(query);
      expect(total).toBe(allCards.length);
      const pagedIds: string[] = [];
      for (let page = 1; page <= Math.ceil(total / 3); page += 1)
        pagedIds.push(...(await cards({ ...query, size: '3', page: String(page) })).map(({ _id }) => _id));
      expect(pagedIds).toEqual(allCards.map(({ _id }) => _id));
      expect(new Set(pagedIds).size).toBe(total);
      expect(companies.map(({ _id }) => _id).toSorted()).toEqual(
        [...new Set(allCards.map(({ insuranceCompany }) => insuranceCompany._id))].toSorted(),
      );
      if (sortField !== 'premium') continue;
      const prices = allCards.map(({ premium, adminFee }) => premium + adminFee);
      const cheapestFirst = prices.toSorted((a, b) => a - b);
      expect(prices).toEqual(sortOrder === 'asc' ? cheapestFirst : cheapestFirst.toReversed());
    }
  });
});

describe('a search among 2,000 products with all their rates', () => {
  const LIMIT_MS = 10;
  let largeHarness: Harness;
  beforeAll(async () => {
    largeHarness = await startApp();
    await copyPlans(largeHarness.deps.db, 'kendaraan', 2_000);
  });
  afterAll(() => largeHarness.close());

  it.each<Record<string, string>>([
    {},
    { page: '40' },
    { page: '40', sortField: 'productName', sortOrder: 'asc' },
    { page: '40', sortField: 'createdAt', sortOrder: 'desc' },
    { q: 'mobil', priceMin: '1000000', priceMax: '6000000' },
  ])('takes less than 10 ms: %o', async (filters) => {
    await list({ ...avanza, ...filters }, member, largeHarness);
    // Measures the fastest run, because other processes slow down the others.
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 30 && best >= LIMIT_MS; run += 1) {
      const start = performance.now();
      const { rows } = await list({ ...avanza, ...filters }, member, largeHarness);
      best = Math.min(best, performance.now() - start);
      expect(rows).toHaveLength(10);
    }
    expect(best).toBeLessThan(LIMIT_MS);
  });
});
