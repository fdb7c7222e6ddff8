import { expect, test } from 'vitest';
import { firstPlanPath, firstPlansPath } from './first-plans.ts';

const TODAY = '2026-11-22';
const ORDER = 'sortField=createdAt&sortOrder=desc&page=1&size=10';

test.each([
  ['a birth date', '?dob=1990-05-17', `/api/v1/health?${ORDER}&dob=1990-05-17`],
  [
    'filters',
    '?dob=1990-05-17&q=sehat&priceMax=500000',
    `/api/v1/health?${ORDER}&q=sehat&priceMax=500000&dob=1990-05-17`,
  ],
])('the document asks for the first plans of %s', (_name, address, path) => {
  expect(firstPlansPath('kesehatan', address, TODAY)).toBe(path);
});

test('a list that comes back with more pages asks by itself', () => {
  expect(firstPlansPath('kesehatan', '?dob=1990-05-17&page=3', TODAY)).toBeNull();
});

test('nobody is asked for a birth date that no product can be for', () => {
  expect(firstPlansPath('kesehatan', '?dob=1815-05-17', TODAY)).toBeNull();
});

test('the document asks for one plan as its page does', () => {
  expect(firstPlanPath('kesehatan', 'p-1', '?dob=1990-05-17&q=sehat', TODAY)).toBe(
    '/api/v1/health/p-1?dob=1990-05-17',
  );
  expect(firstPlanPath('kesehatan', 'p-1', '', TODAY)).toMatch(/^\/api\/v1\/health\/p-1/);
});

test('the document asks for the products of a vehicle, cheapest first', () => {
  const vehicle = 'vehicleType=MV4&year=2024&model=C001&price=237000000&plat=B';
  expect(firstPlansPath('kendaraan', `?${vehicle}&brand=toyota&category=tlo`, TODAY)).toBe(
    `/api/v1/vehicle-insurances?sortField=premium&sortOrder=asc&page=1&category=tlo&size=10&${vehicle}`,
  );
  expect(firstPlansPath('kendaraan', '?vehicleType=MV4&year=2024', TODAY)).toBeNull();
});

test('what is posted is asked by the page itself', () => {
  const house =
    '?occupation=2976&buildingPrices=1200000000&ownership=Sewa&classConstruction=class1&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota+Denpasar';
  expect(firstPlansPath('kebakaran', house, TODAY)).toBeNull();
  expect(firstPlanPath('kebakaran', 'p-1', house, TODAY)).toBeNull();
});
