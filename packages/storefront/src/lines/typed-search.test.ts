import { describe, expect, test } from 'vitest';
import { typedSearchUrl } from './typed-search.ts';

const AVANZA = {
  model: 'C001',
  modelText: 'Avanza 1.5 G CVT',
  brand: 'toyota',
  brandText: 'Toyota',
  vehicleType: 'MV4',
  years: [2020, 2019],
  prices: [166_000_000, 151_000_000],
  deviation: 10,
};
/** Returns the API's reply to a text search. `facts` are the facts that the text contains in addition to the model. */
const searchReply = (facts: object, changes: object = {}) => ({
  read: facts,
  models: [AVANZA],
  total: 1,
  isCertain: true,
  unused: [],
  ...changes,
});
const OCCUPATIONS = [
  { _id: '2976', name: 'Rumah tinggal (bukan ruko), maksimal 3 lantai' },
  { _id: '29761', name: 'Rumah kos / kos-kosan' },
  { _id: '2947', name: 'Salon kecantikan (bukan spa)' },
  { _id: '2952', name: 'Salon' },
].map((row) => ({ category: 'occupation', code: row._id, description: '', retail: true, ...row }));

/** Returns a fetch of the API whose response to every call is `response`. */
const respondWith =
  (response: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json({ message: 'success', response }, { status });
const urlOf = (line: Parameters<typeof typedSearchUrl>[0], text: string, response: unknown = null) =>
  typedSearchUrl(line, text, respondWith(response));

describe('a typed vehicle', () => {
  test('a typed vehicle with model, year and plate region leads to its plans, at the market price', async () => {
    expect(await urlOf('kendaraan', 'Avanza 2019 B', searchReply({ year: 2019, plat: 'B' }))).toBe(
      '/products/kendaraan/list?vehicleType=MV4&brand=toyota&year=2019&model=C001&price=151000000&plat=B',
    );
  });

  test.each([
    ['no year', searchReply({ plat: 'B' })],
    ['no plate region', searchReply({ year: 2019 })],
    ['a year in which the model was not sold', searchReply({ year: 1999, plat: 'B' })],
    ['words of uncertain meaning', searchReply({ year: 2019, plat: 'B' }, { isCertain: false })],
    ['a price outside the market range', searchReply({ year: 2019, plat: 'B', price: 900_000_000 })],
    ['no model', searchReply({}, { models: [], total: 0 })],
  ])('the form receives the text of a vehicle with %s', async (_name, response) => {
    expect(await urlOf('kendaraan', 'avanza tua', response)).toBe('/products/kendaraan?q=avanza+tua');
  });
});

describe('a typed birth date', () => {
  test.each(['kesehatan', 'kecelakaandiri'] as const)(
    'a typed birth date leads to the plans of %s',
    async (line) => {
      expect(await urlOf(line, '17 Agustus 1990')).toBe(`/products/${line}/plan?dob=1990-08-17`);
    },
  );

  test.each(['36', '17-08-90', '31-02-1990', '17-08-2990', '<b>'])(
    'the form receives the text %j, which is no birth date',
    async (text) => {
      const url = await urlOf('kesehatan', text);
      expect(url).toBe(`/products/kesehatan?${new URLSearchParams({ q: text })}`);
    },
  );
});

describe('a typed building', () => {
  const searchOf = async (text: string) => {
    const url = new URL(await urlOf('kebakaran', text, { rows: OCCUPATIONS }), 'http://site.test');
    expect(url.pathname).toBe('/products/kebakaran');
    // These three fields have a default in each search.
    const {
      timePeriod: _,
      isKprBtn: _no,
      construction: _steel,
      ...search
    } = Object.fromEntries(url.searchParams);
    return search;
  };

  test.each([
    ['Rumah tinggal 750 juta', { occupation: '2976', buildingPrices: '750000000', totalFloor: '1' }],
    ['rumah 1,5 M', { occupation: '2976', buildingPrices: '1500000000', totalFloor: '1' }],
    ['rumah kos Rp1.200.000.000', { occupation: '29761', buildingPrices: '1200000000', totalFloor: '1' }],
    ['750jt', { buildingPrices: '750000000', totalFloor: '1' }],
    ['rumah 2 lantai', { occupation: '2976', totalFloor: '2' }],
    ['salon kecantikan', { occupation: '2947', totalFloor: '1' }],
  ])('the text %j fills in the form', async (text, fields) => {
    expect(await searchOf(text)).toEqual(fields);
  });

  test.each([
    [
      'rumah bandung 750 juta',
      { occupation: '2976', buildingPrices: '750000000', totalFloor: '1', belum: 'bandung' },
    ],
    ['gudang 2 miliar', { buildingPrices: '2000000000', totalFloor: '1', belum: 'gudang' }],
    ['rumah 500 juta 750 juta', { occupation: '2976', totalFloor: '1', belum: '500 juta, 750 juta' }],
    ['istana di bandung', { belum: 'istana, bandung' }],
    ['asuransi', {}],
    // A text about a vehicle has no facts of a building.
    ['mobil 200 juta', {}],
  ])(
    'the form receives the text %j, the certain facts in the text, and the unused parts of the text as `belum`',
    async (text, fields) => {
      expect(await searchOf(text)).toEqual({ ...fields, q: text });
    },
  );
});

test.each([
  ['the text is empty', '', respondWith(null), '/products/kendaraan'],
  ['the API call fails', 'avanza', respondWith('Opss', 503), '/products/kendaraan?q=avanza'],
  ['the rendering server has no API', 'avanza', undefined, '/products/kendaraan?q=avanza'],
])('the search form opens if %s', async (_name, text, fetchApi, url) => {
  expect(await typedSearchUrl('kendaraan', text, fetchApi)).toBe(url);
});
