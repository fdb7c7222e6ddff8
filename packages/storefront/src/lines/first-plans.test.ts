import { createClient } from '@naungan/api/client';
import { PAGE_SIZE, readPlanQuery } from '@naungan/ui/plans/plan-query';
import { expect, test } from 'vitest';
import { firstPlanCall, firstPlansCall, planListQuery } from './first-plans.ts';
import { lineCalls } from './line-calls.ts';
import { readSearch } from './plan-url.ts';

const TODAY = '2026-11-22';
const SORT_AND_PAGE = 'sortField=createdAt&sortOrder=desc&page=1&size=10';

// The document is the server-rendered HTML, whose inline script makes these calls before the page's scripts load.
test.each([
  ['a birth date', '?dob=1990-05-17', `/api/v1/health?${SORT_AND_PAGE}&dob=1990-05-17`],
  [
    'filters',
    '?dob=1990-05-17&q=sehat&priceMax=500000',
    `/api/v1/health?${SORT_AND_PAGE}&q=sehat&priceMax=500000&dob=1990-05-17`,
  ],
])('the document requests the first plans for %s', (_name, urlQuery, path) => {
  expect(firstPlansCall('kesehatan', urlQuery, TODAY)).toEqual({ url: path });
});

test('the document makes no call for a list that is restored with several pages', () => {
  expect(firstPlansCall('kesehatan', '?dob=1990-05-17&page=3', TODAY)).toBeNull();
});

test('the document makes no call for a birth date that no product accepts', () => {
  expect(firstPlansCall('kesehatan', '?dob=1815-05-17', TODAY)).toBeNull();
});

test('the document requests a plan for the birth date of the URL, without the filters of the list', () => {
  expect(firstPlanCall('kesehatan', 'p-1', '?dob=1990-05-17&q=sehat', TODAY)).toEqual({
    url: '/api/v1/health/p-1?dob=1990-05-17',
  });
  expect(firstPlanCall('kesehatan', 'p-1', '', TODAY).url).toMatch(/^\/api\/v1\/health\/p-1/);
});

test('the document requests the products for a search with all vehicle fields, cheapest first', () => {
  const vehicle = 'vehicleType=MV4&year=2024&model=C001&price=237000000&plat=B';
  expect(firstPlansCall('kendaraan', `?${vehicle}&brand=toyota&category=tlo`, TODAY)).toEqual({
    url: `/api/v1/vehicle-insurances?sortField=premium&sortOrder=asc&page=1&category=tlo&size=10&${vehicle}`,
  });
  expect(firstPlansCall('kendaraan', '?vehicleType=MV4&year=2024', TODAY)).toBeNull();
});

test('the document requests the prices for a search with all building fields by the same calls as the scripts of the page', async () => {
  const house =
    '?occupation=2976&buildingPrices=1200000000&ownership=Sewa&classConstruction=class1&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota+Denpasar';
  const requests: { url: string; body: unknown }[] = [];
  const client = createClient({
    token: () => null,
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    fetch: async (url, init) => {
      requests.push({ url: String(url), body: init?.body });
      return Response.json({
        error: false,
        message: 'ok',
        response: { products: {}, building: {}, product: {} },
      });
    },
  });
  const search = readSearch('kebakaran', house);
  const query = planListQuery(readPlanQuery('kebakaran', new URLSearchParams(house)), PAGE_SIZE);
  await lineCalls(client, 'kebakaran').loadPlans(search, query);
  await lineCalls(client, 'kebakaran').loadPlan('p-1', search);
  expect(requests).toEqual([
    firstPlansCall('kebakaran', house, TODAY),
    firstPlanCall('kebakaran', 'p-1', house, TODAY),
  ]);
  expect(firstPlansCall('kebakaran', '?occupation=2976', TODAY)).toBeNull();
});
