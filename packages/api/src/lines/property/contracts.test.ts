import {
  isComplete,
  type KnownBuilding,
  propertySearch,
  quotePayload,
  searchOfPayload,
  searchProblems,
} from '@naungan/domain/lines/property';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as calls from './contracts.ts';
import { EARTHQUAKE_ROUTES, FIRE_EARTHQUAKE_ROUTES, FIRE_ROUTES, splitSearchForPost } from './routes.ts';

const searchText =
  'occupation=2976&timePeriod=3&buildingPrices=1200000000&ownership=Milik+Sendiri&isKprBtn=ya' +
  '&construction=Rangka+Baja&classConstruction=class1&totalFloor=2&totalBuildingArea=120' +
  '&province=DKI+Jakarta&district_level=Kota&district=Kota+Administrasi+Jakarta+Selatan' +
  '&coverages=kebakaran-gempabumi&coverages=kebakaran&floodZone=2';
const codec = propertySearch('kebakaran');
const search = codec.read(new URLSearchParams(searchText));

describe('the calls of the property lines', () => {
  it('the property calls accept the search that the search codec of the domain writes', () => {
    const searchQuery = codec.apiQuery(search, '2026-11-22') ?? expect.unreachable();
    const { query, body } = splitSearchForPost({ ...searchQuery, page: 2, q: 'aman' });
    expect(query).toEqual({ page: 2, q: 'aman' });
    expect(calls.propertyListQuery.parse(query)).toEqual({
      page: 2,
      size: 10,
      q: 'aman',
      sortField: 'premium',
      sortOrder: 'asc',
    });
    const quoteBody = calls.quoteBody.parse(body);
    expect(searchOfPayload(quoteBody)).toEqual(search);
    expect(quoteBody.objectAddresses).toEqual([
      { province: 'DKI Jakarta', district_level: 'Kota', district: 'Kota Administrasi Jakarta Selatan' },
    ]);
  });

  it('the property calls accept the payload of the specification', () => {
    const completeSearch = isComplete(search) ? search : expect.unreachable();
    const payload = quotePayload(completeSearch, { occupationName: 'Rumah tinggal', deviceUUID: 'u1' });
    expect(calls.quoteBody.parse(payload)).toEqual(payload);
    expect(searchOfPayload(calls.quoteBody.parse(payload))).toEqual(search);
  });

  it('the property calls accept a search with wrong values, so that the domain can report each field', () => {
    const wrongValues = {
      productType: 'kebakaran',
      totalBuildingArea: 9,
      totalFloor: 0,
      buildingPrices: 0,
      timePeriod: 26,
      coverages: [],
    };
    expect(searchProblems(searchOfPayload(calls.quoteBody.parse(wrongValues)))).toMatchObject({
      occupation: 'Anda belum melengkapi Okupasi',
      totalBuildingArea: 'Luas Bangunan minimal 10 m²',
      totalFloor: 'Jumlah Lantai minimal 1',
      buildingPrices: 'Anda belum melengkapi Harga Bangunan',
      timePeriod: 'Jangka Waktu Pertanggungan maksimal 25 tahun',
      coverages: 'Silahkan Pilih jenis cakupan perlindungan.',
    });
  });

  it.each([
    {},
    { productType: 'kendaraan' },
    { productType: 'kebakaran', timePeriod: 1.5 },
    { productType: 'kebakaran', timePeriod: '1' },
    { productType: 'kebakaran', construction: 'Kayu' },
    { productType: 'kebakaran', floodZone: 5 },
    { productType: 'kebakaran', coverages: ['banjir'] },
    { productType: 'kebakaran', objectAddresses: [{}, {}] },
    { productType: 'kebakaran', objectAddresses: [{ district_level: 'Desa' }] },
  ])('the property calls reject the invalid body %o', (body) => {
    expect(calls.quoteBody.safeParse(body).success).toBe(false);
  });

  it('the routes of fire insurance return the list of plans in a reply, and add the building in a reply to the search', () => {
    const completeSearch = isComplete(search) ? search : expect.unreachable();
    const building: KnownBuilding = {
      ...completeSearch,
      floodZone: 2,
      occupationCode: '2976',
      occupationName: 'Rumah tinggal',
      zone: 4,
      fireBand: { low: 294, high: 328 },
      objectAddresses: { province: 'DKI Jakarta', district_level: 'Kota', district: completeSearch.district },
    };
    expect(FIRE_ROUTES.pageOf({ products: { total: 1 } })).toEqual({ total: 1 });
    expect(FIRE_ROUTES.searchOf({ building }, search)).toEqual({ ...search, knownBuilding: building });
  });

  it('the property calls have one route each, schemas that can be converted to JSON Schema, and the expected fields of an order form', () => {
    const lines = [
      calls.FIRE_CONTRACTS.calls,
      calls.EARTHQUAKE_CONTRACTS.calls,
      calls.FIRE_EARTHQUAKE_CONTRACTS.calls,
    ];
    const contracts = [
      ...new Set(lines.flatMap((line) => Object.values<(typeof line)[keyof typeof line]>(line))),
    ];
    const routes = [FIRE_ROUTES, EARTHQUAKE_ROUTES, FIRE_EARTHQUAKE_ROUTES].flatMap((lineRoutes) =>
      Object.values(lineRoutes),
    );
    const names = routes.flatMap((route) => ('path' in route ? [route.name] : []));
    expect(contracts.map(({ name }) => name).toSorted()).toEqual([...new Set(names)].toSorted());
    for (const contract of contracts)
      expect(() => z.toJSONSchema(contract.reply, { io: 'output' })).not.toThrow();
    for (const { order } of lines) {
      const { shape } = order.form;
      expect(() => z.toJSONSchema(shape.payload ?? z.never(), { io: 'input' })).not.toThrow();
      expect(Object.keys(shape)).toEqual(['productId', 'params', 'payload', 'draft', 'partner', 'uploads']);
    }
  });
});
