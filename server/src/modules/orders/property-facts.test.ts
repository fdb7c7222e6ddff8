/** Tests orders of buildings with forged, mistyped or outdated data. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { earthquakeZones, orders, plans, propertyOccupations } from '../../db/schema.ts';
import {
  fetchPropertyQuote,
  type PropertyOrderOptions,
  type PropertyQuote,
  propertyPayload,
  propertyProduct,
  STREET,
  sendPropertyOrder,
} from './property.fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(async () => {
  // No test has stored an order.
  expect(await harness.deps.db.$count(orders)).toBe(0);
  await harness.close();
});

const sendOrder = (options: PropertyOrderOptions) => sendPropertyOrder(harness, member, options);
const withAddressChanges = (changes: object) => ({
  payload: ({ building }: PropertyQuote) => ({
    objectAddresses: { ...STREET, ...building.objectAddresses, ...changes },
  }),
});

describe('a search that contradicts the building of its order', () => {
  it.each([
    { timePeriod: '2' },
    { occupation: '2934' },
    { buildingPrices: '1200000001' },
    { ownership: 'Sewa' },
    { totalFloor: '3' },
    { district: 'Kota Administrasi Jakarta Barat' },
    { coverages: 'gempabumi' },
    { floodZone: '1' },
  ])('rejects a search whose parameters contradict the building: %o', async (params) => {
    const message = 'Data pencarian tidak sesuai dengan isian pesanan';
    const reply = await sendOrder({ params });
    expect(reply).toMatchObject({ status: 422, body: { message: 'INVALID', response: message } });
    expect(reply.body.errors).toEqual(
      Object.keys(params).map((name) => ({ path: `params.${name}`, message })),
    );
  });
});

const CHANGED_MESSAGE = 'Data yang menjadi dasar premi telah berubah, silakan periksa kembali pesanan Anda';

describe('a property order that differs from the catalogue', () => {
  it.each<[string, string, object, object, { path: string; message: string }[]]>([
    [
      'a forged zone',
      'PG-01',
      { zone: 1 },
      { changes: [{ path: 'zone', from: 1, to: 4 }] },
      [
        {
          path: 'zone',
          message: 'Zona gempa bumi berubah dari Zona 1 (risiko paling rendah) menjadi Zona 4',
        },
      ],
    ],
    [
      'a forged tariff band',
      'PK-01',
      { fireBand: { low: 1, high: 1 } },
      {},
      [
        {
          path: 'fireBand',
          message: expect.stringMatching(/^Batas tarif OJK untuk kebakaran berubah dari .* menjadi .*0,294/),
        },
      ],
    ],
    [
      'another name of the occupation',
      'PK-01',
      { occupationName: 'Gudang mesiu' },
      {},
      [
        {
          path: 'occupationName',
          message: 'Okupasi pada katalog adalah Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)',
        },
      ],
    ],
    [
      'the code of another occupation',
      'PK-01',
      { occupationCode: '2971' },
      {},
      [
        {
          path: 'occupationCode',
          message: 'Okupasi pada katalog adalah Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)',
        },
      ],
    ],
  ])(
    "returns 409 with the field and the catalogue's value if the order has %s",
    async (_title, code, payload, body, errors) => {
      expect(await sendOrder({ code, payload })).toMatchObject({
        status: 409,
        body: { message: 'CONFLICT', response: CHANGED_MESSAGE, ...body, errors },
      });
    },
  );

  it.each<[string, PropertyOrderOptions, string, string]>([
    ['an unknown occupation', { payload: { occupation: '1' } }, 'occupation', 'Okupasi tidak ditemukan'],
    [
      'a city of another province',
      withAddressChanges({ province: 'Banten' }),
      'objectAddresses.district',
      'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih',
    ],
    [
      'a city that is sent as a regency (`Kabupaten`)',
      withAddressChanges({ district_level: 'Kabupaten' }),
      'objectAddresses.district',
      'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih',
    ],
  ])('rejects a property order with an error at the field for %s', async (_title, options, path, message) => {
    expect(await sendOrder(options)).toMatchObject({
      status: 422,
      body: { response: message, errors: [{ path, message }] },
    });
  });
});

describe('a property order with an invalid or missing value', () => {
  it.each<[string, object, string, string]>([
    ['a building of 9 m²', { totalBuildingArea: 9 }, 'totalBuildingArea', 'Luas Bangunan minimal 10 m²'],
    ['a building without storeys', { totalFloor: 0 }, 'totalFloor', 'Jumlah Lantai minimal 1'],
    [
      'a house with 4 storeys',
      { totalFloor: 4 },
      'totalFloor',
      'Okupasi yang dipilih untuk bangunan 1 s/d 3 lantai',
    ],
    ['a price of 0', { buildingPrices: 0 }, 'buildingPrices', 'Anda belum melengkapi Harga Bangunan'],
    ['a term of 26 years', { timePeriod: 26 }, 'timePeriod', 'Masa asuransi tidak valid'],
    ['a term of 0 years', { timePeriod: 0 }, 'timePeriod', 'Masa asuransi tidak valid'],
    ['a mortgage without a bank', { isKprBtn: 'ya' }, 'bankClause', 'Nama Bank Wajib diisi'],
  ])(
    'rejects a property order with an error at the field for an invalid value: %s',
    async (_title, payload, path, message) => {
      expect(await sendOrder({ payload })).toMatchObject({
        status: 422,
        body: { response: message, errors: [{ path, message }] },
      });
    },
  );

  it.each<[string, string, object, object, string, string]>([
    [
      'a shop with a product for homes',
      'PK-01',
      { occupation: '2934', classConstruction: 'class2' },
      {},
      'occupation',
      'Produk ini tidak tersedia untuk okupasi yang dipilih',
    ],
    [
      'a building price above the maximum of the product',
      'PK-02',
      { buildingPrices: 6_000_000_000 },
      {},
      'buildingPrices',
      'Harga bangunan untuk produk ini Rp50.000.000 s/d Rp5.000.000.000',
    ],
    [
      'a longer term than the product allows',
      'PG-02',
      { timePeriod: 11 },
      { timePeriod: 11 },
      'timePeriod',
      'Jangka waktu pertanggungan untuk produk ini 1 s/d 10 tahun',
    ],
    [
      'flood cover with a product that does not have it',
      'PK-02',
      { floodZone: 1 },
      {},
      'floodZone',
      'Perluasan banjir tidak tersedia pada produk ini',
    ],
  ])(
    'rejects a property order with an error at the field for a value that the product does not insure: %s',
    async (_title, code, quote, payload, path, message) => {
      expect(await sendOrder({ code, quote, payload })).toMatchObject({
        status: 422,
        body: { response: message, errors: [{ path, message }] },
      });
    },
  );

  it("rejects a property order with the form's message for each missing field of the address", async () => {
    const blankFields = {
      subDistrict: '',
      urbanVillage: '',
      postalCode: '',
      address: '',
      neighbourhood: '',
      hamlet: '',
    };
    const { body, status } = await sendOrder(withAddressChanges(blankFields));
    expect([status, body.errors]).toEqual([
      422,
      expect.arrayContaining([
        { path: 'objectAddresses.address', message: 'Alamat Objek Bangunan wajib diisi' },
        { path: 'objectAddresses.subDistrict', message: 'Kecamatan Wajib diisi' },
        { path: 'objectAddresses.urbanVillage', message: 'Kelurahan Wajib diisi' },
        { path: 'objectAddresses.neighbourhood', message: 'RT Wajib diisi' },
        { path: 'objectAddresses.hamlet', message: 'RW Wajib diisi' },
        { path: 'objectAddresses.postalCode', message: 'Kode Pos Wajib diisi' },
      ]),
    ]);
  });
});

describe('a change between quote and property order', () => {
  it('an order returns 409 with the old and the new zone if the earthquake zone has changed since the quote', async () => {
    const { db } = harness.deps;
    const { building } = await fetchPropertyQuote(harness, 'PG-01');
    const { province, district } = building.objectAddresses;
    const isRegency = and(eq(earthquakeZones.province, province), eq(earthquakeZones.district, district));
    await db.update(earthquakeZones).set({ zone: 5 }).where(isRegency);
    try {
      expect(await sendOrder({ code: 'PG-01', payload: { zone: building.zone } })).toMatchObject({
        status: 409,
        body: {
          response: CHANGED_MESSAGE,
          changes: [{ path: 'zone', from: 4, to: 5 }],
          errors: [
            {
              path: 'zone',
              message: 'Zona gempa bumi berubah dari Zona 4 menjadi Zona 5 (risiko paling tinggi)',
            },
          ],
        },
      });
    } finally {
      await db.update(earthquakeZones).set({ zone: 4 }).where(isRegency);
    }
  });

  it('an order returns 409 with the old and the new tariff if the tariff has changed since the quote', async () => {
    const { db } = harness.deps;
    const { fireBand } = (await fetchPropertyQuote(harness, 'PK-01')).building;
    const isHouse = eq(propertyOccupations.id, '2976');
    // The highest rate in parts per million.
    await db.update(propertyOccupations).set({ class1High: 400 }).where(isHouse);
    try {
      const { status, body } = await sendOrder({ payload: { fireBand } });
      expect([status, body.errors]).toEqual([
        409,
        [{ path: 'fireBand', message: expect.stringMatching(/0,328.* menjadi .*0,4/) }],
      ]);
    } finally {
      await db.update(propertyOccupations).set({ class1High: 328 }).where(isHouse);
    }
  });

  it('an order returns 409 with the old and the new fee if the admin fee has changed since the quote', async () => {
    const { db } = harness.deps;
    const { _id } = propertyProduct('PK-01');
    const isProduct = eq(plans.id, _id);
    const quote = await fetchPropertyQuote(harness, 'PK-01');
    const { amounts } = propertyPayload(quote);
    await db.update(plans).set({ adminFee: 50_000 }).where(isProduct);
    try {
      expect(await sendOrder({ payload: { amounts } })).toMatchObject({
        status: 409,
        body: { changes: expect.arrayContaining([{ path: 'amounts.adminFee', from: 35_000, to: 50_000 }]) },
      });
    } finally {
      await db.update(plans).set({ adminFee: 35_000 }).where(isProduct);
    }
  });
});

describe('a property order with wrong amounts', () => {
  it('rejects a property order with a premium that is too low, and returns the correct amounts', async () => {
    const { amounts } = propertyPayload(await fetchPropertyQuote(harness, 'PK-01'));
    const cheaperAmounts = { ...amounts, premium: 1, total: 35_001 };
    expect(await sendOrder({ payload: { amounts: cheaperAmounts } })).toMatchObject({
      status: 409,
      body: {
        changes: [
          { path: 'amounts.premium', from: 1, to: amounts?.premium },
          { path: 'amounts.total', from: 35_001, to: amounts?.total },
        ],
      },
    });
  });

  it.each<[string, object]>([
    ['amounts of a shorter term', { timePeriod: 5 }],
    ['amounts of a lower building price', { buildingPrices: 2_400_000_000 }],
    ['amounts without the premium of the flood cover', { floodZone: 4 }],
  ])('rejects %s, and returns the correct amounts', async (_title, payload) => {
    const { amounts } = propertyPayload(await fetchPropertyQuote(harness, 'PK-01'));
    expect(await sendOrder({ payload: { ...payload, amounts } })).toMatchObject({
      status: 409,
      body: { changes: [{ path: 'amounts.premium' }, { path: 'amounts.total' }] },
    });
  });
});

describe('a property order with a wrong product or member', () => {
  it('a property order returns 404 for a product of another type', async () => {
    const quote = await fetchPropertyQuote(harness, 'PKG-01');
    const parts = [
      { name: 'productId', content: quote.product._id },
      { name: 'payload', content: JSON.stringify(propertyPayload(quote)) },
    ];
    expect(
      await harness.multipart('POST', '/transaction/kebakaran', parts, { token: member.token }),
    ).toMatchObject({ status: 404, body: { response: 'Kami tidak menemukan produk yang Anda cari' } });
  });

  it('a property order requires a member with a complete profile', async () => {
    expect((await sendPropertyOrder(harness, { token: '' })).status).toBe(401);
    const newcomer = await harness.registerMember();
    expect(await sendPropertyOrder(harness, newcomer)).toMatchObject({
      status: 403,
      body: { response: 'Silahkan Lengkapi Profil Terlebih Dahulu' },
    });
  });
});
