import { DEFAULT_PLAN_QUERY, readPlanQuery } from '@naungan/ui/plans/plan-query';
import { describe, expect, it } from 'vitest';
import { withSiteLinks } from '../links.ts';
import { listHrefs, listQuery, planHrefs, readSearch, sharedIds, urlWithComparison } from './plan-url.ts';

const HOST = { links: withSiteLinks(), urlOf: (path: string) => `https://toko.example${path}` };
const FILTERED = { ...DEFAULT_PLAN_QUERY, q: 'sehat', page: 2 };
const LIST = '/products/kesehatan/plan';

describe('the search of a URL', () => {
  it.each([
    ['?dob=1985-05-12', '1985-05-12'],
    ['?dob=1985-02-30', undefined],
    ['?dob=', undefined],
    ['?compare=a,b', undefined],
    ['', undefined],
  ])('readSearch reads the query %j as a search with the birth date %s', (search, dob) => {
    expect(readSearch('kesehatan', search)).toEqual(dob ? { dob } : {});
  });
});

describe('the links of a list', () => {
  it('the links of a list contain its filters and the birth date', () => {
    const hrefs = listHrefs(HOST, 'kesehatan', FILTERED, { dob: '1985-05-12' });
    expect(hrefs.detail('p1')).toBe(`${LIST}/p1?dob=1985-05-12&q=sehat&page=2`);
    expect(hrefs.order('p1')).toBe('/products/kesehatan/order/p1?dob=1985-05-12&q=sehat&page=2');
    expect(hrefs.change).toBe('/products/kesehatan?dob=1985-05-12');
  });

  it('the links of a list contain no birth date if the visitor entered none, so that an order starts without a date', () => {
    const hrefs = listHrefs(HOST, 'kesehatan', FILTERED, {});
    expect(hrefs.detail('p1')).toBe(`${LIST}/p1?q=sehat&page=2`);
    expect(hrefs.order('p1')).toBe('/products/kesehatan/order/p1?q=sehat&page=2');
    expect(hrefs.change).toBe('/products/kesehatan');
    expect(listHrefs(HOST, 'kesehatan', DEFAULT_PLAN_QUERY, {}).order('p1')).toBe(
      '/products/kesehatan/order/p1',
    );
  });

  it.each([
    [DEFAULT_PLAN_QUERY, '1985-05-12', '?dob=1985-05-12'],
    [FILTERED, undefined, '?q=sehat&page=2'],
    [DEFAULT_PLAN_QUERY, undefined, ''],
  ])(
    'the links for the filters %o and the birth date %s end with the query string %j',
    (query, dob, search) => {
      expect(listQuery('kesehatan', query, dob ? { dob } : {})).toBe(search);
    },
  );
});

describe('the links of vehicles', () => {
  const VEHICLE = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';
  const search = readSearch('kendaraan', `?${VEHICLE}`);
  const query = readPlanQuery('kendaraan', new URLSearchParams(`${VEHICLE}&category=tlo`));
  const hrefs = listHrefs(HOST, 'kendaraan', query, search);

  it('the links of vehicles have the paths of the specification, with the vehicle in the query', () => {
    expect(hrefs.detail('p1')).toBe(`/products/kendaraan/list/p1?${VEHICLE}&category=tlo`);
    expect(hrefs.order('p1')).toBe(`/products/kendaraan/p1/order?${VEHICLE}&category=tlo`);
    expect(hrefs.change).toBe(`/products/kendaraan?${VEHICLE}`);
  });

  it('a shared comparison of vehicle plans contains the vehicle, which is not personal data; a comparison of health plans contains no birth date', () => {
    expect(hrefs.compare(['a', 'b'])).toBe(
      `https://toko.example/products/kendaraan/list?${VEHICLE}&compare=a,b`,
    );
    const healthHrefs = listHrefs(HOST, 'kesehatan', FILTERED, { dob: '1985-05-12' });
    expect(healthHrefs.compare(['a', 'b'])).toBe(`https://toko.example${LIST}?compare=a,b`);
  });
});

describe('the links of buildings', () => {
  const HOUSE =
    'occupation=2976&timePeriod=3&buildingPrices=1200000000&ownership=Sewa&isKprBtn=tidak&construction=Rangka+Baja&classConstruction=class1&totalFloor=2&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota+Denpasar&coverages=kebakaran-gempabumi&coverages=kebakaran';
  const search = readSearch('kebakaran', `?${HOUSE}`);
  const query = readPlanQuery('kebakaran', new URLSearchParams(HOUSE));
  const hrefs = listHrefs(HOST, 'kebakaran', query, search);

  it("the links of buildings lead to the pages of the plan's product type, with the building in the query", () => {
    expect(hrefs.detail('p1')).toBe(`/products/kebakaran/plan/p1?${HOUSE}`);
    expect(hrefs.detail('p1', 'kebakaran-gempabumi')).toBe(`/products/kebakaran-gempabumi/plan/p1?${HOUSE}`);
    expect(hrefs.order('p1', 'kebakaran-gempabumi')).toBe(`/products/kebakaran-gempabumi/order/p1?${HOUSE}`);
    expect(hrefs.change).toBe(`/products/kebakaran?${HOUSE}`);
  });
});

describe('the links of a plan', () => {
  it.each([
    ['?dob=1985-05-12&q=sehat', '?dob=1985-05-12'],
    ['?q=sehat', ''],
    ['', ''],
  ])(
    'the links of a plan have the query %j, and the link to the search form has the query %j',
    (search, change) => {
      expect(planHrefs(HOST.links, 'kesehatan', 'p1', search)).toMatchObject({
        landing: '/products/kesehatan',
        list: LIST + search,
        order: `/products/kesehatan/order/p1${search}`,
        change: `/products/kesehatan${change}`,
      });
    },
  );
});

describe('the URL of a shared comparison', () => {
  it.each([
    ['?compare=a,b', ['a', 'b']],
    ['?compare=a%2Cb', ['a', 'b']],
    ['?compare=a,b,c', ['a', 'b']],
    ['?compare=,a,', ['a']],
    ['?compare=a&compare=b&compare=c', ['a', 'b']],
    ['?dob=1985-05-12', []],
  ])('the URL of a shared comparison with the query %j opens the plans %j, two at most', (search, ids) => {
    expect(sharedIds(search, 2)).toEqual(ids);
  });

  it.each([
    ['?compare=a,b', ['a', 'b'], '?compare=a%2Cb'],
    ['?compare=a,b,c', ['a', 'c'], '?compare=a%2Cc'],
    ['?compare=a,b', ['a'], ''],
    ['?dob=1985-05-12&compare=a,b', [], '?dob=1985-05-12'],
    ['?dob=1985-05-12', ['a', 'b'], '?dob=1985-05-12'],
  ])(
    'the URL of a shared comparison with the query %j and the chosen plans %j gets the query %j',
    (search, ids, expectedQuery) => {
      expect(urlWithComparison({ pathname: LIST, search }, ids)).toBe(LIST + expectedQuery);
    },
  );
});
