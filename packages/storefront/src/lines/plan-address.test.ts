import { DEFAULT_PLAN_QUERY } from '@naungan/ui/plans/plan-query';
import { describe, expect, it } from 'vitest';
import { withOwnLinks } from '../links.ts';
import { addressComparing, listHrefs, listSearch, planHrefs, readSearch, sharedIds } from './plan-address.ts';

const HOST = { links: withOwnLinks(), urlOf: (path: string) => `https://toko.example${path}` };
const FILTERED = { ...DEFAULT_PLAN_QUERY, q: 'sehat', page: 2 };
const LIST = '/products/kesehatan/plan';

describe('the search of an address', () => {
  it.each([
    ['?dob=1985-05-12', '1985-05-12'],
    ['?dob=1985-02-30', undefined],
    ['?dob=', undefined],
    ['?compare=a,b', undefined],
    ['', undefined],
  ])('%j is %s', (search, dob) => {
    expect(readSearch('kesehatan', search)).toEqual(dob ? { dob } : {});
  });
});

describe('the links of a list', () => {
  it('take its filters and the birth date along', () => {
    const hrefs = listHrefs(HOST, 'kesehatan', FILTERED, { dob: '1985-05-12' });
    expect(hrefs.detail('p1')).toBe(`${LIST}/p1?dob=1985-05-12&q=sehat&page=2`);
    expect(hrefs.order('p1')).toBe('/products/kesehatan/order/p1?dob=1985-05-12&q=sehat&page=2');
    expect(hrefs.change).toBe('/products/kesehatan?dob=1985-05-12');
  });

  it('hold no birth date that nobody gave: an order would begin with it', () => {
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
  ])('stand in the address of %o for %s as %j', (query, dob, search) => {
    expect(listSearch('kesehatan', query, dob ? { dob } : {})).toBe(search);
  });
});

describe('the links of a plan', () => {
  it.each([
    ['?dob=1985-05-12&q=sehat', '?dob=1985-05-12'],
    ['?q=sehat', ''],
    ['', ''],
  ])('pass %j on, and %j to the landing page', (search, change) => {
    expect(planHrefs(HOST.links, 'kesehatan', 'p1', search)).toMatchObject({
      landing: '/products/kesehatan',
      list: LIST + search,
      order: `/products/kesehatan/order/p1${search}`,
      change: `/products/kesehatan${change}`,
    });
  });
});

describe('the address of a shared comparison', () => {
  it.each([
    ['?compare=a,b', ['a', 'b']],
    ['?compare=a%2Cb', ['a', 'b']],
    ['?compare=a,b,c', ['a', 'b']],
    ['?compare=,a,', ['a']],
    ['?dob=1985-05-12', []],
  ])('%j opens %j where two are the most', (search, ids) => {
    expect(sharedIds(search, 2)).toEqual(ids);
  });

  it.each([
    ['?compare=a,b', ['a', 'b'], '?compare=a%2Cb'],
    ['?compare=a,b,c', ['a', 'c'], '?compare=a%2Cc'],
    ['?compare=a,b', ['a'], ''],
    ['?dob=1985-05-12&compare=a,b', [], '?dob=1985-05-12'],
    ['?dob=1985-05-12', ['a', 'b'], '?dob=1985-05-12'],
  ])('%j is, with %j chosen, %j', (search, ids, next) => {
    expect(addressComparing({ pathname: LIST, search }, ids)).toBe(LIST + next);
  });
});
