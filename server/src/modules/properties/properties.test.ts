import { propertyPrice } from '@naungan/domain/lines/property';
import { termPrice } from '@naungan/domain/premium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { type PropertyQuote, propertyProduct, quoteBody } from '../orders/property.fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember();
});
afterAll(() => harness.close());

type QuotedPage = { products: { rows: { blurred: boolean; typeCoverage?: string }[] } };

/** Requests the path and checks the status 200. */
const getOk = async (path: string) => {
  const reply = await harness.api('GET', path);
  expect([path, reply.status]).toEqual([path, 200]);
  return reply;
};
const post = (path: string, body: object, token?: string) =>
  harness.api('POST', `/fire-insurances${path}`, token === undefined ? { body } : { body, token });

describe('reference data for a building search', () => {
  it('returns occupations and construction classes to any visitor, cacheable for five minutes', async () => {
    const { headers, body } = await getOk(
      '/fire-insurances/references?category=occupation&category2=classes&size=100',
    );
    expect(headers['cache-control']).toBe('public, max-age=300');
    const { rows }: { rows: { category: string; name: string; retail: boolean }[] } = body.response;
    // Without a search text, only occupations of households and shops (`retail`) are returned.
    expect(rows.filter(({ category, retail }) => category === 'occupation' && !retail)).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.slice(-3).map(({ category, name }) => [category, name])).toEqual([
      ['classes', 'Kelas 1'],
      ['classes', 'Kelas 2'],
      ['classes', 'Kelas 3'],
    ]);
  });

  it.each([
    ['category=occupation&q=kos&size=1', ['29761']],
    ['category=occupation&q=2976&size=1', ['2976']],
    ['category=classes', ['class1', 'class2', 'class3']],
    ['q=zzzzzz', []],
  ])('returns the references that match the query %s', async (query, codes) => {
    const { body } = await getOk(`/fire-insurances/references?${query}`);
    const { rows }: { rows: { code: string }[] } = body.response;
    expect(rows.map(({ code }) => code)).toEqual(codes);
  });

  it('returns the provinces and the kinds of regency, or the regencies of one province and kind with their earthquake zones', async () => {
    const { headers, body } = await getOk('/zones');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const { result }: { result: { province: string[]; level: string[] } } = body.response;
    expect(result.province).toHaveLength(38);
    expect(result.level).toEqual(['Kabupaten', 'Kota']);
    // The address fields of the form read regions from this call.
    const regions: { provinsi: string[] } = (await getOk('/teritories?type=provinsi')).body.response;
    expect(result.province.toSorted()).toEqual(regions.provinsi.toSorted());
    const towns = await getOk(`/zones?${new URLSearchParams({ province: 'DKI Jakarta', level: 'Kota' })}`);
    expect(towns.body.response).toMatchObject({
      result: expect.arrayContaining([
        expect.objectContaining({ district: 'Kota Administrasi Jakarta Selatan', zone: 4 }),
      ]),
    });
    const unknownRegencies = await getOk(
      `/zones?${new URLSearchParams({ province: 'Negeri Dongeng', level: 'Kota' })}`,
    );
    expect(unknownRegencies.body.response).toEqual({ result: [] });
  });

  it.each([
    '/zones?level=Desa',
    '/fire-insurances/references?size=0',
    '/fire-insurances/references?category=x',
  ])('rejects the request %s with 422', async (path) => {
    expect((await harness.api('GET', path)).status).toBe(422);
  });
});

describe('a quote', () => {
  it.each(['kebakaran', 'gempabumi', 'kebakaran-gempabumi'] as const)(
    'a quote of the type %s equals the first page of the plan list; a guest without contact details sees three products, and the others are blurred',
    async (type) => {
      const quoted = await post('/quote', quoteBody(type));
      expect(quoted).toMatchObject({
        status: 200,
        body: { response: { products: { currentPage: 1, occupationTaken: true, building: { zone: 4 } } } },
      });
      const list = await post('/plans', quoteBody(type));
      expect(quoted.body.response).toEqual(list.body.response);
      const guestPage: QuotedPage = quoted.body.response;
      const { rows: visible } = guestPage.products;
      expect(visible.map(({ blurred }) => blurred)).toEqual(visible.map((_row, index) => index > 2));
      const completePage: QuotedPage = (await post('/plans', quoteBody(type), member.token)).body.response;
      const { rows } = completePage.products;
      expect(rows.every(({ blurred, typeCoverage }) => !blurred && typeCoverage === type)).toBe(true);
    },
  );

  it.each<[name: string, changes: object, response: string, occupationTaken: boolean]>([
    [
      'an occupation that no insurer covers',
      { occupation: '2399' },
      'Kami tidak menemukan item yang cocok dengan okupasi Anda',
      false,
    ],
    [
      'an occupation whose published figures are in doubt',
      { occupation: '2762' },
      'Kami tidak menemukan item yang cocok dengan okupasi Anda',
      false,
    ],
    [
      'a building that is worth too much',
      { buildingPrices: 900_000_000_000 },
      'Kami tidak menemukan produk yang sesuai dengan Anda, Anda bisa coba ubah jangka waktu pertanggungan',
      true,
    ],
  ])(
    'a quote is refused with 404 and the reason, and the plan list is empty, when no product insures %s',
    async (_name, changes, response, occupationTaken) => {
      expect(await post('/quote', quoteBody('kebakaran', changes))).toMatchObject({
        status: 404,
        body: { response },
      });
      const list = await post('/plans', quoteBody('kebakaran', changes));
      expect(list).toMatchObject({
        status: 200,
        body: {
          response: { products: { total: 0, occupationTaken } },
        },
      });
    },
  );

  describe('of fire products with and without earthquake', () => {
    const bothCovers = { coverages: ['kebakaran-gempabumi', 'kebakaran'] };
    type Card = { typeCoverage: string; adminFee: number; premium: number; parts: { totalPremi: number } };
    type Page = { total: number; rows: (Card & { _id: string })[]; priceScale: { max: number } };
    const pageOf = async (query: string, changes: object = {}): Promise<Page> => {
      const reply = await post(
        `/plans?size=50${query}`,
        quoteBody('kebakaran', { ...bothCovers, ...changes }),
        member.token,
      );
      expect(reply.status).toBe(200);
      return (reply.body.response as { products: Page }).products;
    };
    const typesOf = ({ rows }: Page) => [...new Set(rows.map(({ typeCoverage }) => typeCoverage))].toSorted();

    it.each([
      ['', ['kebakaran-gempabumi']],
      ['&category=kebakaran-gempabumi', ['kebakaran-gempabumi']],
      ['&category=kebakaran', ['kebakaran']],
      ['&category=all', ['kebakaran', 'kebakaran-gempabumi']],
    ])('the plan list with the query %j shows the products of the types %j', async (query, types) => {
      expect(typesOf(await pageOf(query))).toEqual(types);
      expect(typesOf(await pageOf(`${query}&sortField=productName`))).toEqual(types);
    });

    it('divides the products between two categories, and each category has the price scale of all products', async () => {
      const [allProducts, fireAndEarthquake, fireOnly] = [
        await pageOf('&category=all'),
        await pageOf(''),
        await pageOf('&category=kebakaran'),
      ];
      expect(fireAndEarthquake.total + fireOnly.total).toBe(allProducts.total);
      expect(fireAndEarthquake.priceScale).toEqual(allProducts.priceScale);
      expect(fireOnly.priceScale).toEqual(allProducts.priceScale);
    });

    it('searches by name only in the selected category', async () => {
      const q = propertyProduct('PK-01').productName;
      expect((await pageOf(`&category=kebakaran&q=${encodeURIComponent(q)}`)).rows).not.toEqual([]);
      expect((await pageOf(`&q=${encodeURIComponent(q)}`)).rows).toEqual([]);
    });

    it('returns in the quote the same first page as in the plan list', async () => {
      const quoted = await post('/quote', quoteBody('kebakaran', bothCovers), member.token);
      const list = await post('/plans', quoteBody('kebakaran', bothCovers), member.token);
      expect(quoted.body.response).toEqual(list.body.response);
      const { products }: { products: Page } = quoted.body.response;
      expect(typesOf(products)).toEqual(['kebakaran-gempabumi']);
    });

    it('rejects an unknown category with 422', async () => {
      expect((await post('/plans?category=rumah', quoteBody('kebakaran', bothCovers))).status).toBe(422);
    });

    it.each([1, 3, 25])(
      'the plan list with a term of %i years shows the price that the domain computes from the product',
      async (timePeriod) => {
        const { rows } = await pageOf('&category=all', { timePeriod });
        expect(rows.length).toBeGreaterThan(0);
        for (const { _id, adminFee, premium, parts } of rows) {
          const detail = await post(`/${_id}`, quoteBody('kebakaran', { ...bothCovers, timePeriod }));
          const { product, building }: PropertyQuote = detail.body.response;
          const amountsFor = (years: number) =>
            propertyPrice(product, { building, timePeriod: years, printPolicy: false })?.amounts;
          expect(termPrice(parts.totalPremi, adminFee)).toBe(
            (amountsFor(timePeriod)?.premium ?? 0) + (amountsFor(timePeriod)?.adminFee ?? 0),
          );
          expect(premium).toBe(amountsFor(1)?.premium);
        }
      },
    );
  });

  it('a quote is rejected for missing and invalid fields with the same messages as the plan list and the product', async () => {
    const body = {
      productType: 'kebakaran',
      totalBuildingArea: 9,
      totalFloor: 0,
      buildingPrices: 0,
      timePeriod: 26,
      coverages: [],
    };
    const errors = [
      { path: 'occupation', message: 'Anda belum melengkapi Okupasi' },
      { path: 'buildingPrices', message: 'Anda belum melengkapi Harga Bangunan' },
      { path: 'timePeriod', message: 'Jangka Waktu Pertanggungan maksimal 25 tahun' },
      { path: 'ownership', message: 'Anda belum melengkapi Status Kepemilikan' },
      { path: 'classConstruction', message: 'Anda belum melengkapi Kelas Konstruksi' },
      { path: 'totalFloor', message: 'Jumlah Lantai minimal 1' },
      { path: 'totalBuildingArea', message: 'Luas Bangunan minimal 10 m²' },
      { path: 'province', message: 'Anda belum melengkapi Provinsi' },
      { path: 'district_level', message: 'Anda belum melengkapi Kabupaten/Kota' },
      { path: 'district', message: 'Anda belum melengkapi Nama Kabupaten/Kota' },
      { path: 'coverages', message: 'Silahkan Pilih jenis cakupan perlindungan.' },
    ];
    for (const path of ['/quote', '/plans', `/${propertyProduct('PK-01')._id}`])
      expect(await post(path, body)).toMatchObject({
        status: 422,
        body: { response: 'Harap lengkapi semua field yg di butuhkan', errors },
      });
    expect((await post('/quote', { ...body, productType: 'kendaraan' })).status).toBe(422);
  });
});

describe('a property product', () => {
  it('a property product is returned with its premium for a search that includes its type, and not found for other searches', async () => {
    const { _id } = propertyProduct('PKG-01');
    expect(await post(`/${_id}`, quoteBody('kebakaran-gempabumi'))).toMatchObject({
      status: 200,
      // Rates per year on Rp1,200,000,000: fire 0.308 ‰, earthquake 1.35 ‰. The term is three years.
      body: {
        response: {
          premium: {
            type: 'kebakaran-gempabumi',
            totalPremi: 3 * (369_600 + 1_620_000),
            fire: { basePremi: 369_600, adminFee: 40_000 },
            earthquake: { basePremi: 1_620_000, adminFee: 25_000 },
          },
        },
      },
    });
    expect(await post(`/${_id}`, quoteBody('kebakaran'))).toMatchObject({
      status: 404,
      body: { response: 'Kami tidak menemukan produk yang Anda cari' },
    });
    const bothTypes = ['kebakaran', 'kebakaran-gempabumi'];
    for (const productType of ['kebakaran', 'kebakaran-gempabumi'] as const)
      for (const code of ['PK-01', 'PKG-01']) {
        const body = quoteBody(productType, { coverages: bothTypes });
        expect((await post(`/${propertyProduct(code)._id}`, body)).status).toBe(200);
      }
    expect((await post(`/${_id}`, quoteBody('gempabumi', { coverages: bothTypes }))).status).toBe(404);
    expect((await post('/tidak-ada', quoteBody('kebakaran'))).status).toBe(404);
  });
});
