import { describe, expect, test } from 'vitest';
import { personOrder, personPlan } from './insured-person/order.fixture.ts';
import type { PlanOf } from './lines.ts';
import { SEARCH_CONTRADICTION_MESSAGE, searchContradictions } from './order-search.ts';
import type { ProductType } from './product-type.ts';
import { propertyOrder, propertyPlan } from './property/order.fixture.ts';
import { rulesOf } from './rules.ts';
import { vehicleOrder, vehiclePlan } from './vehicle/order.fixture.ts';

const today = '2026-11-21';
const contradictingPaths = (params: Record<string, string>, searchOfOrder: Record<string, string>) =>
  searchContradictions(params, searchOfOrder).map(({ path }) => path);

describe('searchContradictions', () => {
  test.each([
    [{}, []],
    [{ dob: '' }, []],
    [{ dob: '1990-06-15' }, []],
    [{ dob: '1990-06-16' }, ['params.dob']],
    [{ deviceUUID: 'x', occupation: '2976' }, []],
  ] as const)(
    'the search parameters %j contradict an order with the birth date 1990-06-15 in the fields %j',
    (params, fields) => {
      expect(contradictingPaths(params, { dob: '1990-06-15' })).toEqual(fields);
    },
  );

  test.each([
    ['b', []],
    [' B ', []],
    ['D', ['params.plat']],
    ['D,B', []],
    ['BK', ['params.plat']],
  ])('a search in plate region %j contradicts an order in region B in the fields %j', (plat, fields) => {
    expect(contradictingPaths({ plat }, { plat: 'B' })).toEqual(fields);
  });

  test('returns a message for each contradicting field', () => {
    expect(searchContradictions({ year: '2020', model: 'x' }, { year: '2021', model: 'y' })).toEqual([
      { path: 'params.year', message: SEARCH_CONTRADICTION_MESSAGE },
      { path: 'params.model', message: SEARCH_CONTRADICTION_MESSAGE },
    ]);
  });
});

/** Returns the search that matches an order. `payload` must be valid for the order form of the line. */
function searchOfPayload<L extends ProductType>(line: L, plan: PlanOf<L>, payload: object) {
  const { orderForm, orderSearch: searchOfOrder } = rulesOf(line);
  return searchOfOrder(orderForm({ plan, today }).parse(payload), plan);
}

describe('the search that matches an order', () => {
  test.each(['kesehatan', 'kecelakaandiri'] as const)(
    'the search that matches an order of %s has only the birth date',
    (line) => {
      const beneficiary = {
        primary: { fullName: 'Rina', relationship: 'ISTRI', useSecondary: false },
        secondary: [],
        email: 'rina@contoh.test',
        phone: '081234567890',
        description: '',
      };
      expect(searchOfPayload(line, personPlan, { ...personOrder, beneficiary })).toEqual({
        dob: '1990-06-15',
      });
    },
  );

  test('the search that matches a vehicle order has the data of the vehicle and the cover of the product', () => {
    expect(searchOfPayload('kendaraan', vehiclePlan, vehicleOrder)).toEqual({
      vehicleType: 'MV4',
      brand: 'toyota',
      year: '2024',
      model: 'C001',
      price: '237000000',
      plat: 'B',
      coverage: 'allrisk',
    });
  });

  test.each([
    [null, ''],
    [2, '2'],
  ])(
    'with flood zone %j, the search that matches a building order has the data of the building and the cover of the product',
    (floodZone, text) => {
      const plan = propertyPlan('kebakaran');
      expect(searchOfPayload('kebakaran', plan, { ...propertyOrder, floodZone })).toEqual({
        occupation: '2976',
        timePeriod: '3',
        buildingPrices: '1200000000',
        ownership: 'Milik Sendiri',
        isKprBtn: 'ya',
        construction: 'Rangka Baja',
        classConstruction: 'class1',
        totalFloor: '2',
        totalBuildingArea: '120',
        province: 'DKI Jakarta',
        district_level: 'Kota',
        district: 'Kota Administrasi Jakarta Selatan',
        coverages: 'kebakaran',
        floodZone: text,
      });
    },
  );
});
