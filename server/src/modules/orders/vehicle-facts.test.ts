/** Tests orders of vehicles with forged, mistyped or outdated data. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { orders, plans, vehicleRates } from '../../db/schema.ts';
import { vehiclePrices } from '../../db/tables/vehicles.ts';
import {
  AVANZA,
  extensionIds,
  fetchVehicleQuote,
  NMAX,
  sendVehicleOrder,
  vehicleProduct,
} from './vehicle.fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(async () => {
  // Only the order whose chassis number has I, O and Q was stored.
  expect(await harness.deps.db.$count(orders)).toBe(1);
  await harness.close();
});

describe('a search that contradicts the vehicle of its order', () => {
  it.each([
    { vehicleType: 'MV2' },
    { brand: 'honda' },
    { year: '2023' },
    { model: 'C002' },
    { price: '237000001' },
    { plat: 'D' },
    { coverage: 'tlo' },
    { year: '2023', price: '1' },
  ])('rejects a search whose parameters contradict the vehicle: %o', async (params) => {
    const message = 'Data pencarian tidak sesuai dengan isian pesanan';
    const reply = await sendVehicleOrder(harness, member, { params });
    expect(reply).toMatchObject({ status: 422, body: { message: 'INVALID', response: message } });
    expect(reply.body.errors).toEqual(
      Object.keys(params).map((name) => ({ path: `params.${name}`, message })),
    );
  });
});

const isAvanzaPrice = and(eq(vehiclePrices.modelId, 'C001'), eq(vehiclePrices.year, 2024));

describe('a vehicle order that differs from the catalogue', () => {
  it.each<[string, object, { path: string; from: number; to: number }[]]>([
    ['region', { region: 3 }, [{ path: 'region', from: 3, to: 2 }]],
    ['seats', { seats: 2 }, [{ path: 'seats', from: 2, to: 7 }]],
    [
      'market price and price',
      { marketPrice: 120_000_000, price: 120_000_000 },
      [{ path: 'marketPrice', from: 120_000_000, to: 237_000_000 }],
    ],
    ['deviation and price', { deviation: 90, price: 130_000_000 }, [{ path: 'deviation', from: 90, to: 10 }]],
  ])(
    "returns 409 with the field, the sent value and the catalogue's value for a wrong %s",
    async (_title, payload, changes) => {
      const reply = await sendVehicleOrder(harness, member, { payload });
      expect(reply).toMatchObject({
        status: 409,
        body: {
          message: 'CONFLICT',
          response: 'Data yang menjadi dasar premi telah berubah, silakan periksa kembali pesanan Anda',
          changes,
        },
      });
      expect(reply.body.errors?.map(({ path }) => path)).toEqual(
        expect.arrayContaining(changes.map(({ path }) => path)),
      );
    },
  );

  it("rejects wrong names in a vehicle order, and the messages contain the catalogue's names", async () => {
    const payload = { modelText: 'Alphard', brandText: 'Lexus', areaName: 'Papua', region: 3 };
    expect((await sendVehicleOrder(harness, member, { payload })).body.errors).toEqual([
      { path: 'brandText', message: 'Brand pada katalog adalah Toyota' },
      { path: 'modelText', message: 'Model pada katalog adalah Avanza 1.5 G CVT' },
      { path: 'areaName', message: expect.stringMatching(/^Wilayah pada katalog adalah .*Jakarta/) },
      {
        path: 'region',
        message:
          'Wilayah tarif berubah dari Wilayah 3 (selain Wilayah 1 dan 2) menjadi Wilayah 2 (DKI Jakarta, Jawa Barat, Banten)',
      },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['an unknown model', { model: 'X999' }, 'model', 'Model kendaraan tidak ditemukan'],
    ['a model of another brand', { brand: 'honda' }, 'model', 'Model tidak sesuai dengan brand yang dipilih'],
    [
      'a model of another type',
      { vehicleType: 'MV2' },
      'model',
      'Model tidak sesuai dengan jenis kendaraan yang dipilih',
    ],
    [
      'a year in which the model was not sold',
      { year: 1999 },
      'year',
      'Tahun tidak tersedia untuk model yang dipilih',
    ],
    ['an unknown region', { area: 'XX', vehicleLicense: 'XX 1 AB' }, 'area', 'Kode wilayah tidak ditemukan'],
  ])('rejects a vehicle order with an error at the field for %s', async (_title, payload, path, message) => {
    expect(await sendVehicleOrder(harness, member, { payload })).toMatchObject({
      status: 422,
      body: { response: message, errors: [{ path, message }] },
    });
  });
});

describe('a change between quote and vehicle order', () => {
  it('an order returns 409 with the new price and limits if the market price has changed since the quote', async () => {
    const { db } = harness.deps;
    const quote = await fetchVehicleQuote(harness, 'KA-01');
    await db.update(vehiclePrices).set({ price: 300_000_000 }).where(isAvanzaPrice);
    try {
      const search = { ...AVANZA, price: '300000000' };
      const payload = { marketPrice: quote.vehicle.marketPrice, price: quote.vehicle.price };
      expect(await sendVehicleOrder(harness, member, { search, payload })).toMatchObject({
        status: 409,
        body: {
          changes: [{ path: 'marketPrice', from: 237_000_000, to: 300_000_000 }],
          errors: [
            {
              path: 'marketPrice',
              message: 'Harga pasaran berubah dari Rp237.000.000 menjadi Rp300.000.000',
            },
            { path: 'price', message: 'Kisaran Harga Pasaran : Rp272.727.273 s/d Rp330.000.000' },
          ],
        },
      });
      // The server also rejects a search with the old price.
      const reply = await harness.api('GET', `/vehicle-insurances?${new URLSearchParams(AVANZA)}`);
      expect(reply).toMatchObject({
        status: 422,
        body: {
          errors: [{ path: 'price', message: 'Kisaran Harga Pasaran : Rp272.727.273 s/d Rp330.000.000' }],
        },
      });
    } finally {
      await db.update(vehiclePrices).set({ price: 237_000_000 }).where(isAvanzaPrice);
    }
  });

  it('an order returns 409 with each changed amount if the rates of the insurer have changed since the quote', async () => {
    const { db } = harness.deps;
    const { _id } = vehicleProduct('KA-01');
    const isAvanzaRate = and(
      eq(vehicleRates.planId, _id),
      eq(vehicleRates.category, 3),
      eq(vehicleRates.region, 2),
    );
    const [formerRate] = await db.select().from(vehicleRates).where(isAvanzaRate);
    const quote = await fetchVehicleQuote(harness, 'KA-01');
    await db.update(vehicleRates).set({ rate: 22_900 }).where(isAvanzaRate);
    try {
      const payload = () => ({ amounts: amountsOf(quote) });
      // 237,000,000 × 2.1755 %, which is the rate 2.29 % less 5 %.
      expect(await sendVehicleOrder(harness, member, { payload })).toMatchObject({
        status: 409,
        body: {
          response: 'Rincian biaya telah berubah, silakan periksa kembali pesanan Anda',
          changes: [
            { path: 'amounts.premium', from: 4_975_815, to: 5_155_935 },
            { path: 'amounts.total', from: 5_025_815, to: 5_205_935 },
          ],
        },
      });
    } finally {
      await db
        .update(vehicleRates)
        .set(formerRate ?? {})
        .where(isAvanzaRate);
    }
  });
});

function amountsOf({ premi, product: { adminFee } }: Awaited<ReturnType<typeof fetchVehicleQuote>>) {
  const premium = premi?.discount ?? 0;
  return { premium, adminFee, policyPrintFee: 0, serviceFee: 0, total: premium + adminFee };
}

describe('a vehicle product', () => {
  it('rejects an order for a truck with All Risk, even if the URL names that cover', async () => {
    const { db } = harness.deps;
    const [priceRow] = await db
      .select({ price: vehiclePrices.price, year: vehiclePrices.year })
      .from(vehiclePrices)
      .where(eq(vehiclePrices.modelId, 'T009'));
    const { price, year } = priceRow ?? expect.unreachable();
    const truck = {
      vehicleType: 'TRUCK',
      model: 'T009',
      year: String(year),
      price: String(price),
      plat: 'B',
    };
    const search = { ...truck, coverage: 'allrisk' };
    expect(await sendVehicleOrder(harness, member, { search })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'vehicleType', message: 'All Risk tidak tersedia untuk Truk' }] },
    });
    const listReply = await harness.api('GET', `/vehicle-insurances?${new URLSearchParams(search)}`);
    expect(listReply.text).not.toContain('"typeCoverage":"allrisk"');
  });

  it('rejects an order for a vehicle that is too old', async () => {
    await harness.deps.db
      .update(plans)
      .set({ maxAge: 1 })
      .where(eq(plans.id, vehicleProduct('KA-02')._id));
    expect(await sendVehicleOrder(harness, member, { code: 'KA-02' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'year', message: 'Usia kendaraan maksimal 1 tahun untuk produk ini' }] },
    });
  });

  it('rejects a vehicle order with an extension of another product, an unknown extension, or two extensions of the same kind', async () => {
    const product = vehicleProduct('KA-01');
    const liabilityExtensions = product.expansion.filter(({ code }) => code === 'TPL').map(({ _id }) => _id);
    const foreignExtensions = extensionIds(vehicleProduct('KA-05'), 'FLOOD_TYPHOON');
    const notOfferedMessage = 'Perluasan yang dipilih tidak tersedia pada produk ini';
    for (const expansion of [foreignExtensions, ['x']]) {
      expect((await sendVehicleOrder(harness, member, { payload: { expansion } })).body.errors).toEqual([
        { path: 'expansion', message: notOfferedMessage },
      ]);
    }
    const twoLimitsReply = await sendVehicleOrder(harness, member, {
      payload: { expansion: liabilityExtensions.slice(0, 2) },
    });
    expect(twoLimitsReply.body.errors).toEqual([
      { path: 'expansion', message: expect.stringMatching(/^Pilih satu batas pertanggungan saja untuk /) },
    ]);
  });
});

const accessory = (accesoriesValue: unknown) => ({
  accesories: [{ accesoriesName: 'Kaca film', accesoriesValue }],
});
const ACCESSORY_VALUE_MESSAGE = 'Nilai aksesori minimal Rp1 dan maksimal Rp1.000.000.000';

describe('data entered in a vehicle order', () => {
  it.each<[string, object, string, string]>([
    [
      'an accessory with a negative value',
      accessory(-1),
      'accesories.0.accesoriesValue',
      ACCESSORY_VALUE_MESSAGE,
    ],
    ['an accessory with a value of 0', accessory(0), 'accesories.0.accesoriesValue', ACCESSORY_VALUE_MESSAGE],
    [
      'an accessory of half a rupiah',
      accessory(0.5),
      'accesories.0.accesoriesValue',
      ACCESSORY_VALUE_MESSAGE,
    ],
    [
      'an accessory with too large a value',
      accessory(1e21),
      'accesories.0.accesoriesValue',
      ACCESSORY_VALUE_MESSAGE,
    ],
    [
      'an accessory with a value in words',
      accessory('1 juta'),
      'accesories.0.accesoriesValue',
      ACCESSORY_VALUE_MESSAGE,
    ],
    [
      'accessories worth more than half of the vehicle',
      accessory(118_500_001),
      'accesories',
      'Total nilai aksesori maksimal 50% dari harga kendaraan, yaitu Rp118.500.000',
    ],
    [
      'a plate with four letters',
      { vehicleLicense: 'B 1234 ABCD' },
      'vehicleLicense',
      'Huruf belakang nomor polisi maksimal 3 huruf',
    ],
    [
      'a plate of another region',
      { vehicleLicense: 'D 1234 CD' },
      'vehicleLicense',
      'Kode wilayah nomor polisi berbeda dengan kode wilayah kendaraan (B)',
    ],
    [
      'a price outside the market range',
      { price: 260_700_001 },
      'price',
      'Kisaran Harga Pasaran : Rp215.454.546 s/d Rp260.700.000',
    ],
  ])(
    'a vehicle order returns 422 with an error at the field for %s',
    async (_title, payload, path, message) => {
      const reply = await sendVehicleOrder(harness, member, { payload });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toContainEqual({ path, message });
    },
  );

  it('a vehicle order can contain a chassis number with I, O and Q, although the form warns about these letters', async () => {
    const reply = await sendVehicleOrder(harness, member, {
      payload: { chassisNumber: 'mhkIOQ6jj-kj012345' },
    });
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('berhasil dibuat')]);
    const [row] = await harness.deps.db.select().from(orders);
    expect(row?.details).toMatchObject({ vehicle: { chassisNumber: 'MHKIOQ6JJKJ012345' } });
  });
});

describe('the price of a product for an order', () => {
  const { _id } = vehicleProduct('KA-01');
  const readPricedProduct = (params: object, token: string | undefined = member.token) =>
    harness.api(
      'GET',
      `/vehicle-insurances/${_id}/product?${new URLSearchParams({ ...AVANZA, ...params })}`,
      {
        token,
      },
    );

  it('the price of a product for an order includes accessories in the sum insured', async () => {
    // `rateExp`, a sum of rates from the browser, does not change the price.
    expect(await readPricedProduct({ accesories: '3000000', rateExp: '1' })).toMatchObject({
      status: 200,
      body: { response: { product: { _id }, vehiclePrice: 237_000_000, premi: { discount: 5_038_800 } } },
    });
  });

  it.each([
    ['-1', 422],
    ['118500000', 200],
    ['118500001', 422],
    ['9e20', 422],
  ])(
    'the request for the price of a product with accessories of %s rupiah gets the status %d',
    async (accesories, status) => {
      expect(await readPricedProduct({ accesories })).toMatchObject({ status });
    },
  );

  it('returns the price of a product for an order to members only', async () => {
    expect(await readPricedProduct({}, '')).toMatchObject({ status: 401 });
  });

  it('a product that does not insure the vehicle has no price', async () => {
    const reply = await readPricedProduct(NMAX);
    expect(reply.body.response).toMatchObject({ premi: null, expansion: [] });
  });
});
