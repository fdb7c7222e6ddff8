import { describe, expect, test } from 'vitest';
import { PROPERTY_TYPES, type PropertyType } from './property-type.ts';
import { quotePayload, searchOfPayload } from './quote-payload.ts';
import {
  emptySearch,
  isComplete,
  type KnownBuilding,
  offersFlood,
  type PropertySearch,
  propertySearch,
} from './search.ts';
import {
  chooseInSearch,
  QUOTE_ALERT,
  QUOTE_CONFIRM,
  QUOTE_FAILED_MESSAGE,
  quoteSteps,
  searchProblems,
  stepProblems,
} from './search-rules.ts';

const codec = propertySearch('kebakaran');
const today = '2026-11-22';
const fullSearch: PropertySearch = {
  productType: 'kebakaran',
  timePeriod: 3,
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'ya',
  construction: 'Non Rangka Baja',
  classConstruction: 'class2',
  totalFloor: 2,
  totalBuildingArea: 120,
  province: 'DKI Jakarta',
  district_level: 'Kota',
  district: 'Kota Administrasi Jakarta Selatan',
  coverages: ['kebakaran'],
};
const fullQuery =
  'occupation=2976&timePeriod=3&buildingPrices=1200000000&ownership=Milik+Sendiri&isKprBtn=ya' +
  '&construction=Non+Rangka+Baja&classConstruction=class2&totalFloor=2&totalBuildingArea=120' +
  '&province=DKI+Jakarta&district_level=Kota&district=Kota+Administrasi+Jakarta+Selatan';
const readQuery = (query: string, type: PropertyType = 'kebakaran') =>
  propertySearch(type).read(new URLSearchParams(query));
const queryOf = (search: PropertySearch) =>
  new URLSearchParams(propertySearch(search.productType).write(search)).toString();

describe('the property search in a URL', () => {
  test('contains all fields, the occupation first', () => {
    expect(queryOf(fullSearch)).toBe(fullQuery);
    expect(readQuery(fullQuery)).toEqual(fullSearch);
    expect(isComplete(fullSearch)).toBe(true);
  });

  test('contains neither the street nor the reference data from the server', () => {
    const withStreet = { ...fullSearch, address: 'Jalan Kemang Utara No. 19' };
    expect(queryOf(withStreet)).toBe(fullQuery);
    expect(codec.isSame(withStreet, fullSearch)).toBe(true);
  });

  test.each(PROPERTY_TYPES)('has no parameters for %s without input', (productType) => {
    const search = emptySearch(productType);
    expect(readQuery('', productType)).toEqual(search);
    expect(propertySearch(productType).write(search)).toEqual([]);
    expect(search).toMatchObject({
      timePeriod: 1,
      construction: 'Rangka Baja',
      isKprBtn: 'tidak',
      totalFloor: 1,
      coverages: [productType],
    });
    expect(isComplete(search)).toBe(false);
    expect(queryOf({ ...search, timePeriod: 2 })).toContain('timePeriod=2');
  });

  test.each([
    [['kebakaran-gempabumi', 'kebakaran'], '&coverages=kebakaran-gempabumi&coverages=kebakaran'],
    [['kebakaran-gempabumi'], '&coverages=kebakaran-gempabumi'],
  ] as const)(
    'contains the coverages %j if they are not the default of the page',
    (coverages, coverageQuery) => {
      const search = { ...fullSearch, coverages };
      expect(queryOf(search)).toBe(`${fullQuery}${coverageQuery}`);
      expect(readQuery(`${fullQuery}${coverageQuery}`)).toEqual(search);
      expect(codec.isSame(search, fullSearch)).toBe(false);
    },
  );

  test('ignores coverages and the flood zone for earthquake', () => {
    expect(readQuery('coverages=kebakaran&floodZone=2', 'gempabumi')).toEqual(emptySearch('gempabumi'));
    expect(PROPERTY_TYPES.map(offersFlood)).toEqual([true, false, true]);
    expect(readQuery('floodZone=2')).toEqual({ ...emptySearch('kebakaran'), floodZone: 2 });
  });

  test.each([
    'timePeriod=26&totalFloor=NaN&buildingPrices=1000000000000',
    'timePeriod=0&totalFloor=&totalBuildingArea=1234567890123',
    'timePeriod=x&totalFloor=-1&totalBuildingArea=1e3&buildingPrices=1.5',
    'occupation=../a&ownership=Pinjam&construction=Kayu&classConstruction=class4&isKprBtn=yes',
    'province=&district_level=Desa&district=%20&coverages=banjir&floodZone=5',
    `province=${'a'.repeat(101)}`,
  ])('ignores the invalid values %j', (query) => {
    expect(readQuery(query)).toEqual(emptySearch('kebakaran'));
  });

  test.each([
    [{ totalBuildingArea: 9 }, { totalBuildingArea: 'Luas Bangunan minimal 10 m²' }],
    [{ totalBuildingArea: 10_000 }, { totalBuildingArea: 'Luas Bangunan maksimal 9.999 m²' }],
    [{ totalFloor: 0 }, { totalFloor: 'Jumlah Lantai minimal 1' }],
    [{ totalFloor: 100 }, { totalFloor: 'Jumlah Lantai maksimal 99' }],
    [{ buildingPrices: 0 }, { buildingPrices: 'Anda belum melengkapi Harga Bangunan' }],
  ] as [Partial<PropertySearch>, object][])(
    'contains the invalid input %j, so that the form reports it after a reload',
    (input, problems) => {
      const searchAfterReload = readQuery(queryOf({ ...fullSearch, ...input }));
      expect(searchAfterReload).toEqual({ ...fullSearch, ...input });
      expect(searchProblems(searchAfterReload)).toEqual(problems);
      expect(isComplete(searchAfterReload)).toBe(false);
    },
  );

  test('does not contain a number that the visitor removed', () => {
    expect(queryOf({ ...fullSearch, totalFloor: Number.NaN })).not.toContain('totalFloor');
  });

  test('may have full-width digits', () => {
    expect(readQuery('totalFloor=３&buildingPrices=１００')).toMatchObject({
      totalFloor: 3,
      buildingPrices: 100,
    });
  });

  test('has an API query only when the search is complete', () => {
    expect(codec.apiQuery(fullSearch, today)).toEqual({
      productType: 'kebakaran',
      ...Object.fromEntries(new URLSearchParams(fullQuery)),
      coverages: 'kebakaran',
    });
    for (const field of ['occupation', 'buildingPrices', 'district', 'classConstruction'] as const) {
      const { [field]: _, ...incompleteSearch } = fullSearch;
      expect(codec.apiQuery(incompleteSearch, today)).toBeNull();
    }
    expect(codec.apiQuery({ ...fullSearch, coverages: [] }, today)).toBeNull();
  });

  test('becomes the payload of the specification in a quote request, and can be read from this payload', () => {
    const search = isComplete(fullSearch) ? fullSearch : expect.unreachable();
    expect(quotePayload(search, { occupationName: 'Rumah tinggal', deviceUUID: 'u1' })).toEqual({
      timePeriod: 3,
      occupation: '2976',
      occupationName: 'Rumah tinggal',
      buildingPrices: 1_200_000_000,
      ownership: 'Milik Sendiri',
      classConstruction: 'class2',
      objectAddresses: [
        {
          address: '',
          province: 'DKI Jakarta',
          district_level: 'Kota',
          district: 'Kota Administrasi Jakarta Selatan',
        },
      ],
      productType: 'kebakaran',
      earthSelected: false,
      isKprBtn: 'ya',
      construction: 'Non Rangka Baja',
      totalFloor: 2,
      totalBuildingArea: 120,
      coverages: ['kebakaran'],
      deviceUUID: 'u1',
    });
    expect(searchOfPayload(quotePayload(search, { occupationName: '', deviceUUID: '' }))).toEqual(fullSearch);
    const withFloodZone = { ...search, floodZone: 2, coverages: ['kebakaran-gempabumi'] } as const;
    expect(quotePayload(withFloodZone, { occupationName: '', deviceUUID: '' })).toMatchObject({
      earthSelected: true,
      floodZone: 2,
    });
  });
});

test.each([
  [{}, emptySearch('gempabumi')],
  [{ coverages: [] }, { ...emptySearch('gempabumi'), coverages: [] }],
  [
    { totalFloor: 0, objectAddresses: [{ address: 'Jalan A', province: 'Bali' }] },
    { ...emptySearch('gempabumi'), totalFloor: 0, province: 'Bali', address: 'Jalan A' },
  ],
])('searchOfPayload converts the payload %j to a search without validation', (payload, search) => {
  expect(searchOfPayload({ productType: 'gempabumi', ...payload })).toEqual(search);
});

describe('the property quote wizard', () => {
  test('has four steps, and three for earthquake alone', () => {
    const ids = (type: PropertyType) => quoteSteps(type).map(({ id }) => id);
    expect(ids('kebakaran')).toEqual(['okupasi', 'konstruksi', 'alamat', 'cakupan']);
    expect(ids('kebakaran-gempabumi')).toEqual(['okupasi', 'konstruksi', 'alamat', 'cakupan']);
    expect(ids('gempabumi')).toEqual(['okupasi', 'konstruksi', 'alamat']);
  });

  test('reports missing fields by step', () => {
    const problemsPerStep = quoteSteps('kebakaran').map((step) =>
      stepProblems({ ...emptySearch('kebakaran'), coverages: [] }, step),
    );
    expect(problemsPerStep).toEqual([
      {
        occupation: 'Anda belum melengkapi Okupasi',
        buildingPrices: 'Anda belum melengkapi Harga Bangunan',
        ownership: 'Anda belum melengkapi Status Kepemilikan',
      },
      {
        classConstruction: 'Anda belum melengkapi Kelas Konstruksi',
        totalBuildingArea: 'Anda belum melengkapi Luas Bangunan',
      },
      {
        province: 'Anda belum melengkapi Provinsi',
        district_level: 'Anda belum melengkapi Kabupaten/Kota',
        district: 'Anda belum melengkapi Nama Kabupaten/Kota',
      },
      { coverages: 'Silahkan Pilih jenis cakupan perlindungan.' },
    ]);
  });

  test('has the texts of the specification', () => {
    expect(QUOTE_ALERT).toBe('Harap lengkapi semua field yg di butuhkan');
    expect(QUOTE_CONFIRM).toEqual({
      title: 'Cek Premi?',
      text: 'Pastikan semua data yang Anda input sudah benar.',
    });
    expect(QUOTE_FAILED_MESSAGE).toBe(
      'Kami tidak menemukan produk yang sesuai dengan Anda, Anda bisa coba ubah jangka waktu pertanggungan',
    );
  });

  test.each([
    [{ timePeriod: 0 }, { timePeriod: 'Jangka Waktu Pertanggungan minimal 1 tahun' }],
    [{ timePeriod: 25 }, {}],
    [{ timePeriod: 26 }, { timePeriod: 'Jangka Waktu Pertanggungan maksimal 25 tahun' }],
    [{ timePeriod: Number.NaN }, { timePeriod: 'Anda belum melengkapi Jangka Waktu Pertanggungan' }],
    [{ timePeriod: 1.5 }, { timePeriod: 'Jangka Waktu Pertanggungan wajib berupa bilangan bulat' }],
    [{ buildingPrices: 0 }, { buildingPrices: 'Anda belum melengkapi Harga Bangunan' }],
    [{ buildingPrices: 1 }, {}],
    [{ totalBuildingArea: 9 }, { totalBuildingArea: 'Luas Bangunan minimal 10 m²' }],
    [{ totalBuildingArea: 10 }, {}],
    [{ totalFloor: 0 }, { totalFloor: 'Jumlah Lantai minimal 1' }],
    [{ totalFloor: 4 }, { totalFloor: 'Okupasi yang dipilih untuk bangunan 1 s/d 3 lantai' }],
    [{ occupation: '29313-a', totalFloor: 40 }, {}],
    [{ coverages: [] }, { coverages: 'Silahkan Pilih jenis cakupan perlindungan.' }],
    [{ coverages: ['gempabumi'] }, { coverages: 'Silahkan Pilih jenis cakupan perlindungan.' }],
    [{ address: '' }, {}],
  ] as [Partial<PropertySearch>, object][])('the input %j has the problems %j', (changes, problems) => {
    expect(searchProblems({ ...fullSearch, ...changes })).toEqual(problems);
  });

  test('reports ids that the reference data does not have', () => {
    const allKnown = { occupation: true, province: true, district: true };
    expect(searchProblems(fullSearch, allKnown)).toEqual({});
    expect(searchProblems(fullSearch, { ...allKnown, occupation: false, district: false })).toEqual({
      occupation: 'Okupasi tidak ditemukan',
      district: 'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih',
    });
    expect(searchProblems(fullSearch, { ...allKnown, province: false, district: false })).toEqual({
      province: 'Provinsi tidak ditemukan',
    });
  });

  test('clears the fields that depend on a changed field', () => {
    const { district: _, ...withoutDistrict } = fullSearch;
    const { district_level: __, ...withoutDistrictAndLevel } = withoutDistrict;
    const withFloodZone: PropertySearch = { ...fullSearch, floodZone: 3 };
    expect(chooseInSearch(withFloodZone, 'province', 'Bali')).toEqual({
      ...withoutDistrictAndLevel,
      province: 'Bali',
    });
    expect(chooseInSearch(fullSearch, 'district_level', 'Kabupaten')).toEqual({
      ...withoutDistrict,
      district_level: 'Kabupaten',
    });
    expect(chooseInSearch(fullSearch, 'district', 'Kota Administrasi Jakarta Timur')).toEqual({
      ...fullSearch,
      district: 'Kota Administrasi Jakarta Timur',
    });
  });

  test('clears the reference data from the server when a field changes', () => {
    const building: KnownBuilding = {
      occupation: '2976',
      occupationCode: '2976',
      occupationName: 'Rumah tinggal',
      buildingPrices: 1,
      ownership: 'Sewa',
      isKprBtn: 'tidak',
      construction: 'Rangka Baja',
      classConstruction: 'class1',
      totalFloor: 1,
      totalBuildingArea: 10,
      zone: 4,
      fireBand: null,
      floodZone: null,
      objectAddresses: { province: 'Bali', district_level: 'Kota', district: 'Kota Denpasar' },
    };
    expect(chooseInSearch({ ...fullSearch, knownBuilding: building }, 'totalFloor', 1)).not.toHaveProperty(
      'knownBuilding',
    );
  });
});
